/// Lines of other tools, what is told of them, and what the fixes make of them; see ``ForeignLine/all``.
let foreignLines = #"""
  card.alpha = 0.5
      name/unknown-property: unknown property 'alpha' on layer
      => card.opacity = 0.5
  card.rotate = 45deg
      name/unknown-property: unknown property 'rotate' on layer
      => card.rotation = 45deg
  card.backgroundcolor = red
      name/unknown-property: unknown property 'backgroundcolor' on layer
      => card.backgroundColor = red
  card.background-color = red
      name/unknown: unknown name 'background-color'
      => card.backgroundColor = red
  card.border-radius = 8
      name/unknown: unknown name 'border-radius'
      => card.cornerRadius = 8
  card.zIndex = 3
      name/unknown-property: unknown property 'zIndex' on layer
      => card.zPosition = 3
  card.left = 10
      name/unknown-property: unknown property 'left' on layer
      => card.position.x = 10
  card.top = 10
      name/unknown-property: unknown property 'top' on layer
      => card.position.y = 10
  card.width = 100
      name/unknown-property: unknown property 'width' on layer
      => card.bounds.size.width = 100
  card.height = 100
      name/unknown-property: unknown property 'height' on layer
      => card.bounds.size.height = 100
  card.translateX = 10
      name/unknown-property: unknown property 'translateX' on layer
      => card.translation.x = 10
  card.opacity: 0
      syntax/unexpected: what a property or variable is set to stands behind '=', not ':'
      => card.opacity = 0
  card.hidden(true)
      call/parentheses: 'hidden' is a property, and a property is set with '='
      => card.hidden = true
  card.isHidden = true
      name/unknown-property: unknown property 'isHidden' on layer
      => card.hidden = true
  card.scaleX = 2
      name/unknown-property: unknown property 'scaleX' on layer
      => card.transform.scale.x = 2
  card.visible = false
      name/unknown-property: unknown property 'visible' on layer
      => card.hidden = false
  card.bg = red
      name/unknown-property: unknown property 'bg' on layer
      => card.backgroundColor = red
  card.transform = "rotate(45deg)"
      type/mismatch: 'transform' needs a transform, found a string
  card.transform = rotate(45)
      type/missing-unit: the argument 'angle' needs an angle, found a plain number
      => card.transform = rotate(45deg)
  card.position = 10, 20
      syntax/unexpected: a value of several numbers stands in parentheses: '(10, 20)'
      => card.position = (10, 20)
  card.center = (10, 10)
      name/unknown-property: unknown property 'center' on layer
      => card.position = (10, 10)
  card.color = #ff
      name/unknown-property: unknown property 'color' on layer
      syntax/malformed-color: '#ff' is no color
      => card.backgroundColor = #ff   // not yet right
  card.setOpacity(0.5)
      name/unknown-property: unknown property 'setOpacity' on layer
      => card.opacity = 0.5
  card.addSublayer(other)
      name/unknown-property: unknown property 'addSublayer' on layer
  card.removeFromSuperlayer()
      name/unknown-property: unknown property 'removeFromSuperlayer' on layer
  card.add(fade, forKey: "fade")
      name/unknown-property: unknown property 'add' on layer
      name/unknown: unknown name 'fade'
  card.removeAllAnimations()
      name/unknown-property: unknown property 'removeAllAnimations' on layer
  card.removeAnimation("fade")
      name/unknown-property: unknown property 'removeAnimation' on layer
  card.fadeIn()
      name/unknown-property: unknown property 'fadeIn' on layer
  card.animate(opacity: 1)
      name/unknown-property: unknown property 'animate' on layer
  card.opacity.animate(1)
      name/unknown-member: unknown member 'animate' on a plain number
  animate card.opacity to 1 duration 1s
      syntax/unknown-clause: an animation has no clause 'duration'
      => animate card.opacity to 1 over 1s
  animate card.opacity to 1 duration: 1s
      syntax/unknown-clause: an animation has no clause 'duration'
      => animate card.opacity to 1 over 1s
  animate card.opacity to: 1 over: 1s
      syntax/unexpected: no ':' stands behind the word of a clause
      syntax/unexpected: no ':' stands behind the word of a clause
      => animate card.opacity to 1 over 1s
  animate card.opacity to 1 over 1sec
      syntax/unknown-unit: there is no unit 'sec'
      => animate card.opacity to 1 over 1s
  animate card.opacity to 1 over 500 ms
      syntax/unknown-unit: a unit touches its number
      => animate card.opacity to 1 over 500ms
  animate card.opacity to 1 over 0.5
      type/missing-unit: 'over' needs a duration, found a plain number
      => animate card.opacity to 1 over 0.5s
  animate card.opacity to 1 in 1s
      syntax/unknown-clause: an animation has no clause 'in'
      => animate card.opacity to 1 over 1s
  animate card.opacity to 1 for 1s
      syntax/unknown-clause: an animation has no clause 'for'
      => animate card.opacity to 1 over 1s
  animate card.opacity to 1 over 1s ease-in
      syntax/unknown-clause: an animation has no clause 'ease-in'
      => animate card.opacity to 1 over 1s ease easeIn
  animate card.opacity to 1 over 1s ease ease-in
      name/unknown: unknown name 'ease-in'
      => animate card.opacity to 1 over 1s ease easeIn
  animate card.opacity to 1 over 1s ease-in-out
      syntax/unknown-clause: an animation has no clause 'ease-in-out'
      => animate card.opacity to 1 over 1s ease easeInEaseOut
  animate card.opacity to 1 over 1s ease easeInOut
      name/unknown: unknown name 'easeInOut'
      => animate card.opacity to 1 over 1s ease easeInEaseOut
  animate card.opacity to 1 over 1s ease "easeOut"
      type/mismatch: 'ease' needs an easing, found a string
      => animate card.opacity to 1 over 1s ease easeOut
  animate card.opacity to 1 over 1s easing easeOut
      syntax/unknown-clause: an animation has no clause 'easing'
      => animate card.opacity to 1 over 1s ease easeOut
  animate card.opacity to 1 over 1s easeOut
      syntax/unknown-clause: an animation has no clause 'easeOut'
      => animate card.opacity to 1 over 1s ease easeOut
  animate card.opacity to 1 over 1s linear
      syntax/unknown-clause: an animation has no clause 'linear'
      => animate card.opacity to 1 over 1s ease linear
  animate card.opacity to 1 over 1s ease power2.out
      name/unknown: unknown name 'power2.out'
      => animate card.opacity to 1 over 1s ease easeOutCubic
  animate card.opacity to 1 over 1s ease cubic-bezier(0.1, 0.2, 0.3, 1)
      name/unknown: unknown name 'cubic-bezier'
      => animate card.opacity to 1 over 1s ease cubicBezier(0.1, 0.2, 0.3, 1)
  animate card.opacity to 1 over 1s timingFunction easeOut
      syntax/unknown-clause: an animation has no clause 'timingFunction'
      => animate card.opacity to 1 over 1s ease easeOut
  animate card.opacity to 1 over 1s loop
      syntax/unknown-clause: an animation has no clause 'loop'
      => animate card.opacity to 1 over 1s repeat forever
  animate card.opacity to 1 over 1s loop forever
      syntax/unknown-clause: an animation has no clause 'loop'
      => animate card.opacity to 1 over 1s repeat forever
  animate card.opacity to 1 over 1s repeat
      syntax/expected: expected a count such as '3 times', 'forever' or 'for 2s' after 'repeat', found the end of the file
  animate card.opacity to 1 over 1s repeat 3
      syntax/expected: expected 'times' after '3', found the end of the file
      => animate card.opacity to 1 over 1s repeat 3 times
  animate card.opacity to 1 over 1s repeat infinite
      syntax/unknown-clause: an animation has no clause 'infinite'
      => animate card.opacity to 1 over 1s repeat forever
  animate card.opacity to 1 over 1s infinite
      syntax/unknown-clause: an animation has no clause 'infinite'
      => animate card.opacity to 1 over 1s repeat forever
  animate card.opacity to 1 over 1s iterations 3
      syntax/unknown-clause: an animation has no clause 'iterations'
      => animate card.opacity to 1 over 1s repeat 3 times
  animate card.opacity to 1 over 1s repeatCount 3
      syntax/unknown-clause: an animation has no clause 'repeatCount'
      => animate card.opacity to 1 over 1s repeat 3 times
  animate card.opacity to 1 over 1s yoyo
      syntax/unknown-clause: an animation has no clause 'yoyo'
      => animate card.opacity to 1 over 1s autoreverse
  animate card.opacity to 1 over 1s alternate
      syntax/unknown-clause: an animation has no clause 'alternate'
      => animate card.opacity to 1 over 1s autoreverse
  animate card.opacity to 1 over 1s autoreverses
      syntax/unknown-clause: an animation has no clause 'autoreverses'
      => animate card.opacity to 1 over 1s autoreverse
  animate card.opacity to 1 over 1s onComplete { print 1 }
      syntax/unknown-clause: an animation has no clause 'onComplete'
      => animate card.opacity to 1 over 1s then { print 1 }
  animate card.opacity to 1 over 1s completion { print 1 }
      syntax/unknown-clause: an animation has no clause 'completion'
      => animate card.opacity to 1 over 1s then { print 1 }
  animate card.opacity to 1 over 1s then print 1
      syntax/missing-call: expected 'call' and a handler's name, or a block
      => animate card.opacity to 1 over 1s then { print 1 }
  animate card.opacity to 1 over 1s then done()
      syntax/missing-call: expected 'call' before a handler's name, or '{'
      => animate card.opacity to 1 over 1s then call done()
  animate card.opacity to 1 over 1s delay: 0.5s
      syntax/unexpected: no ':' stands behind the word of a clause
      => animate card.opacity to 1 over 1s delay 0.5s
  animate card.opacity to 1 over 1s delay 0.5
      type/missing-unit: 'delay' needs a duration, found a plain number
      => animate card.opacity to 1 over 1s delay 0.5s
  animate card.opacity toValue 1
      syntax/unknown-clause: an animation has no clause 'toValue'
      => animate card.opacity to 1
  animate card.opacity fromValue 0 toValue 1
      syntax/unknown-clause: an animation has no clause 'fromValue'
      syntax/unknown-clause: an animation has no clause 'toValue'
      => animate card.opacity from 0 to 1
  animate card.opacity from 0 => 1 over 1s
      syntax/unknown-clause: an animation has no clause '=>'
      => animate card.opacity from 0 to 1 over 1s
  animate card.opacity 0 -> 1 over 1s
      syntax/unknown-clause: a value of an animation stands behind a word such as 'to' or 'over'
      => animate card.opacity from 0 to 1 over 1s
  animate card.opacity = 1 over 1s
      syntax/unknown-clause: an animation has no clause '='
      => animate card.opacity to 1 over 1s
  animate opacity of card to 1 over 1s
      syntax/unknown-clause: an animation has no clause 'of'
      => animate card.opacity to 1 over 1s
  animate card opacity to 1 over 1s
      syntax/unknown-clause: an animation has no clause 'opacity'
      => animate card.opacity to 1 over 1s
  animate card to opacity 1 over 1s
      syntax/expected: expected a clause such as 'over 1s' after 'opacity', found '1'
  animate(card, opacity: 1, duration: 1)
      syntax/unexpected: 'animate' is no function
  animate card.position to 10, 20 over 1s
      syntax/unexpected: a value of several numbers stands in parentheses: '(10, 20)'
      => animate card.position to (10, 20) over 1s
  animate card.position to [10, 20] over 1s
      type/mismatch: 'to' needs a point, found a list [number]
      => animate card.position to (10, 20) over 1s
  animate card.x to 100 over 1s
      name/unknown-property: unknown property 'x' on layer
      => animate card.position.x to 100 over 1s
  animate card.left to 100px over 1s
      name/unknown-property: unknown property 'left' on layer
      syntax/unknown-unit: there is no unit 'px'
      => animate card.position.x to 100 over 1s
  animate card.rotation to 90 over 1s
      type/missing-unit: 'to' needs an angle, found a plain number
      => animate card.rotation to 90deg over 1s
  animate card.rotation to 90 deg over 1s
      syntax/unknown-unit: a unit touches its number
      => animate card.rotation to 90deg over 1s
  animate card.rotation to 90° over 1s
      syntax/unknown-unit: there is no unit '°'
      => animate card.rotation to 90deg over 1s
  animate card.backgroundColor to "red" over 1s
      type/mismatch: 'to' needs a color or none, found a string
      => animate card.backgroundColor to red over 1s
  animate card.backgroundColor to #ff over 1s
      syntax/malformed-color: '#ff' is no color
  animate card.backgroundColor to UIColor.red over 1s
      name/unknown: unknown name 'UIColor'
      => animate card.backgroundColor to red over 1s
  animate card.backgroundColor to .red over 1s
      syntax/unexpected: a name has no '.' before it
      => animate card.backgroundColor to red over 1s
  animate card.scale to 150% over 1s
      type/percent-here: a percentage cannot stand here: no fraction is wanted
      => animate card.scale to 1.5 over 1s
  fadeIn card
      syntax/unknown-statement: unknown statement 'fadeIn'
  fadeIn(card)
      name/unknown-function: unknown function 'fadeIn'
  fade card to 0 over 1s
      syntax/unknown-statement: unknown statement 'fade'
  move card to (10, 10) over 1s
      syntax/unexpected: 'move' puts a layer elsewhere among the layers, not to a point
  rotate card by 90deg
      syntax/unknown-statement: unknown statement 'rotate'
  scale card to 2
      syntax/unknown-statement: unknown statement 'scale'
  withAnimation { card.opacity = 0 }
      syntax/unknown-statement: unknown statement 'withAnimation'
  withAnimation(.easeIn) { card.opacity = 0 }
      syntax/unknown-statement: unknown statement 'withAnimation'
  UIView.animate(withDuration: 1) { card.opacity = 0 }
      syntax/unknown-statement: unknown statement 'UIView'
  CABasicAnimation(keyPath: "opacity")
      name/unknown-function: unknown function 'CABasicAnimation'
  let a = CABasicAnimation(keyPath: "opacity")
      name/unknown-function: unknown function 'CABasicAnimation'
  CATransaction.begin()
      name/unknown: unknown name 'CATransaction'
  CATransaction.setDisableActions(true)
      name/unknown: unknown name 'CATransaction'
  gsap.to(card, { opacity: 0 })
      syntax/unknown-statement: unknown statement 'gsap'
  gsap.to(card, opacity: 0)
      name/unknown: unknown name 'gsap'
  TweenMax.to(card, 1)
      name/unknown: unknown name 'TweenMax'
  @keyframes fade { }
      syntax/unknown-statement: unknown statement 'keyframes'
  .card { opacity: 0 }
      syntax/unexpected: a line that begins with '.' goes on with the statement before, which is over
  setTimeout(done, 1000)
      name/unknown-function: unknown function 'setTimeout'
  setInterval(tick, 1000)
      name/unknown-function: unknown function 'setInterval'
  requestAnimationFrame(tick)
      name/unknown-function: unknown function 'requestAnimationFrame'
  console.log("hello")
      name/unknown: unknown name 'console'
  println "hello"
      syntax/unknown-statement: unknown statement 'println'
      => print "hello"
  console "hello"
      syntax/unknown-statement: unknown statement 'console'
  function f() { }
      syntax/unknown-statement: unknown statement 'function'
      => func f() { }
  fn f() { }
      syntax/unknown-statement: unknown statement 'fn'
      => func f() { }
  def f() { }
      syntax/unknown-statement: unknown statement 'def'
      => func f() { }
  const x = 1
      syntax/unknown-statement: unknown statement 'const'
      => let x = 1
  x := 1
      name/unknown: unknown name 'x'
      syntax/unexpected: what a property or variable is set to stands behind '=', not ':'
      => var x = 1
  int x = 1
      syntax/unknown-statement: unknown statement 'int'
      => var x = 1
  var x: int = 1
      name/unknown-type: unknown type 'int'
      => var x: number = 1
  var x: float = 1
      name/unknown-type: unknown type 'float'
      => var x: number = 1
  let s = 'hello'
      syntax/look-alike: strings stand in straight double quotes, not after an apostrophe
      => let s = "hello"
  let s = `hello`
      syntax/look-alike: strings stand in straight double quotes, not after a backtick
      => let s = "hello"
  let s = "a" + 1
      type/operands: '+' does not work on a string and a plain number
  let n = null
      name/unknown: 'null' is called 'none' here, and needs a known type
      => let n: number? = none
  let n = nil
      name/unknown: 'nil' is called 'none' here, and needs a known type
      => let n: number? = none
  let n = undefined
      name/unknown: 'undefined' is called 'none' here, and needs a known type
      => let n: number? = none
  if (now > 1s) { print 1 } elif (now > 2s) { print 2 }
      syntax/unknown-statement: unknown word 'elif'
      => if (now > 1s) { print 1 } else if (now > 2s) { print 2 }
  if now > 1s && not true { print 1 }
      syntax/unknown-character: 'not' is no operator
      => if now > 1s && ! true { print 1 }
  if now > 1s and true { print 1 }
      syntax/unknown-character: 'and' is no operator
      => if now > 1s && true { print 1 }
  if now > 1s or true { print 1 }
      syntax/unknown-character: 'or' is no operator
      => if now > 1s || true { print 1 }
  if card.hidden is true { print 1 }
      syntax/unknown-character: 'is' is no operator
      => if card.hidden == true { print 1 }
  if card.hidden === true { print 1 }
      syntax/unknown-character: '===' is no operator
      => if card.hidden == true { print 1 }
  for (let i = 0; i < 3; i++) { print i }
      syntax/unexpected: the head of a loop has no parentheses
  for i in range(3) { print i }
      name/unknown-function: unknown function 'range'
  for i in 0..3 { print i }
      syntax/unknown-character: '..' is no operator
      => for i in 0..<3 { print i }
  for i of [1, 2] { print i }
      syntax/expected: expected 'in', found 'of'
      => for i in [1, 2] { print i }
  for i = 0 to 3 { print i }
      syntax/expected: expected 'in' and a list or range after 'i', found '='
  foreach i in [1, 2] { print i }
      syntax/unknown-statement: unknown statement 'foreach'
      => for i in [1, 2] { print i }
  repeat 3 { print 1 }
      syntax/unknown-statement: unknown statement 'repeat'
  loop { print 1 }
      syntax/unknown-statement: unknown statement 'loop'
  count++
      syntax/unknown-character: '++' is no operator
      => count += 1
  sleep 1s
      syntax/unknown-statement: unknown statement 'sleep'
      => wait 1s
  sleep(1)
      name/unknown-function: unknown function 'sleep'
  delay 1s
      syntax/unknown-statement: unknown statement 'delay'
      => wait 1s
  wait 1000
      type/missing-unit: 'wait' needs a duration, found a plain number
      => wait 1000ms
  wait 1 s
      syntax/unknown-unit: a unit touches its number
      => wait 1s
  wait 1.5 seconds
      syntax/unknown-unit: a unit touches its number
      => wait 1.5s
  wait for 1s
      syntax/unexpected: 'wait for' waits for what happens, 'wait' for some time
      => wait 1s
  wait until card finish
      syntax/unknown-statement: unknown statement 'wait until'
  after 1 { print 1 }
      type/missing-unit: 'after' needs a duration, found a plain number
      => after 1s { print 1 }
  every second { print 1 }
      name/unknown: unknown name 'second'
  on card click { print 1 }
      name/unknown-event: unknown event 'click'
      => on card tap { print 1 }
  on card.tap { print 1 }
      syntax/expected: a space stands before the event: 'on card tap'
      => on card tap { print 1 }
  card.on("tap") { print 1 }
      syntax/unexpected: a call takes no block
  on tap card { print 1 }
      syntax/expected: the layer stands before the event: 'on card tap'
      => on card tap { print 1 }
  on card tap done()
      syntax/missing-call: expected 'call' before a handler's name, or '{'
      => on card tap call done()
  play card
      syntax/unknown-statement: unknown statement 'play'
  start card
      animation/animator: 'start' starts an animator, and 'card' is a layer
  stop
      name/unknown: unknown name 'stop'
  import easings
      syntax/unknown-statement: unknown statement 'import'
  import "easings"
      import/place: 'import' stands before everything else in a file
  layer card2: Rectangle { }
      name/unknown-layer-kind: unknown kind of layer 'Rectangle'
      => layer card2: shape { }
  layer ring: circle { }
      name/unknown-layer-kind: unknown kind of layer 'circle'
      => layer ring: shape { }
  layer { }
      syntax/expected: expected the layer's name after 'layer', found '{'
  layer "card" { }
      syntax/expected: expected the layer's name after 'layer', found a string
  create layer card3 { }
      syntax/unknown-statement: unknown statement 'create'
  new layer card3
      syntax/unknown-statement: unknown statement 'new'
  let l = layer()
      name/unknown-function: unknown function 'layer'
  let l = CALayer()
      name/unknown-function: unknown function 'CALayer'
  layer card4 { x: 10 y: 20 }
      name/unknown-property: unknown property 'x' on layer
      syntax/unexpected: what a property or variable is set to stands behind '=', not ':'
      name/unknown-property: unknown property 'y' on layer
      syntax/unexpected: what a property or variable is set to stands behind '=', not ':'
      => layer card4 { position.x = 10 position.y = 20 }
  layer card4 { position: (10, 20) }
      syntax/unexpected: what a property or variable is set to stands behind '=', not ':'
      => layer card4 { position = (10, 20) }
  layer card4 { width = 100, height = 50 }
      name/unknown-property: unknown property 'width' on layer
      syntax/unexpected: no comma stands between statements
      name/unknown-property: unknown property 'height' on layer
      => layer card4 { bounds.size.width = 100; bounds.size.height = 50 }
  layer card4 { backgroundColor = rgba(255, 0, 0, 1) }
      name/unknown-function: unknown function 'rgba'
      => layer card4 { backgroundColor = rgb(255, 0, 0, 1) }
  layer card4 { backgroundColor = 0xff0000 }
      syntax/unknown-unit: numbers are not written in hexadecimal
      => layer card4 { backgroundColor = #ff0000 }
  layer card4 { cornerRadius = 12px }
      syntax/unknown-unit: there is no unit 'px'
      => layer card4 { cornerRadius = 12 }
  layer card4 { opacity = 0.5, hidden = true }
      syntax/unexpected: no comma stands between statements
      => layer card4 { opacity = 0.5; hidden = true }
  transaction(duration: 1s) { card.opacity = 0 }
      syntax/expected: the options of a transaction stand in '< >'
      => transaction <duration: 1s> { card.opacity = 0 }
  transaction <duration 1s> { card.opacity = 0 }
      syntax/expected: expected ':' and a value after 'duration', found '1s'
      => transaction <duration: 1s> { card.opacity = 0 }
  transaction <duration = 1s> { card.opacity = 0 }
      syntax/expected: expected ':' and a value after 'duration', found '='
      => transaction <duration: 1s> { card.opacity = 0 }
  sequence [ print 1 ]
      syntax/expected: expected '{', found '['
      => sequence { print 1 }
  group { print 1 }
      syntax/unknown-statement: unknown statement 'group'
  then { print 1 }
      syntax/unknown-statement: unknown statement 'then'
  end
      name/unknown: unknown name 'end'
  card.animate opacity to 0 over 1s
      syntax/unexpected: 'animate' begins its statement
      => animate card.opacity to 0 over 1s
  card.onTap { print 1 }
      syntax/unexpected: what happens at an event stands in 'on … { … }'
      => on card tap { print 1 }
  card.onTap = { print 1 }
      syntax/unexpected: what happens at an event stands in 'on … { … }'
      => on card tap { print 1 }
  onFrame { print 1 }
      syntax/unexpected: what happens at an event stands in 'on … { … }'
      => on frame { print 1 }
  card.opacity = 0 over 1s
      syntax/unexpected: 'over' is a clause of an animation, and '=' sets at once
      => animate card.opacity to 0 over 1s
  card.opacity 0.5
      syntax/expected: expected '=' before the value
      => card.opacity = 0.5
  card.position (10, 20)
      syntax/expected: expected '=' before the value
      => card.position = (10, 20)
  card.opacity -> 0
      syntax/unexpected: what a property or variable is set to stands behind '=', not '->'
      => card.opacity = 0
  "opacity" = 0.5
      syntax/assignment-target: the name of a property stands without quotes
      => opacity = 0.5
  x = 3
      name/unknown: unknown name 'x'
      => var x = 3
  print x
      name/unknown: unknown name 'x'
  let x 3
      syntax/expected: expected '=' before the value
      => let x = 3
  let l = layer dot {}
      syntax/unexpected: a layer is declared by a statement of its own
      => layer l {}
  let x = if true { 1 } else { 2 }
      syntax/unexpected: 'if' is a statement and has no value
      => let x = true ? 1 : 2
  let x = wait 1s
      syntax/unexpected: 'wait' is a statement and has no value
  let a = animate over 1s { card.opacity = 0 }
      syntax/unknown-statement: unknown word 'animate'
      animation/unmoved-layer: 'card' is no view: it animates as ever, and the clauses of this block do not hold for it
      => let a = animator over 1s { card.opacity = 0 }
  let fade = animate card.opacity to 0 over 1s
      syntax/unknown-statement: 'animate' runs an animation, 'animation' keeps one
      => let fade = animation opacity to 0 over 1s
  let fade = animation card.opacity to 0 over 1s
      name/unknown-property: the layer of a group, or of an animation that is kept, goes without saying
      => let fade = animation opacity to 0 over 1s
  let grow = animattion opacity to 0 over 1s
      syntax/unknown-statement: unknown word 'animattion'
      => let grow = animation opacity to 0 over 1s
  let tick = everry 1s { print 1 }
      syntax/unknown-statement: unknown word 'everry'
      => let tick = every 1s { print 1 }
  let d = {a: 1}
      syntax/unexpected: there are lists, but no tables of keys and values
  let d = ["a": 1]
      syntax/unexpected: there are lists, but no tables of keys and values
  let f = (x) => x * 2
      syntax/unexpected: there are no functions without a name
  let f = x => x * 2
      syntax/unexpected: there are no functions without a name
  let ys = [1, 2].map(x => x * 2)
      syntax/unexpected: there are no functions without a name
  let ys = [1, 2].map { $0 * 2 }
      syntax/unexpected: a call takes no block
  let ys = [1, 2].filter { $0 > 1 }
      syntax/unexpected: a call takes no block
  print 2 ** 3
      syntax/unknown-character: '**' is no operator
  print "a" "b"
      syntax/expected: expected ',' between two values
      => print "a", "b"
  print count 1
      syntax/expected: expected ',' between two values
      => print count, 1
  print [0 1, 1, 0]
      syntax/expected: expected ',' between two values
      => print [0, 1, 1, 0]
  card.bounds = (0, 0, 50 50)
      syntax/expected: expected ',' between two values
      => card.bounds = (0, 0, 50, 50)
  card.position = (x: 10, y: 20)
      syntax/unexpected: the numbers of a point, a size or a rect have no labels
      => card.position = (10, 20)
  card.position = CGPoint(x: 10, y: 20)
      name/unknown-function: unknown function 'CGPoint'
      => card.position = (10, 20)
  card.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      name/unknown-function: unknown function 'CGRect'
      => card.bounds = (0, 0, 10, 10)
  layer c: shape { path = rect(0, 0, 10, 10) }
      call/no-such-form: points, sizes and rects stand in parentheses of their own
      => layer c: shape { path = rect((0, 0, 10, 10)) }
  layer c: shape { path = circle(center: (0, 0), radius: 20) }
      call/wrong-label: arguments of 'circle' have no labels here
      => layer c: shape { path = circle((0, 0), 20) }
  layer c: shape { path = arc((0, 0), 10, froom: 0deg, to: 90deg) }
      call/wrong-label: 'arc' has no argument 'froom:'
      => layer c: shape { path = arc((0, 0), 10, from: 0deg, to: 90deg) }
  animate card.scale to 1.2 spring
      syntax/expected: expected a spring such as spring(damping: 12) after 'spring', found the end of the file
      => animate card.scale to 1.2 spring()
  animate card.scale to 1.2 spring spring(response: 0.5, dampingFraction: 0.7)
      call/no-such-form: 'spring' has no form for these arguments
      => animate card.scale to 1.2 spring spring(duration: 0.5s, bounce: 0.3)
  animate card.scale to 1.2 spring spring(0.5, 0.3)
      call/no-such-form: 'spring' has no form for these arguments
      => animate card.scale to 1.2 spring spring(duration: 0.5s, bounce: 0.3)
  animate card.scale to 1.2 spring spring(dampingRatio: 0.5)
      call/no-such-form: 'spring' has no form for these arguments
      => animate card.scale to 1.2 spring spring(duration: 0.5s, bounce: 0.5)
  animate card.scale to 1.2 over 1s ease bounce
      name/unknown: unknown name 'bounce'
      => animate card.scale to 1.2 over 1s ease easeOutBounce
  animate card.scale to 1.2 over 1s ease elastic
      name/unknown: unknown name 'elastic'
      => animate card.scale to 1.2 over 1s ease easeOutElastic
  animate card.scale to 1.2 over 1s easeInOut
      syntax/unknown-clause: an animation has no clause 'easeInOut'
      => animate card.scale to 1.2 over 1s ease easeInEaseOut
  animate card.scale to 1.2 over 1s ease(0.4, 0, 0.2, 1)
      type/mismatch: 'ease' needs an easing, found a rect
      => animate card.scale to 1.2 over 1s ease cubicBezier(0.4, 0, 0.2, 1)
  animate card.scale to 1.2 over 1s cubicBezier(0.4, 0, 0.2, 1)
      syntax/unknown-clause: an animation has no clause 'cubicBezier'
      => animate card.scale to 1.2 over 1s ease cubicBezier(0.4, 0, 0.2, 1)
  animate card.scale to [1, 1.2, 1] over 1s
      type/mismatch: 'to' needs a number, found a list [number]
      => animate card.scale through [1, 1.2, 1] over 1s
  animate card.scale through 1, 1.2, 1 over 1s
      syntax/unexpected: several values stand in brackets: '[0, 1, 0]'
      => animate card.scale through [1, 1.2, 1] over 1s
  animate card.scale through [1, 1.2, 1] at [0, 50, 100] over 1s
      animation/key-times: the last key time is 100%
      => animate card.scale through [1, 1.2, 1] at [0%, 50%, 100%] over 1s
  animate card.scale { 0%: 1, 50%: 1.2, 100%: 1 } over 1s
      syntax/expected: values and when they are met are two lists: 'through [0, 1] at [0%, 100%]'
      => animate card.scale through [1, 1.2, 1] at [0%, 50%, 100%] over 1s
  animate card.opacity to 0, duration: 0.3s
      syntax/unexpected: the clauses of an animation have no commas between them
      syntax/unknown-clause: an animation has no clause 'duration'
      => animate card.opacity to 0 over 0.3s
  animate card.opacity to 0, over 0.3s, ease easeOut
      syntax/unexpected: the clauses of an animation have no commas between them
      syntax/unexpected: the clauses of an animation have no commas between them
      => animate card.opacity to 0 over 0.3s ease easeOut
  animate card.opacity to 0 over 1s, other.opacity to 0 over 1s
      syntax/unexpected: 'animate' moves one property
      => animate card.opacity to 0 over 1s; animate other.opacity to 0 over 1s
  animate card.opacity to 0 over 1s { print 1 }
      syntax/expected: a block that runs at the end stands behind 'then'
      => animate card.opacity to 0 over 1s then { print 1 }
  animate card.opacity to 0 over 1s => { print 1 }
      syntax/unknown-clause: an animation has no clause '=>'
      => animate card.opacity to 0 over 1s then { print 1 }
  animate card { opacity: 0 } over 1s
      syntax/unknown-clause: an animation has no clause ':'
      => animate card { opacity to 0 } over 1s
  animate card { opacity: 0, scale: 2 } over 1s
      syntax/unknown-clause: an animation has no clause ':'
      syntax/unexpected: no comma stands between statements
      syntax/unknown-clause: an animation has no clause ':'
      => animate card { opacity to 0; scale to 2 } over 1s
  animate card to { opacity to 0 } over 1s
      syntax/unexpected: no 'to' stands before the braces of a group
      => animate card { opacity to 0 } over 1s
  animate card.opacity 0 1s
      syntax/unknown-clause: a value of an animation stands behind a word such as 'to' or 'over'
      syntax/unknown-clause: a value of an animation stands behind a word such as 'to' or 'over'
      => animate card.opacity to 0 over 1s
  animate card.position to {10, 20} over 1s
      syntax/unexpected: a value of several numbers stands in parentheses: '(10, 20)'
      => animate card.position to (10, 20) over 1s
  animate card over 1s { card.opacity to 0 }
      name/unknown-property: the layer of a group, or of an animation that is kept, goes without saying
      => animate card over 1s { opacity to 0 }
  animate .opacity to 0 over 1s
      syntax/unexpected: a name has no '.' before it
      => animate opacity to 0 over 1s
  animate 1s { card.opacity = 0 }
      syntax/unknown-clause: a value of an animation stands behind a word such as 'to' or 'over'
      animation/unmoved-layer: 'card' is no view: it animates as ever, and the clauses of this block do not hold for it
      => animate over 1s { card.opacity = 0 }
  animate(1s) { card.opacity = 0 }
      syntax/unknown-clause: an animation has no clause '( )'
      animation/unmoved-layer: 'card' is no view: it animates as ever, and the clauses of this block do not hold for it
      => animate over 1s { card.opacity = 0 }
  animate ver 1s { card.opacity = 0 }
      syntax/unknown-clause: an animation has no clause 'ver'
      animation/unmoved-layer: 'card' is no view: it animates as ever, and the clauses of this block do not hold for it
      => animate over 1s { card.opacity = 0 }
  animate card.opacity to 0 at 2s over 1s
      syntax/unknown-clause: an animation has no clause 'at'
      => animate card.opacity to 0 delay 2s over 1s
  animate card.opacity to 0 over 1s autoreverse true
      syntax/unexpected: 'autoreverse' has no value
      => animate card.opacity to 0 over 1s autoreverse
  animate card.opacity to 0 over 1s fill forward
      syntax/expected: expected none, forwards, backwards or both after 'fill', found 'forward'
      => animate card.opacity to 0 over 1s fill forwards
  animate card.opacity to 0 over 1s key fade
      syntax/expected: a key is a text, found 'fade'
      => animate card.opacity to 0 over 1s key "fade"
  animate card.opacity to 0 over 1s loop 3
      syntax/unknown-clause: an animation has no clause 'loop'
      => animate card.opacity to 0 over 1s repeat 3 times
  animate card.opacity to 0 over 1s repeat 2x
      syntax/expected: expected 'times' after '2'
      => animate card.opacity to 0 over 1s repeat 2 times
  animate card.opacity to 0 over 1s then wait 1s
      syntax/missing-call: expected 'call' and a handler's name, or a block
      => animate card.opacity to 0 over 1s then { wait 1s }
  animate card.opacity to 0 over 1s wait 1s
      syntax/two-statements: two statements on one line need ';' between them
      => animate card.opacity to 0 over 1s; wait 1s
  animate card.opacity to 0 over 1s print 1
      syntax/two-statements: two statements on one line need ';' between them
      => animate card.opacity to 0 over 1s; print 1
  animate card with fade
      syntax/unknown-clause: an animation has no clause 'with'
      name/unknown: unknown name 'fade'
      => animate card using fade   // not yet right
  stop card opacity
      syntax/expected: a key is a text, found 'opacity'
      => stop card "opacity"
  cancel card opacity
      syntax/expected: a key is a text, found 'opacity'
      => cancel card "opacity"
  on card tap(e) { print 1 }
      syntax/unexpected: the block of an event has no parameters
      => on card tap { print 1 }
  on frame(dt) { print 1 }
      syntax/unexpected: the block of an event has no parameters
      => on frame { print 1 }
  on fframe { print 1 }
      name/unknown-event: unknown event 'fframe'
      => on frame { print 1 }
  on card.finish "x" { print 1 }
      syntax/expected: a space stands before the event: 'on card finish'
      => on card finish "x" { print 1 }
  every frame { print 1 }
      syntax/unknown-statement: unknown statement 'every'
      => on frame { print 1 }
  send tap card
      syntax/expected: expected 'to' and a layer, or 'at' and a point after 'tap', found 'card'
      => send tap to card
  send "tap" to card
      syntax/expected: the name of an event stands without quotes
      => send tap to card
  wait all
      syntax/expected: expected 'for' before this
      => wait for all
  wait 1s { print 1 }
      syntax/unknown-statement: unknown statement 'wait … {'
      => after 1s { print 1 }
  wait count s
      syntax/unknown-unit: a unit stands only behind a number that is written out
      => wait count * 1s
  after count { print 1 }
      type/missing-unit: 'after' needs a duration, found a plain number
      => after count * 1s { print 1 }
  in 1s { print 1 }
      syntax/unknown-statement: unknown statement 'in'
      => after 1s { print 1 }
  5s { print 1 }
      syntax/expected: expected 'after' before this
      => after 5s { print 1 }
  for (i in 0..<3) { print i }
      syntax/unexpected: the head of a loop has no parentheses
      => for i in 0..<3 { print i }
  for i of [1, 2] { print i }
      syntax/expected: expected 'in', found 'of'
      => for i in [1, 2] { print i }
  for i in 1 to 3 { print i }
      syntax/unexpected: 'to' makes no range
      => for i in 1...3 { print i }
  for i in 0..<10 step 2 { print i }
      syntax/unexpected: a range goes by ones
  for (i, x) in [1, 2] { print x }
      syntax/unexpected: a loop has one name
  for x, i in [1, 2] { print x }
      syntax/unexpected: a loop has one name
  for i in 0..<3 evvery 100ms { print i }
      syntax/expected: expected 'every', found 'evvery'
      => for i in 0..<3 every 100ms { print i }
  for i in 0..<3 stagger 100ms { print i }
      syntax/expected: expected 'every', found 'stagger'
      => for i in 0..<3 every 100ms { print i }
  for i in 0..<3 every 100ms from middle { print i }
      syntax/expected: expected first, last, center, edges or random after 'from', found 'middle'
      => for i in 0..<3 every 100ms from center { print i }
  if count == 1 then print 1
      syntax/expected: expected '{', found a statement
      => if count == 1 { print 1 }
  if (count == 1) print 1
      syntax/expected: expected '{', found a statement
      => if (count == 1) { print 1 }
  if count == 1 then { print 1 }
      syntax/expected: expected '{', found 'then'
      => if count == 1 { print 1 }
  func f(x: number) { return x * 2 }
      statement/return: this function returns nothing
      => func f(x: number) -> number { return x * 2 }
  func f(x: number) -> number { x * 2 }
      statement/unused-value: a function gives back what stands behind 'return'
      => func f(x: number) -> number { return x * 2 }
  func f(x) { print 1 }
      syntax/expected: expected ':' and a type after 'x', found ')'
      => func f(x: number) { print 1 }
  func f() count += 1 }
      syntax/expected: expected '{', found 'count'
      => func f() { count += 1 }
  transaction duration: 1s { card.opacity = 0 }
      syntax/expected: the options of a transaction stand in '< >'
      => transaction <duration: 1s> { card.opacity = 0 }
  text label { }
      syntax/unknown-statement: unknown statement 'text'
      => layer label: text { }
  circle dot { }
      syntax/unknown-statement: unknown statement 'circle'
      => layer dot: shape { }
  layr box { opacity = 0.5 }
      syntax/unknown-statement: unknown statement 'layr'
      => layer box { opacity = 0.5 }
  Layer box {}
      syntax/unknown-statement: unknown statement 'Layer'
      => layer box {}
  type Gauge { property level: number = 0 }
      syntax/unknown-statement: unknown statement 'type'
      => layer type Gauge { property level: number = 0 }
  layer type Gauge extends shape { }
      syntax/expected: expected ':' before the kind or type that is extended, found 'extends'
      => layer type Gauge: shape { }
  layer type Gauge { level: number = 0 }
      syntax/expected: expected 'property' before this
      => layer type Gauge { property level: number = 0 }
  layer type Gauge { property level = 0 }
      syntax/expected: expected ':' and a type after 'level', found '='
      => layer type Gauge { property level: number = 0 }
  layer type Gauge { property level: number 0 }
      syntax/expected: expected '=' before the value
      => layer type Gauge { property level: number = 0 }
  layer rows[5] {}
      syntax/expected: expected a name for each number and a range, found '5'
      => layer rows[i in 0..<5] {}
  layer card4 { mask = shape { } }
      syntax/unexpected: the kind of a mask stands behind ':', not '='
      => layer card4 { mask: shape { } }
  layer card4 { opacity 0.5 }
      syntax/expected: expected '=' before the value
      => layer card4 { opacity = 0.5 }
  layer card4 { alpha: 0 }
      name/unknown-property: unknown property 'alpha' on layer
      syntax/unexpected: what a property or variable is set to stands behind '=', not ':'
      => layer card4 { opacity = 0 }
  layer card4 { "opacity" = 0.5 }
      syntax/assignment-target: the name of a property stands without quotes
      => layer card4 { opacity = 0.5 }
  layer card4 { text = "hello" }
      name/unknown-property: unknown property 'text' on layer
  layer card4: text { color = red }
      name/unknown-property: unknown property 'color' on 'text'
      => layer card4: text { foregroundColor = red }
  layer card4 { backgroundColor = systemBlue }
      name/unknown: unknown name 'systemBlue'
      => layer card4 { backgroundColor = blue }
  stage { fps = 30 }
      name/unknown-property: unknown property 'fps' on 'stage'
      => stage { frameRate = 30 }
  enum Kind { case a, b }
      syntax/unknown-statement: unknown statement 'enum'
  fulsh
      name/unknown: unknown name 'fulsh'
      => flush
  prinnt (90deg).turns
      syntax/unknown-statement: unknown statement 'prinnt'
      => print (90deg).turns
  Print (1)
      syntax/unknown-statement: unknown statement 'Print'
      => print (1)
  hide card
      syntax/unknown-statement: unknown statement 'hide'
  insert other aboev card
      syntax/expected: expected 'above', found 'aboev'
      => insert other above card
  """#
