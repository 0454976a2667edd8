extension Explanation {
  static let statementPages = #"""
    ## statement/unused-value

    A statement is nothing but a value, and nothing is done with it.

    It is an error, since a misplaced operator or a `==` instead of `=` would look just so.

    ```anim error
    var x = 1
    x == 2
    ```

    ```anim
    var x = 1
    x = 2
    ```

    ## statement/unreachable

    A statement never runs, since the one before it leaves the block or never ends.

    ```anim error
    func half(n: number) -> number {
      return n / 2
      print "done"
    }
    print half(3)
    ```

    ```anim
    func half(n: number) -> number {
      print "halving"
      return n / 2
    }
    print half(3)
    ```

    ## statement/outside-loop

    `break` and `continue` act on the loop around them, and there is none. A block that runs later, such as that of
    `after`, is not in the loop that it was made in.

    ```anim error
    if now == 0s { break }
    ```

    ```anim
    for i in 0..<3 {
      if i == 1 { break }
    }
    ```

    ## statement/leaves-declaration

    `break`, `continue` or `return` would leave the declaration of a layer half way, with a layer that is not whole.

    ```anim error
    for i in 0..<3 {
      layer dot {
        if i == 1 { continue }
        opacity = 0.5
      }
    }
    ```

    ```anim
    for i in 0..<3 {
      layer dot {
        if i != 1 { opacity = 0.5 }
      }
    }
    ```

    ## statement/return

    `return` has a value where none is promised, or has none where one is. A function promises one with `->` and its type;
    handlers and blocks return nothing.

    ```anim error
    func half(n: number) { return n / 2 }
    ```

    ```anim
    func half(n: number) -> number { return n / 2 }
    ```

    ## statement/missing-return

    A function promises a value, and some way through it ends without one.

    ```anim error
    func sign(n: number) -> number {
      if n < 0 { return -1 }
    }
    print sign(1)
    ```

    ```anim
    func sign(n: number) -> number {
      if n < 0 { return -1 }
      return 1
    }
    print sign(1)
    ```

    ## statement/read-only

    Something is set that can only be read: what is on screen (`presentation`), or what follows from other values, such as
    `animationKeys`.

    ```anim error
    layer card {}
    card.presentation.opacity = 0.5
    ```

    ```anim
    layer card {}
    card.opacity = 0.5
    ```

    ## statement/constant

    A `let`, a parameter, the variable of a loop or a declared layer is set, and these never change. What changes is a
    `var`.

    ```anim error
    let count = 1
    count = 2
    ```

    ```anim
    var count = 1
    count = 2
    ```

    ## statement/no-first-value

    A variable, or a property of a layer type, has no first value. Only a `var` whose type is optional begins with
    `none` by itself.

    Nothing in the language is ever without a value.

    ```anim error
    var count: number
    count = 1
    ```

    ```anim
    var count: number = 0
    count = 1
    ```

    ## statement/cancel

    `cancel` ends a timer or an animation: it needs a timer, or a layer and perhaps a key. This is something else.

    ```anim error
    let tick = 1s
    cancel tick
    ```

    ```anim
    let tick = every 1s { print now }
    cancel tick
    ```

    ## statement/misplaced

    Some statements belong to one place: `property`, `changed`, `display` and `draw` to a layer type, `delegate`,
    `actions` and `style` to the body of a layer or layer type, drawing to `draw`.

    ```anim error
    layer card {
      property count: number = 0
    }
    ```

    ```anim
    layer type Badge {
      property count: number = 0
    }
    layer card: Badge {}
    ```

    ## statement/forbidden

    A block that runs by itself does what it cannot do there. `changed`, `delegate` and the like run in the middle of a
    change and cannot wait. `display` and `draw` run as often as the display wants, so they have no `random`; `draw`
    may run at any time, so it only draws.

    The functions that such a block calls count as well.

    ```anim error
    layer type Gauge {
      property level: number = 0
      changed level { wait 1s }
    }
    layer gauge: Gauge {}
    ```

    ```anim
    layer type Gauge {
      property level: number = 0
      changed level { after 1s { print level } }
    }
    layer gauge: Gauge {}
    ```

    ## statement/option-word

    An option of a drawing statement is one of a few words, and this is none of them.

    ```anim error
    layer type Ring {
      draw { stroke circle(center, 20) width 4 cap flat }
    }
    ```

    ```anim
    layer type Ring {
      draw { stroke circle(center, 20) width 4 cap butt }
    }
    ```

    ## statement/never-used

    What is declared does nothing: a variable inside of a block that nothing reads, an animator that nothing starts, a kept
    animation that nothing runs, a handler that nothing calls.

    In the body of a layer type a variable ends with the body; `property` stays with the layer. Variables of the top level
    are left alone, and so are files that only declare: others may use them. A name that begins with `_` says that it is
    meant so.

    ```anim error
    view card {}
    let fade = animator over 1s { card.opacity = 0 }
    print "ready"
    ```

    ```anim
    view card {}
    let fade = animator over 1s { card.opacity = 0 }
    start fade
    ```

    ## statement/no-effect

    Something is set or declared that does nothing there: a layer's `duration`, `repeatCount`, `repeatDuration`,
    `autoreverses` or `fillMode`, of whose timing only `beginTime`, `timeOffset` and `speed` count; an `emitterCell` in a
    layer that is no emitter; the geometry of a sublayer from its own `bounds`, which are empty, where those of the layer
    around it are meant; a variable that is set to itself; an animation from a value to the same.

    ```anim error
    layer card { duration = 2s }
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 2s
    ```
    """#
}
