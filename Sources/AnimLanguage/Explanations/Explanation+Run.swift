extension Explanation {
  static let runPages = #"""
    ## run/undeclared

    While the script ran, code used a variable or a sublayer whose declaration had not run yet.

    Where a call leads straight there it is found before the script starts (name/used-before-declared); here only the run
    could tell.

    ```anim error
    layer card {}
    on card tap call tapped
    send tap to card
    wait 1s
    let count = 3
    handler tapped() { print count }
    ```

    ```anim
    let count = 3
    layer card {}
    handler tapped() { print count }
    on card tap call tapped
    send tap to card
    wait 1s
    ```

    ## run/index-out-of-range

    A list has no element at this index. Indices are whole numbers from 0 to one less than the number of elements.

    ```anim error
    let colors = [red, green, blue]
    print colors[3]
    ```

    ```anim
    let colors = [red, green, blue]
    print colors[2]
    ```

    ## run/wrong-type

    `as` met a value of another type, or a layer that is not of the type or lacks the property that it is asked for.

    `as?` gives `none` in that case.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s then { print animation.toValue as color }
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s then { print animation.toValue as number }
    ```

    ## run/negative-time

    A `wait`, `after` or `delay` got a negative duration, and time does not go back.

    ```anim error
    let pause = 1s - 2s
    wait pause
    ```

    ```anim
    let pause = 2s - 1s
    wait pause
    ```

    ## run/wait

    Something waits in code that runs in the middle of a change, such as the handler of an action.

    The change has to be over before anything else can happen. What the script itself shows is found before it starts
    (statement/forbidden); here only the run could tell. `after` starts what may wait.

    ```anim error
    handler slowly(layer, key) { wait 1s }
    layer card { actions { opacity: call slowly } }
    card.opacity = 0
    ```

    ```anim
    handler slowly(layer, key) { after 1s { print key } }
    layer card { actions { opacity: call slowly } }
    card.opacity = 0
    ```

    ## run/interval

    `every` got an interval of zero or less, so its block would run for ever at one instant.

    ```anim error
    every 0s { print now }
    wait 1s
    ```

    ```anim
    every 0.5s { print now }
    wait 1s
    ```

    ## run/time-has-passed

    `at` names an instant that lies in the past. It counts from the start of the run; `after` counts from now.

    ```anim error
    wait 2s
    at 1s { print "late" }
    ```

    ```anim
    wait 2s
    after 1s { print "late" }
    ```

    ## run/repeat-count

    An animation cannot repeat a computed number of times that is not above zero.

    ```anim error
    layer card {}
    var rounds = 1 - 2
    animate card.opacity to 0 over 1s repeat rounds times
    ```

    ```anim
    layer card {}
    var rounds = 2 - 1
    animate card.opacity to 0 over 1s repeat rounds times
    ```

    ## run/animation

    An animation that was kept does not fit where it is used: it names another property or none, or its key times, which
    were computed, do not rise from 0 to 1.

    ```anim error
    layer card {}
    let fade = animation opacity to 0 over 1s
    animate card.zPosition using fade
    ```

    ```anim
    layer card {}
    let fade = animation opacity to 0 over 1s
    animate card using fade
    ```

    ## run/animator

    The state of an animator forbids what it is told. One that has not started cannot be reversed or stopped, one that
    runs cannot be finished, one that was stopped has to be finished first.

    ```anim error
    view card {}
    let mover = animator over 1s { card.opacity = 0 }
    start mover
    finish mover at end
    ```

    ```anim
    view card {}
    let mover = animator over 1s { card.opacity = 0 }
    start mover
    stop mover
    finish mover at end
    ```

    ## run/tree

    The tree of layers cannot be changed so: a layer cannot be put into itself, the stage cannot be removed, and nothing
    can be beside a layer that is nowhere.

    ```anim error
    layer outer { layer inner {} }
    insert outer in outer.inner
    ```

    ```anim
    layer outer { layer inner {} }
    layer other {}
    insert other in outer.inner
    ```

    ## run/empty-list

    Something is chosen from a list, or made from one, that has no elements.

    ```anim error
    var list = [1]
    list.removeLast()
    list.removeLast()
    ```

    ```anim
    var list = [1]
    list.removeLast()
    ```

    ## run/bad-argument

    A function or a property got a value of the right type that makes no sense to it, such as a spring without mass, a
    file name that is no path, or a word that the property does not take.

    ```anim error
    let s = spring(mass: 0)
    ```

    ```anim
    let s = spring(mass: 1)
    ```

    ## run/cancelled

    The run was cancelled from outside, by its host or with Ctrl-C. Nothing is wrong with the script.

    A cancelled run has not succeeded, so it is told.

    ```anim error
    while true { wait 1s }
    ```

    ```anim
    for i in 0..<3 { wait 1s }
    ```

    ## run/never-ends

    The run is over, since nothing is left that could happen, and something still waits: for an animation that never ends,
    or an event that never comes.

    What comes after the wait never runs. Cancel what is endless, or end the run with `--until`.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s repeat forever key "pulse"
    wait for card "pulse"
    print "over"
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s repeat 3 times key "pulse"
    wait for card "pulse"
    print "over"
    ```

    ## run/never-came

    The run ended before an `every` came round once, or before the second frame. Neither keeps a run alive: it ends when
    the script and all that is finite is over.

    `wait` keeps it alive, and `anim run --until 5s` ends it at an instant of your choice.

    ```anim error
    every 1s { print now }
    ```

    ```anim
    every 1s { print now }
    wait 3s
    ```
    """#
}
