/// How something is said here that other tools say in another form: as a call, a statement or a name.
struct Idiom: Sendable {
  /// What people write, without case, `-` and `_`.
  let words: [String]
  /// What to write here.
  let hint: String
  /// The word that takes the place of theirs, where it is only another word.
  let replacement: String?

  init(_ words: [String], _ hint: String, replacement: String? = nil) {
    self.words = words
    self.hint = hint
    self.replacement = replacement
  }
}

extension Vocabulary {
  /// The idiom of a word at the beginning of a statement, of a function or of a name.
  static func idiom(for word: String) -> Idiom? { find(word, in: idioms) }

  /// The idiom of a method or property of layers.
  static func layerIdiom(for word: String) -> Idiom? { find(word, in: layerIdioms) }

  /// Whether a word is the entrance to another tool, so that nothing that follows it is to be read.
  static func isForeign(_ word: String) -> Bool { foreignWords.contains(folded(word)) }

  private static func find(_ word: String, in idioms: [Idiom]) -> Idiom? {
    let folded = folded(word)
    return idioms.first { $0.words.contains(folded) }
  }

  private static let foreignWords: Set<String> = [
    "withanimation", "uiview", "nsanimationcontext", "cabasicanimation", "cakeyframeanimation", "caspringanimation",
    "caanimationgroup", "catransition", "catransaction", "gsap", "tweenmax", "tweenlite", "anime", "settimeout",
    "setinterval", "requestanimationframe", "cadisplaylink", "dispatchqueue", "keyframes", "console", "nslog",
    "foreach", "switch", "class", "struct", "enum", "include", "require", "stride",
  ]

  /// The idiom of a function of another language whose name begins a statement there, too.
  static func functionIdiom(for word: String) -> Idiom? { find(word, in: functionIdioms) }

  private static let functionIdioms: [Idiom] = [
    Idiom(["int"], "'trunc(x)' cuts a number off, 'number(text)' reads one"),
    Idiom(["float", "double"], "all numbers are of one type; 'number(text)' reads one"),
  ]

  private static let idioms: [Idiom] = [
    // Animations
    Idiom(
      ["withanimation", "uiview", "nsanimationcontext", "uiviewpropertyanimator"],
      "changes of views animate in a block: 'animate over 1s { card.opacity = 0 }'"),
    Idiom(
      ["cabasicanimation", "cakeyframeanimation", "caspringanimation", "caanimationgroup", "caanimation"],
      "write 'animate card.opacity to 1 over 1s', or keep one: 'let fade = animation opacity to 1 over 1s'"),
    Idiom(["catransition"], "write 'transition card push from right over 1s'"),
    Idiom(["catransaction"], "write 'transaction <disableActions> { … }'"),
    Idiom(
      ["gsap", "tweenmax", "tweenlite", "timelinemax", "anime", "tween"], "write 'animate card.opacity to 0 over 1s'"),
    Idiom(["fadein", "fadeout", "fade"], "write 'animate card.opacity to 1 over 1s'"),
    Idiom(["show", "hide"], "write 'card.hidden = true', or 'animate card.opacity to 0 over 1s'"),
    Idiom(["rotate", "spin", "turn"], "write 'animate card.rotation by 90deg over 1s'"),
    Idiom(["scale", "zoom", "grow", "shrink"], "write 'animate card.scale to 2 over 1s'"),
    Idiom(["translate", "slide"], "write 'animate card.position to (160, 120) over 1s'"),
    Idiom(["keyframes"], "write 'animate card.opacity through [0, 1] at [0%, 100%] over 1s'"),
    Idiom(["group"], "write 'animate card over 1s { opacity to 1; scale to 2 }'"),
    Idiom(["timeline", "series", "chain", "then"], "write 'sequence { … }' for one after the other"),
    Idiom(["play", "run"], "an animation runs as soon as 'animate' adds it; 'start' starts an animator"),
    Idiom(
      ["power1", "power2", "power3", "power4", "quad", "cubic", "quart", "quint", "sine", "expo", "circ", "elastic"],
      "easings are called easeInQuad, easeOutCubic, easeInOutElastic and the like"),
    Idiom(["infinite", "infinity", "indefinitely"], "'repeat forever' repeats without an end"),
    // Time
    Idiom(["settimeout", "dispatchqueue"], "write 'after 1s { … }'"),
    Idiom(["setinterval"], "write 'every 1s { … }'"),
    Idiom(["requestanimationframe", "cadisplaylink"], "write 'on frame { … }'"),
    Idiom(["sleep", "delay"], "write 'wait 1s'", replacement: "wait"),
    Idiom(["second", "seconds", "minute", "minutes"], "a duration is written '1s', '250ms' or '2min'"),
    Idiom(["until"], "write 'wait for card \"key\"' or 'wait for card tap'"),
    Idiom(["tap", "click", "press"], "the layer comes first: 'on card tap { … }'"),
    Idiom(["in"], "write 'after 1s { … }'", replacement: "after"),
    // Statements
    Idiom(["function", "fn", "fun", "def", "proc"], "functions are declared with 'func'", replacement: "func"),
    Idiom(["const", "val"], "what never changes is declared with 'let'", replacement: "let"),
    Idiom(
      ["int", "float", "double", "auto", "dim", "local"], "variables are declared with 'var', constants with 'let'",
      replacement: "var"),
    Idiom(["println", "printf", "echo", "puts", "nslog"], "write 'print'", replacement: "print"),
    Idiom(["console", "log"], "write 'print \"text\"'"),
    Idiom(["foreach"], "write 'for x in list { … }'", replacement: "for"),
    Idiom(["loop", "forever", "repeat"], "write 'for i in 0..<3 { … }', or 'while true { … }'"),
    Idiom(["elif", "elsif", "elseif"], "write 'else if'", replacement: "else if"),
    Idiom(["switch", "match", "case"], "write 'if … { … } else if … { … }'"),
    Idiom(["enum"], "write a text for each case: 'let idle = \"idle\"'"),
    Idiom(["do"], "write 'while true { … if done { break } }'"),
    Idiom(["guard"], "write 'if !condition { return }', or 'if let x = value { … }'"),
    Idiom(["try", "async", "await", "throw", "catch"], "leave it out: nothing throws, and 'wait' waits"),
    Idiom(["init"], "what stands in a layer type runs whenever a layer of it is made"),
    Idiom(["didset", "willset"], "write 'changed level { … }'"),
    Idiom(["class", "struct"], "a layer gets properties of its own by 'layer type Name { property … }'"),
    Idiom(["create", "new", "add", "calayer", "uiimageview", "layer"], "layers are declared: 'layer card { … }'"),
    Idiom(["import", "include", "require", "use"], "write 'import \"easings.anim\"' at the top of the file"),
    Idiom(["end", "endif", "fi"], "a block ends with '}'"),
    Idiom(["unless"], "write 'if !condition { … }'"),
    Idiom(["assert", "assertequal"], "write 'expect'", replacement: "expect"),
    Idiom(["test"], "the name of a test is a text: 'test \"fades\" { … }'"),
    // Values
    Idiom(["uicolor", "nscolor", "cgcolor"], "colors are written '#ff8000', or by their CSS names: 'red'"),
    Idiom(["cgpoint", "cgpointmake", "nspoint"], "points are written '(160, 120)'"),
    Idiom(["cgsize", "cgsizemake"], "sizes are written '(width, height)'"),
    Idiom(["cgrect", "cgrectmake", "nsrect"], "rects are written '(x, y, width, height)'"),
    Idiom(
      ["catransform3dmakerotation", "catransform3drotate", "cgaffinetransformmakerotation"],
      "write 'rotate(90deg)', in space 'rotate(90deg, axis: (0, 1, 0))'"),
    Idiom(
      ["catransform3dmakescale", "catransform3dscale", "cgaffinetransformmakescale"],
      "write 'scale(2)', or 'scale(2, 1)' for each axis"),
    Idiom(
      ["catransform3dmaketranslation", "catransform3dtranslate", "cgaffinetransformmaketranslation"],
      "write 'translate(10, 20)'"),
    Idiom(
      ["catransform3dconcat", "cgaffinetransformconcat"], "'*' joins transforms: 'rotate(90deg) * translate(10, 20)'"),
    Idiom(
      ["catransform3d", "cgaffinetransform"],
      "transforms are made by rotate, scale, translate and perspective; 'identity' does nothing"),
    Idiom(
      ["uibezierpath", "nsbezierpath", "cgpath", "cgmutablepath"],
      "paths are made by rect, ellipse, circle, arc, line, polygon and 'path(\"M 0 0 L 10 10\")'"),
    Idiom(["timer"], "write 'every 1s { … }', or 'after 1s { … }' for once"),
    Idiom(
      ["bringtofront", "bringsubviewtofront", "sendtoback", "sendsubviewtoback"],
      "write 'move card in parent' for the front, 'move card in parent at 0' for the back"),
    Idiom(["math"], "functions stand alone: 'sin(30deg)', 'round(x)'"),
    Idiom(["pi", "tau"], "an angle is written '180deg' or '0.5turn'"),
    Idiom(["stride", "range"], "ranges are written '0..<3', or '1...3' with their end; multiply for other steps"),
  ]

  private static let layerIdioms: [Idiom] = [
    Idiom(
      ["addsublayer", "addsubview", "addchild", "append", "appendchild", "insertsublayer", "insertsubview"],
      "write 'insert other in card'"),
    Idiom(
      ["removefromsuperlayer", "removefromsuperview", "removefromparent", "remove"], "write 'remove card'"),
    Idiom(["removeallanimations", "stopanimations"], "write 'cancel card'"),
    Idiom(
      ["bringtofront", "bringsubviewtofront", "sendtoback", "sendsubviewtoback"],
      "write 'move card in parent' for the front, 'move card in parent at 0' for the back"),
    Idiom(["removeanimation"], "write 'cancel card \"key\"'"),
    Idiom(["add", "addanimation"], "write 'animate card using fade key \"fade\"'"),
    Idiom(["animate", "to", "tween"], "write 'animate card.opacity to 1 over 1s'"),
    Idiom(["fadein", "fadeout", "fade"], "write 'animate card.opacity to 1 over 1s'"),
    Idiom(["show", "hide"], "write 'card.hidden = true', or 'animate card.opacity to 0 over 1s'"),
    Idiom(["layer", "style"], "leave it out: 'card.opacity'"),
    Idiom(
      ["on", "addeventlistener", "onclick", "ontap", "addtarget", "addgesturerecognizer"],
      "write 'on card tap { … }'"),
    Idiom(["pause", "resume", "stop", "reverse", "finish"], "write the word first: 'pause card', 'stop card \"key\"'"),
    Idiom(
      ["setneedsdisplay", "setneedslayout", "layoutifneeded", "layoutsubviews"],
      "nothing has to be asked for: 'draw' runs again whenever something that it reads has changed"),
  ]

  /// What lists and other values are asked for elsewhere.
  static func valueIdiom(for word: String) -> Idiom? { find(word, in: valueIdioms) }

  private static let valueIdioms: [Idiom] = [
    Idiom(["map", "flatmap", "compactmap"], "write '[for x in list: x * 2]'"),
    Idiom(["filter"], "append to a list in a loop: 'for x in list { if x > 1 { found.append(x) } }'"),
    Idiom(["reduce", "foreach", "sum", "max", "min"], "write a loop: 'for x in list { total += x }'"),
    Idiom(["enumerated", "indices"], "count along: 'for i in 0..<list.count { print i, list[i] }'"),
    Idiom(["removefirst", "shift"], "write 'list.remove(at: 0)'"),
    Idiom(["substring", "replace", "slice"], "write 'text.split(\",\")' and 'joined', or an interpolation"),
    Idiom(["tofixed", "rounded"], "write 'round(x)'"),
    Idiom(["ms", "seconds"], "multiply by a unit: 'n * 1s'"),
    Idiom(
      ["start", "startanimation", "pause", "pauseanimation", "stop", "stopanimation", "reverse", "finish"],
      "write the word first: 'start a', 'pause a', 'finish a at end'"),
    Idiom(["animate"], "write 'animate card.opacity to 1 over 1s'"),
    Idiom(
      ["rotated", "scaled", "translated", "rotatedby", "scaledby", "translatedby", "concatenating"],
      "'*' joins transforms: 'card.transform * rotate(90deg)'"),
    Idiom(["m34"], "a perspective is a transform: 'card.sublayerTransform = perspective(500)'"),
    Idiom(
      ["tx", "ty", "m11", "m12", "m21", "m22", "m33", "m41", "m42", "m43", "m44"],
      "transforms are made by translate, rotate, scale and perspective, and joined with '*'"),
    Idiom(["addanimations"], "an animator's changes stand in its block: 'animator over 1s { card.opacity = 0 }'"),
    Idiom(["addcompletion"], "what runs at the end stands behind the block: 'animator over 1s { … } then { … }'"),
    Idiom(
      ["continueanimation"], "write 'start a durationFactor 0.5'; the easing goes on as it was"),
  ]

  /// GSAP's easings: what `power2.out` is called here.
  static func easing(ofPower power: String, _ direction: String) -> String? {
    let families = ["power1": "Quad", "power2": "Cubic", "power3": "Quart", "power4": "Quint", "sine": "Sine"]
    let directions = ["in": "easeIn", "out": "easeOut", "inOut": "easeInOut"]
    guard let family = families[power], let start = directions[direction] else { return nil }
    return start + family
  }

  /// Names that CSS writes with hyphens, which would be subtractions here.
  static let hyphenated: [String: String] = [
    "background-color": "backgroundColor", "border-radius": "cornerRadius", "border-color": "borderColor",
    "border-width": "borderWidth", "box-shadow": "shadowOpacity", "z-index": "zPosition", "font-size": "fontSize",
    "stroke-width": "lineWidth", "stroke-linecap": "lineCap", "stroke-linejoin": "lineJoin", "fill-color": "fillColor",
    "stroke-color": "strokeColor", "corner-radius": "cornerRadius", "anchor-point": "anchorPoint",
    "transform-origin": "anchorPoint", "text-align": "alignmentMode", "shadow-color": "shadowColor",
    "shadow-opacity": "shadowOpacity", "shadow-radius": "shadowRadius", "ease-in": "easeIn", "ease-out": "easeOut",
    "ease-in-out": "easeInEaseOut", "cubic-bezier": "cubicBezier",
  ]
}
