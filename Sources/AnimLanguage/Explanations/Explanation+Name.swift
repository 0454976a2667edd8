extension Explanation {
  static let namePages = #"""
    ## name/unknown

    A name means nothing here: nothing is declared under it, or only in another block or further down.

    Variables and layers are known from their line to the end of their block; functions, handlers and layer types in the
    whole file.

    ```anim error
    let speed = 2
    print sped
    ```

    ```anim
    let speed = 2
    print speed
    ```

    ## name/unknown-property

    Layers have no property of this name, or only layers of another kind have it.

    Properties have Core Animation's names: `opacity` for alpha, `position.x` for left, `zPosition` for z-index. A
    declared sublayer or a `property` of the layer's type counts as well.

    ```anim error
    layer card {}
    card.opactiy = 0.5
    ```

    ```anim
    layer card {}
    card.opacity = 0.5
    ```

    ## name/unknown-member

    A value has nothing of this name behind its dot.

    ```anim error
    print "hello".length
    ```

    ```anim
    print "hello".count
    ```

    ## name/unknown-function

    There is no function of this name, neither one of the language nor one of the file or what it imports.

    ```anim error
    print squareRoot(16)
    ```

    ```anim
    print sqrt(16)
    ```

    ## name/unknown-handler

    `call` names a handler that nothing declares.

    ```anim error
    layer card {}
    handler settled() {}
    animate card.opacity to 0 over 1s then call setled
    ```

    ```anim
    layer card {}
    handler settled() {}
    animate card.opacity to 0 over 1s then call settled
    ```

    ## name/unknown-type

    There is no type of this name. The types are `number bool string duration angle color point size rect vector
    transform path image easing spring animation action timer animator range event layer view any`, every layer type of
    the script, lists `[number]` and optionals `number?`.

    ```anim error
    let width: float = 1.5
    ```

    ```anim
    let width: number = 1.5
    ```

    ## name/unknown-layer-kind

    After the `:` of a layer stands its kind: `shape`, `text`, `gradient`, `replicator`, `emitter`, `scroll`,
    `transformLayer`, or a layer type that the script declares.

    ```anim error
    layer ring: CAShapeLayer { path = circle((50, 50), 40) }
    ```

    ```anim
    layer ring: shape { path = circle((50, 50), 40) }
    ```

    ## name/unknown-event

    `on` knows the events `start`, `finish` and `cancel` of animations and `tap`, `doubleTap`, `press`, `release` and
    `move` from outside. Any other word is an event that a host may send, but this one is very near to one of those, or
    is none that can be sent or has a key.

    A misspelt event would wait for ever, in silence.

    ```anim error
    layer card {}
    on card tapp { print "tapped" }
    ```

    ```anim
    layer card {}
    on card tap { print "tapped" }
    ```

    ## name/unknown-option

    A transaction, or a block of changes, has no option of this name. A transaction knows `disableActions`, `duration`
    and `timing`.

    ```anim error
    layer card {}
    transaction <animationDuration: 1s> { card.opacity = 0 }
    ```

    ```anim
    layer card {}
    transaction <duration: 1s> { card.opacity = 0 }
    ```

    ## name/two-meanings

    In a block that knows the members of a layer, a bare name is both such a member and a variable declared outside.

    Whichever were chosen, some reader would expect the other, so the script has to say it: `self.speed` for the
    layer's, or another name for the variable.

    ```anim error
    let opacity = 0.5
    layer card {}
    with card { print opacity }
    ```

    ```anim
    let opacity = 0.5
    layer card {}
    with card { print self.opacity }
    ```

    ## name/already-declared

    A block, or the file, has two declarations of one name.

    ```anim error
    let count = 1
    let count = 2
    ```

    ```anim
    var count = 1
    count = 2
    ```

    ## name/nested-declaration

    Functions, handlers and layer types are declared at the top level, where the whole file sees them. This one is
    inside a block.

    ```anim error
    if now == 0s {
      func half(n: number) -> number { return n / 2 }
    }
    ```

    ```anim
    func half(n: number) -> number { return n / 2 }
    if now == 0s { print half(3) }
    ```

    ## name/not-offered

    A handler uses a value, such as `key` or `animation`, that the place which names it does not offer; or such a value is
    used outside of every handler.

    Completions and `on … finish` offer `layer key animation finished reason`, an action `layer key`, a transaction or
    block of views `finished`, an event from outside `layer event view`. Blocks in these places know the same names.

    ```anim error
    layer card {}
    handler told(key) { print key }
    transaction <duration: 1s> { card.opacity = 0 } then call told
    ```

    ```anim
    layer card {}
    handler told(finished) { print finished }
    transaction <duration: 1s> { card.opacity = 0 } then call told
    ```

    ## name/used-before-declared

    A call at the top level leads to a function that uses a variable whose line has not run yet.

    Functions are known in the whole file, so they can be called above the variables that they use; but a variable has
    its value only once its line has run.

    ```anim error
    print next()
    let step = 2
    func next() -> number { return step + 1 }
    ```

    ```anim
    let step = 2
    func next() -> number { return step + 1 }
    print next()
    ```

    ## name/unknown-action-key

    `actions` names what a change asks for: a property, or one of the events `orderIn`, `orderOut`, `sublayers` and
    `transition`. Nothing asks for an action of this name.

    ```anim error
    layer card { actions { opactiy: animation over 2s } }
    ```

    ```anim
    layer card { actions { opacity: animation over 2s } }
    ```

    ## name/short-action-key

    A `delegate` or `defaultAction` compares its key with a short name, such as `rotation`, or with a part of a property.
    Keys are full names of whole properties, so the two are never equal.

    ```anim error
    layer card {
      delegate(key) { return key == "rotation" ? animation over 2s : none }
    }
    ```

    ```anim
    layer card {
      delegate(key) { return key == "transform" ? animation over 2s : none }
    }
    ```

    ## name/unknown-word

    A property takes one of a few words, as Core Animation's constants are, and this is none of them. They are strings,
    since bare words would be names.

    ```anim error
    layer ring: shape { lineCap = "rond" }
    ```

    ```anim
    layer ring: shape { lineCap = "round" }
    ```

    ## name/no-host

    What stands behind `host` are functions of the program that runs a script. `anim` by itself is no such program, so a
    script that calls them cannot run there.

    ```anim error
    host.setVolume(0.5)
    ```

    ```anim
    print "volume 0.5"
    ```

    ## name/in-braces

    A text has braces with a name in them that is known here, as `"hello {who}"` or `"hello ${who}"`. Other languages put
    the value in; here the braces are text.

    What is put into a text stands in `\( )`.

    ```anim error
    let who = "Bob"
    print "hello {who}"
    ```

    ```anim
    let who = "Bob"
    print "hello \(who)"
    ```

    ## name/unknown-key

    A handler, a `wait for` or a `cancel` names a key that no animation of the script has, so it never comes to it. The same
    holds for tags. An animation without `key` has the name of its property as key.

    It is told of a whole script, and only if all its keys are written out.

    ```anim error
    layer card {}
    on card finish "Fade In" { print "there" }
    animate card.opacity to 0 over 1s key "Fade Out"
    ```

    ```anim
    layer card {}
    on card finish "Fade Out" { print "gone" }
    animate card.opacity to 0 over 1s key "Fade Out"
    ```

    ## name/never-equal

    A text is compared with what is only ever one of a few words, and is none of them: the reason why an animation is over,
    the state of an animator, a property that takes words, the key of an action.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s then { print reason == "completed" }
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s then { print reason == "finished" }
    ```

    ## name/similar-event

    An event that the script sends is handled nowhere, or one that it handles is sent nowhere, and another one is called
    nearly the same. A host may send events of any name, so an event is not told of if none is near.

    ```anim error
    layer card {}
    on card drag { print "dragged" }
    send drga to card
    ```

    ```anim
    layer card {}
    on card drag { print "dragged" }
    send drag to card
    ```
    """#
}
