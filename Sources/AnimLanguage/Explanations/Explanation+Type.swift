extension Explanation {
  static let typePages = #"""
    ## type/mismatch

    A value has another type than its place wants. The message names both, and shows what wants it.

    Types are known before a script starts, so this cannot go wrong half way through.

    ```anim error
    layer card {}
    card.position = 10
    ```

    ```anim
    layer card {}
    card.position = (10, 10)
    ```

    ## type/missing-unit

    A plain number stands where a duration or an angle is wanted. `1` could be a second or a millisecond, a degree or a
    radian.

    Units are types: durations are written `1s` or `250ms`, angles `90deg` or `0.25turn`.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s
    ```

    ## type/percent-here

    A percentage is a fraction, `50%` is `0.5`. It can be written where a fraction is wanted, such as for `opacity`, and
    as a factor. Elsewhere it would be a percentage of something that nobody named.

    ```anim error
    layer card { cornerRadius = 50% }
    ```

    ```anim
    layer card { bounds = (0, 0, 40, 40)  cornerRadius = 50% * bounds.size.width }
    ```

    ## type/operands

    An operator does not work on values of these types: units do not mix by themselves, and texts are not counted.

    ```anim error
    print 1s + 1
    ```

    ```anim
    print 1s + 1s
    ```

    ## type/optional

    A value that may be `none` is used as if it were always there.

    Give a value for that case with `??`, go on only if it is there with `?.`, or open it with `if let` or a comparison
    with `none`.

    ```anim error
    let n = number("3")
    print n + 1
    ```

    ```anim
    let n = number("3") ?? 0
    print n + 1
    ```

    ## type/never-absent

    A value that is always there is treated as if it could be `none`: what is written for that case never happens.

    ```anim error
    let n = 3
    print n ?? 0
    ```

    ```anim
    let n: number? = 3
    print n ?? 0
    ```

    ## type/needs-type

    `none` and `[]` belong to any optional and to any list, and a handler's own parameter takes whatever it is declared
    with. Where nothing else says the type, it has to be written.

    ```anim error
    var best = none
    ```

    ```anim
    var best: number? = none
    ```

    ## type/mixed

    The elements of a list, or both values of a choice, need a common type.

    ```anim error
    print [1, "two"]
    ```

    ```anim
    print ["1", "two"]
    ```

    ## type/cast

    `as` says what an `any` holds, or which type of layer a layer has. Here it cannot: the value never is of that type, or
    always is.

    It does not convert; `string(x)`, `number(x)`, `angle.degrees` and the like do.

    ```anim error
    print 3 as string
    ```

    ```anim
    print string(3)
    ```

    ## type/no-value

    A call of a function that returns nothing stands where a value is needed.

    ```anim error
    func greet() { print "hello" }
    print greet()
    ```

    ```anim
    func greet() -> string { return "hello" }
    print greet()
    ```

    ## type/no-elements

    Something that is no list is indexed, or something that is neither list nor range is looped over.

    ```anim error
    for i in 3 { print i }
    ```

    ```anim
    for i in 0..<3 { print i }
    ```

    ## type/extends-itself

    A layer type extends itself, directly or by way of others, so it would never be complete.

    ```anim error
    layer type Ring: Ring {}
    ```

    ```anim
    layer type Ring: shape {}
    ```

    ## type/property

    A property of a layer holds a value. Timers, animators, views and events are none: they belong to the run.

    ```anim error
    layer type Clock {
      property ticking: timer? = none
    }
    ```

    ```anim
    layer type Clock {
      property isTicking: bool = false
    }
    ```

    ## type/properties-differ

    A property is used through a plain `layer`, or by an animation that is kept, and layer types have it with different
    types.

    `as` says which of them it is. An animation that is kept, and is of such a property, stands in the body of a layer
    that has it.

    ```anim error
    layer type Note { property size: number = 1 }
    layer type Page { property size: string = "A4" }
    func show(sheet: layer) { print sheet.size }
    layer note: Note {}
    show(note)
    ```

    ```anim
    layer type Note { property size: number = 1 }
    layer type Page { property size: string = "A4" }
    func show(sheet: layer) { print (sheet as Note).size }
    layer note: Note {}
    show(note)
    ```

    ## type/out-of-range

    A number is beyond what its place shows or takes: nothing is more opaque than 1, no radius is less than 0. The tables of
    properties say where each ends.

    Mostly a percentage lost its sign: `50%` is `0.5`. What an easing does on the way is told apart, as animation/overshoot.

    ```anim error
    layer card {}
    card.opacity = 50
    ```

    ```anim
    layer card {}
    card.opacity = 50%
    ```
    """#
}
