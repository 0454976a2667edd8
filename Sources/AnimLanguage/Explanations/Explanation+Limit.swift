extension Explanation {
  static let limitPages = #"""
    ## limit/source-size

    A file is longer than a script may be: 32 MiB.

    Places in a program are counted in 32 bits, and what is so long is data rather than a script.

    ```anim error × 2000000
    print "a line of text"
    …
    ```

    ```anim
    for i in 0..<3 { print "a line of text" }
    ```

    ## limit/nesting

    Brackets, blocks or operators are nested more deeply than any reader could follow: 128 brackets, 500 levels of
    operators.

    The limit keeps a hostile text from exhausting the stack of whatever reads it.

    ```anim error
    print (((((((((((((((((((((((((((((((((((((((((((((
      ((((((((((((((((((((((((((((((((((((((((((((
      (((((((((((((((((((((((((((((((((((((((((((( 1
      ))))))))))))))))))))))))))))))))))))))))))))
      ))))))))))))))))))))))))))))))))))))))))))))
      )))))))))))))))))))))))))))))))))))))))))))))
    ```

    ```anim
    print ((1))
    ```

    ## limit/function-size

    A function, or the top level of a file, holds more values at one time than the machine can number: 65,535.

    It takes a statement that prints that many values, or as many variables. Keep the values in a list.

    ```anim error × 66000
    print 1,
      1,
      …
      1
    ```

    ```anim
    let many = [for i in 0..<66000: 1]
    print many.count
    ```

    ## limit/steps

    The script took more loop rounds and calls than a run may take. Mostly a loop never comes to its end.

    Steps are counted instead of time, so that the same script stops at the same place on every machine.

    ```anim error
    var count = 0
    while count >= 0 { count += 1 }
    ```

    ```anim
    var count = 0
    while count < 100 { count += 1 }
    ```

    ## limit/steps-per-instant

    The script took more loop rounds and calls at one instant than a run may take: its clock stands still. Mostly a loop
    never comes to its end and never waits.

    Scripts that run for long are fine, as long as time goes on.

    ```anim error
    var count = 0
    while count >= 0 { count += 1 }
    ```

    ```anim
    var count = 0
    while count < 100 {
      count += 1
      wait 1s
    }
    ```

    ## limit/wall-time

    The run took more time on the clock of the machine than its host allows. How much work that is depends on the
    machine; what happened until then is the same everywhere.

    A host that runs other people's scripts sets this limit; `anim run` has none.

    ```anim error
    var count = 0
    while count >= 0 { count += 1 }
    ```

    ```anim
    var count = 0
    while count < 100 { count += 1 }
    ```

    ## limit/call-depth

    Calls are nested more deeply than a run allows. Mostly a function calls itself without an end.

    Each call that is not over yet takes memory. The message shows the first and the last calls, and folds what repeats.

    ```anim error
    func sum(n: number) -> number { return n + sum(n - 1) }
    print sum(3)
    ```

    ```anim
    func sum(n: number) -> number { return n == 0 ? 0 : n + sum(n - 1) }
    print sum(3)
    ```

    ## limit/turns

    More turns ran at one instant than a run allows: something starts again at the very instant at which it ends, so
    time never goes on.

    Handlers, timers and strands run one after another at the same instant. A handler that starts again what it is
    called for needs a way to stop, or some time in between.

    ```anim error
    func again() { after 0s { again() } }
    again()
    ```

    ```anim
    var rounds = 0
    func again() {
      rounds += 1
      if rounds < 3 { after 0s { again() } }
    }
    again()
    ```

    ## limit/registers

    The calls of one strand hold more values at a time than a run allows. Mostly a function that keeps many values calls
    itself too deeply.

    ```anim error
    func fill(a: rect, _ b: rect) -> number { return fill(b, a) + 1 }
    print fill((0, 0, 1, 1), (0, 0, 2, 2))
    ```

    ```anim
    func fill(a: rect, _ b: rect) -> number { return a.width + b.width }
    print fill((0, 0, 1, 1), (0, 0, 2, 2))
    ```

    ## limit/animations

    More animations are attached to layers than a run allows. Those without a key, and those under keys of their own, add
    up.

    ```anim error
    layer card {}
    for i in 0..<1000000 { animate card.zPosition by 0 over 1s key "\(i)" additive }
    ```

    ```anim
    layer card {}
    for i in 0..<10 { animate card.zPosition by 0 over 1s key "\(i)" additive }
    ```

    ## limit/timers

    More timers, or expectations of later instants, are pending than a run allows.

    ```anim error
    for i in 0..<1000000 { after 1s {} }
    ```

    ```anim
    for i in 0..<10 { after 1s {} }
    ```

    ## limit/strands

    More strands wait than a run allows. `parallel`, handlers that wait and blocks of timers are strands.

    ```anim error
    func split() { parallel { split(); split() } }
    split()
    ```

    ```anim
    parallel {
      wait 1s
      wait 2s
    }
    ```

    ## limit/registrations

    More handlers, delegates, actions and animators are registered than a run allows. `off` takes a handler off.

    ```anim error
    layer card {}
    handler tapped(layer, round: number) {}
    for i in 0..<1000000 { on card tap call tapped(i) }
    ```

    ```anim
    layer card {}
    handler tapped(layer, round: number) {}
    for i in 0..<10 { on card tap call tapped(i) }
    ```

    ## limit/live-bytes

    The script holds more memory than a run allows: lists, texts and paths that are kept, and output that nobody takes.

    ```anim error
    var texts: [string] = []
    for i in 0..<1000000 { texts.append("a text that is long enough to count \(i)") }
    ```

    ```anim
    var texts: [string] = []
    for i in 0..<10 { texts.append("a text that is long enough to count \(i)") }
    ```

    ## limit/path-length

    A path would have more points than a run allows.

    ```anim error × 2000
    let line = polygon([
      (0, 0),
      …
    ])
    ```

    ```anim
    let line = polygon([
      (0, 0),
      (40, 0),
    ])
    ```

    ## limit/imported-bytes

    The files that a script imports are longer together than a run allows.

    ```anim easings.anim
    // A file that is longer than the limit of this page, which is low so that the page can show it.
    let gentle = cubicBezier(0.3, 0, 0.2, 1)
    ```

    ```anim error
    import "easings.anim"
    ```

    ```anim easings.anim
    let gentle = cubicBezier(0.3, 0, 0.2, 1)
    ```

    ```anim
    import "easings.anim"
    print gentle
    ```

    ## limit/layers

    The script made more layers than a run allows. A loop or a function that makes layers runs too often.

    ```anim error
    for i in 0..<1000000000 { layer dot {} }
    ```

    ```anim
    for i in 0..<10 { layer dot {} }
    ```

    ## limit/list-count

    A list would have more elements than a run allows. The size is looked at before any memory is taken.

    ```anim error
    print [for i in 0..<1000000000: i].count
    ```

    ```anim
    print [for i in 0..<10: i].count
    ```

    ## limit/string-length

    A string would be longer than a run allows. The size is looked at before any memory is taken.

    Twice as long forty times over is a thousand thousand million times as long.

    ```anim error
    var text = "ha"
    for i in 0..<40 { text = text + text }
    ```

    ```anim
    var text = "ha"
    for i in 0..<4 { text = text + text }
    print text
    ```

    ## limit/duration

    The run was stopped, since its clock had gone further than a run without `--until` may go. What happened until then
    counts; this is a warning.

    A script that would wait for days would otherwise keep `anim run` busy for ever, step by step.

    ```anim error
    wait 100min
    ```

    ```anim
    wait 1min
    ```
    """#
}
