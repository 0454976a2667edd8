extension Vocabulary {
  /// What people write who know CSS, GSAP, SwiftUI, UIKit or After Effects, and what it is called here. Compared
  /// without case, `-` and `_`; a word may stand for several names.
  static let synonyms: [(word: String, names: [String])] = [
    // Properties
    ("bg", ["backgroundColor"]), ("x", ["position.x"]), ("alpha", ["opacity"]), ("autoalpha", ["opacity"]),
    ("transparency", ["opacity"]), ("visible", ["hidden"]),
    ("visibility", ["hidden"]), ("ishidden", ["hidden"]), ("display", ["hidden"]),
    ("rotate", ["rotation"]), ("rotationeffect", ["rotation"]), ("rotatez", ["rotation"]), ("angle", ["rotation"]),
    ("rotatex", ["transform.rotation.x"]), ("rotatey", ["transform.rotation.y"]), ("spin", ["rotation"]),
    ("scaleeffect", ["scale"]), ("zoom", ["scale"]), ("scalex", ["transform.scale.x"]),
    ("scaley", ["transform.scale.y"]), ("translate", ["translation"]), ("offset", ["translation"]),
    ("translatex", ["translation.x"]), ("translatey", ["translation.y"]), ("skew", ["transform"]),
    ("y", ["position.y"]), ("left", ["position.x"]), ("top", ["position.y"]),
    ("centerx", ["position.x"]), ("centery", ["position.y"]), ("center", ["position"]), ("pos", ["position"]),
    ("location", ["position"]), ("origin", ["position"]), ("z", ["zPosition"]), ("zindex", ["zPosition"]),
    ("width", ["bounds.size.width"]), ("height", ["bounds.size.height"]), ("size", ["bounds.size"]),
    ("w", ["bounds.size.width"]), ("h", ["bounds.size.height"]),
    ("background", ["backgroundColor"]), ("bgcolor", ["backgroundColor"]), ("fill", ["fillColor", "backgroundColor"]),
    ("color", ["foregroundColor", "backgroundColor"]),
    ("colour", ["foregroundColor", "backgroundColor"]), ("backgroundcolour", ["backgroundColor"]),
    ("bordercolour", ["borderColor"]), ("shadowcolour", ["shadowColor"]), ("border", ["borderWidth", "borderColor"]),
    ("stroke", ["strokeColor", "borderColor"]), ("strokewidth", ["lineWidth", "borderWidth"]),
    ("outline", ["borderWidth"]),
    ("borderradius", ["cornerRadius"]), ("radius", ["cornerRadius"]), ("rounded", ["cornerRadius"]),
    ("corners", ["cornerRadius"]), ("clip", ["masksToBounds"]), ("clips", ["masksToBounds"]),
    ("clipstobounds", ["masksToBounds"]), ("overflow", ["masksToBounds"]), ("anchor", ["anchorPoint"]),
    ("transformorigin", ["anchorPoint"]), ("pivot", ["anchorPoint"]), ("shadow", ["shadowOpacity", "shadowRadius"]),
    ("boxshadow", ["shadowOpacity", "shadowRadius"]), ("blur", ["shadowRadius"]), ("image", ["contents"]),
    ("content", ["contents"]), ("picture", ["contents"]), ("matrix", ["transform"]), ("rect", ["frame"]),
    ("backfacevisibility", ["doubleSided"]), ("parent", ["superlayer"]), ("superview", ["superlayer"]),
    ("children", ["sublayers"]), ("subviews", ["sublayers"]), ("presentationlayer", ["presentation"]),
    ("id", ["name"]), ("title", ["name"]), ("d", ["path"]), ("strokelinecap", ["lineCap"]),
    ("strokelinejoin", ["lineJoin"]), ("strokedasharray", ["lineDashPattern"]), ("dash", ["lineDashPattern"]),
    ("strokedashoffset", ["lineDashPhase"]), ("trim", ["strokeStart", "strokeEnd"]), ("fontcolor", ["foregroundColor"]),
    ("textcolor", ["foregroundColor"]), ("textalign", ["alignmentMode"]), ("alignment", ["alignmentMode"]),
    ("stops", ["colors", "locations"]), ("count", ["instanceCount"]),
    // Kinds of layers
    ("circle", ["shape"]), ("rectangle", ["shape"]), ("ellipse", ["shape"]), ("line", ["shape"]), ("path", ["shape"]),
    ("cashapelayer", ["shape"]), ("svg", ["shape"]), ("vector", ["shape"]), ("catextlayer", ["text"]),
    ("label", ["text"]), ("cagradientlayer", ["gradient"]), ("careplicatorlayer", ["replicator"]),
    ("caemitterlayer", ["emitter"]), ("particles", ["emitter"]), ("cascrolllayer", ["scroll"]),
    ("scrollview", ["scroll"]), ("catransformlayer", ["transformLayer"]), ("calayer", ["layer"]),
    // Clauses and options
    ("duration", ["over"]), ("during", ["over"]), ("time", ["over"]), ("easing", ["ease"]), ("curve", ["ease"]),
    ("timingfunction", ["ease", "timing"]), ("timing", ["ease"]),
    ("animationduration", ["duration"]),
    ("animationtimingfunction", ["timing"]), ("setdisableactions", ["disableActions"]),
    ("noactions", ["disableActions"]), ("loop", ["repeat"]), ("repeatcount", ["repeat"]), ("yoyo", ["autoreverse"]),
    ("autoreverses", ["autoreverse"]), ("alternate", ["autoreverse"]), ("oncomplete", ["then"]),
    ("completion", ["then"]), ("stagger", ["delay"]), ("wait", ["delay"]), ("with", ["using"]),
    ("begintime", ["delay"]),
    ("values", ["through"]), ("keyframes", ["through"]), ("keytimes", ["at"]), ("calculationmode", ["mode"]),
    ("motionpath", ["along"]), ("path", ["along"]), ("rotationmode", ["rotate"]), ("colorspace", ["in"]),
    ("for", ["over"]), ("lasting", ["over"]), ("tovalue", ["to"]), ("fromvalue", ["from"]), ("byvalue", ["by"]),
    ("until", ["to"]), ("start", ["from"]), ("iterations", ["repeat"]), ("count", ["repeat"]), ("after", ["delay"]),
    ("animationtimingfunction", ["ease"]), ("fillmode", ["fill"]), ("direction", ["autoreverse"]),
    ("isadditive", ["additive"]), ("iscumulative", ["cumulative"]), ("subtype", ["from"]),
    // Easings
    ("easeinout", ["easeInEaseOut"]), ("easeinease", ["easeInEaseOut"]), ("ease", ["default"]), ("none", ["linear"]),
    ("bezier", ["cubicBezier"]), ("timingcurve", ["cubicBezier"]), ("power1.out", ["easeOutQuad"]),
    ("bounce", ["easeOutBounce"]), ("elastic", ["easeOutElastic"]), ("back", ["easeOutBack"]),
    // Functions, methods and values
    ("systemred", ["red"]), ("systemblue", ["blue"]), ("systemgreen", ["green"]), ("systemorange", ["orange"]),
    ("systemyellow", ["yellow"]), ("systempink", ["pink"]), ("systempurple", ["purple"]), ("systemgray", ["gray"]),
    ("clear", ["removeAll"]), ("fps", ["frameRate"]), ("framespersecond", ["frameRate"]),
    ("size", ["count"]), ("len", ["count"]), ("push", ["append"]), ("add", ["append"]), ("pop", ["removeLast"]),
    ("indexof", ["index"]), ("includes", ["contains"]), ("touppercase", ["uppercased"]), ("upper", ["uppercased"]),
    ("tolowercase", ["lowercased"]), ("lower", ["lowercased"]), ("trim", ["trimmed"]), ("sort", ["sorted"]),
    ("reverse", ["reversed"]), ("shuffle", ["shuffled"]), ("startswith", ["hasPrefix"]), ("endswith", ["hasSuffix"]),
    ("join", ["joined"]), ("str", ["string"]), ("tostring", ["string"]), ("text", ["string"]), ("num", ["number"]),
    ("squareroot", ["sqrt"]), ("power", ["pow"]), ("absolute", ["abs"]), ("minimum", ["min"]), ("maximum", ["max"]),
    ("length", ["count", "length"]), ("arctan", ["atan"]),
    ("parsefloat", ["number"]), ("parseint", ["number"]), ("ceiling", ["ceil"]), ("mix", ["lerp"]),
    ("interpolate", ["lerp"]), ("rand", ["random"]), ("rgba", ["rgb"]), ("hsla", ["hsl"]), ("hsb", ["hsl"]),
    ("null", ["none"]), ("nil", ["none"]), ("undefined", ["none"]), ("this", ["self"]), ("yes", ["true"]),
    ("no", ["false"]), ("console", ["print"]), ("log", ["print"]), ("echo", ["print"]), ("time", ["now"]),
    ("totalseconds", ["seconds"]), ("ms", ["milliseconds"]), ("deg", ["degrees"]), ("rad", ["radians"]),
    // Events
    ("click", ["tap"]), ("onclick", ["tap"]), ("ontap", ["tap"]), ("dblclick", ["doubleTap"]),
    ("mousedown", ["press"]), ("mouseup", ["release"]), ("mousemove", ["move"]), ("touchstart", ["press"]),
    ("touchend", ["release"]), ("end", ["finish"]), ("finished", ["finish"]), ("complete", ["finish"]),
    ("completed", ["finish"]),
    ("stop", ["finish", "cancel"]), ("begin", ["start"]), ("started", ["start"]), ("cancelled", ["cancel"]),
    ("canceled", ["cancel"]), ("interrupt", ["cancel"]),
  ]

  /// What types are called elsewhere.
  static let typeSynonyms: [(word: String, names: [String])] = [
    ("int", ["number"]), ("float", ["number"]), ("double", ["number"]), ("cgfloat", ["number"]),
    ("integer", ["number"]), ("boolean", ["bool"]), ("str", ["string"]), ("time", ["duration"]),
    ("timeinterval", ["duration"]), ("seconds", ["duration"]), ("colour", ["color"]), ("cgcolor", ["color"]),
    ("uicolor", ["color"]), ("cgpoint", ["point"]), ("cgsize", ["size"]), ("cgrect", ["rect"]), ("frame", ["rect"]),
    ("calayer", ["layer"]), ("uiview", ["view"]), ("object", ["any"]),
  ]

  /// The names that a word from elsewhere may stand for, in the order of the table.
  public static func names(for word: String) -> [String] {
    let folded = folded(word)
    return synonyms.filter { $0.word == folded }.flatMap(\.names)
  }

  /// The types that a word from elsewhere may stand for.
  public static func typeNames(for word: String) -> [String] {
    let folded = folded(word)
    return typeSynonyms.filter { $0.word == folded }.flatMap(\.names)
  }

  /// A word without case, `-` and `_`.
  static func folded(_ word: String) -> String {
    String(word.lowercased().filter { $0 != "_" && $0 != "-" })
  }
}
