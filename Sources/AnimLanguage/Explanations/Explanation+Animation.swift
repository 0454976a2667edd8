extension Explanation {
  static let animationPages = #"""
    ## animation/not-animatable

    What stands behind `animate` is no property that animates. Variables do not animate, nor do properties that are
    computed from others (`frame` follows from `position` and `bounds`) or that take one of a few words.

    ```anim error
    layer card {}
    animate card.frame to (0, 0, 40, 40) over 1s
    ```

    ```anim
    layer card {}
    animate card.bounds to (0, 0, 40, 40) over 1s
    ```

    ## animation/contradictory-clauses

    Two clauses of an animation say different things about the same, such as `from`, `to` and `by` together, or a spring
    with a duration.

    ```anim error
    layer card {}
    animate card.opacity from 0 to 1 by 1 over 1s
    ```

    ```anim
    layer card {}
    animate card.opacity from 0 to 1 over 1s
    ```

    ## animation/misplaced-clause

    A clause belongs to another form of animation: `progress` to transitions, `key` and `then` to a group and not to its
    entries, `to` to a property and not to a whole layer.

    ```anim error
    layer card {}
    animate card over 1s { opacity to 1 key "fade" }
    ```

    ```anim
    layer card {}
    animate card over 1s key "fade" { opacity to 1 }
    ```

    ## animation/useless-clause

    A clause does nothing without another one, or beside it: `at` and `mode` need `through` or `along`, `tension` a
    smooth curve, `rotate auto` a path.

    ```anim error
    layer card {}
    animate card.opacity to 1 at [0%, 100%] over 1s
    ```

    ```anim
    layer card {}
    animate card.opacity through [0, 0.8, 1] at [0%, 30%, 100%] over 1s
    ```

    ## animation/no-end

    An animation names a property and neither where it starts nor where it goes.

    ```anim error
    layer card {}
    animate card.opacity over 1s
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s
    ```

    ## animation/not-additive

    `by`, `additive` and `cumulative` add values up, and values of this type cannot be added.

    ```anim error
    layer card {}
    animate card.hidden by true over 1s
    ```

    ```anim
    layer card {}
    animate card.hidden to true over 1s
    ```

    ## animation/keyframes

    The lists of a keyframe animation do not match: `at` has one time for each value of `through`, `ease` one easing for
    each way between two of them, and there are at least two values.

    ```anim error
    layer card {}
    animate card.opacity through [0, 1, 0] at [0%, 100%] over 1s
    ```

    ```anim
    layer card {}
    animate card.opacity through [0, 1, 0] at [0%, 50%, 100%] over 1s
    ```

    ## animation/key-times

    Key times are fractions of the duration that rise from 0% to 100%.

    A list out of order would let the animation jump back; in Core Animation it shows something undefined.

    ```anim error
    layer card {}
    animate card.opacity through [0, 1, 0, 1] at [0%, 50%, 40%, 100%] over 1s
    ```

    ```anim
    layer card {}
    animate card.opacity through [0, 1, 0, 1] at [0%, 40%, 50%, 100%] over 1s
    ```

    ## animation/clause-type

    A clause does not work on the type of the property: `along` moves a point, `in` says how colours mix.

    ```anim error
    layer card {}
    animate card.opacity to 1 in oklab over 1s
    ```

    ```anim
    layer card { backgroundColor = blue }
    animate card.backgroundColor to red in oklab over 1s
    ```

    ## animation/useless-duration

    A duration is zero or negative where something should take time. `over 0s` means the transaction's duration, as in
    Core Animation, and not "at once".

    To set a value at once, set it with actions disabled.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 0s
    ```

    ```anim
    layer card {}
    transaction <disableActions> { card.opacity = 0 }
    ```

    ## animation/useless-repeat

    An animation repeats zero times or less, so it would never run. Without `repeat` it runs once.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s repeat 0 times
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s repeat 2 times
    ```

    ## animation/cut-off

    An animation goes on beyond the end of the group, or of the block of keyframes, that it is part of. It is cut off
    there, at whatever value it has.

    An entry of a group lasts as long as the group unless it says otherwise; with a delay it would end later.

    ```anim error
    layer card {}
    animate card over 1s {
      opacity to 0
      rotation by 1turn delay 0.5s
    }
    ```

    ```anim
    layer card {}
    animate card over 1s {
      opacity to 0
      rotation by 1turn over 0.5s delay 0.5s
    }
    ```

    ## animation/overshoot

    The easing goes beyond the end of the animation before it comes back, and the property has nothing to show there:
    nothing is more opaque than 1, no stroke is longer than its path.

    The animation would seem to stop early.

    ```anim error
    layer card { opacity = 0 }
    animate card.opacity to 1 over 1s ease easeOutBack
    ```

    ```anim
    layer card { opacity = 0 }
    animate card.opacity to 1 over 1s ease easeOut
    ```

    ## animation/conflict

    Two animations under different written keys drive one property of a layer at the same time. The one added last is
    seen; the other runs unseen beneath it.

    That is Core Animation's rule, and seldom meant. One key lets the later take the place of the earlier; `additive`
    adds them up.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s key "fade out"
    animate card.opacity to 1 over 1s key "fade in"
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s key "fade"
    wait 0.5s
    animate card.opacity to 1 over 1s key "fade"
    ```

    ## animation/duplicate-option

    An option of a transaction, or of a block of changes, is given twice.

    ```anim error
    layer card {}
    transaction <duration: 1s, duration: 2s> { card.opacity = 0 }
    ```

    ```anim
    layer card {}
    transaction <duration: 2s> { card.opacity = 0 }
    ```

    ## animation/block-taken-off

    `off` takes back what `on` registered, and finds it by the handler's name. A block has no name to be found by.

    ```anim error
    layer card {}
    off card finish "fade" { print "faded" }
    ```

    ```anim
    layer card {}
    handler faded() { print "faded" }
    on card finish "fade" call faded
    off card finish "fade" call faded
    animate card.opacity to 0 over 1s key "fade"
    ```

    ## animation/pause-of-key

    `pause` and `resume` stop the time of a layer and all that is in it. A single animation has no time of its own that
    could be stopped so.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s key "fade"
    pause card "fade"
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s key "fade"
    pause card
    ```

    ## animation/keyframe-block

    `at 0% for 25% { … }` is a keyframe: it stands directly in `animate keyframes over D { … }`, its fractions lie within
    the block, and the block runs once.

    ```anim error
    view card {}
    animate over 2s {
      at 0% for 25% { card.opacity = 0 }
    }
    ```

    ```anim
    view card {}
    animate keyframes over 2s {
      at 0% for 25% { card.opacity = 0 }
    }
    ```

    ## animation/animator

    An animator is told something that it cannot do, or something that is no animator is started. Animators take `over`,
    `ease` and `spring`, are told as a whole, and say with `finish … at` where they leave their views.

    ```anim error
    view card {}
    let mover = animator over 1s { card.opacity = 0 }
    start mover
    stop mover
    finish mover
    ```

    ```anim
    view card {}
    let mover = animator over 1s { card.opacity = 0 }
    start mover
    stop mover
    finish mover at current
    ```

    ## animation/unmoved-property

    A block of changes sets a property of a view that views do not animate, so it changes at once.

    Views animate what UIKit's do: geometry, opacity, background and the like, and properties of layer types that are
    declared with `animated`. `animate view.property to …` moves any other.

    ```anim error
    view card {}
    animate over 1s { card.borderWidth = 4 }
    ```

    ```anim
    view card {}
    animate card.borderWidth to 4 over 1s
    ```

    ## animation/replaced

    A layer has one animation of each key: a new one takes the place of the old. Here no time passes between the two, so the
    first shows nothing. Animations without `key` have the name of their property as key, and a change that animates by
    itself has it as well.

    Statements do not wait for animations. Those of a `sequence` do, and so does what stands in `then { }`.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s
    animate card.opacity to 1 over 1s
    ```

    ```anim
    layer card {}
    sequence {
      animate card.opacity to 0 over 1s
      animate card.opacity to 1 over 1s
    }
    ```

    ## animation/unmoved-layer

    A block of changes, or an animator, sets a property of a layer that no view owns. The block moves views alone: other
    layers animate by themselves as they always do, in the time of their transaction, and the block does not wait for them.

    ```anim error
    layer card {}
    animate over 1s { card.opacity = 0 }
    ```

    ```anim
    view card {}
    animate over 1s { card.opacity = 0 }
    ```

    ## animation/weak-damping

    A spring has so little damping that it swings for minutes, or for ever. Damping is a force and no ratio: a spring stops
    swinging at twice the square root of stiffness times mass, which is 20 for the spring that is written `spring()`.

    ```anim error
    layer card {}
    animate card.scale to 2 spring(damping: 0.5)
    ```

    ```anim
    layer card {}
    animate card.scale to 2 spring(duration: 0.5s, bounce: 0.5)
    ```

    ## animation/no-particles

    A cell of an emitter has no particles: its `birthRate` is 0 and its `lifetime` 0s until something else is said, and both
    are needed.

    ```anim error
    layer sparks: emitter {
      layer spark: emitterCell { birthRate = 10 }
    }
    ```

    ```anim
    layer sparks: emitter {
      layer spark: emitterCell { birthRate = 10  lifetime = 2s }
    }
    ```
    """#
}
