extension Vocabulary {
  /// The words that statements begin with.
  static let statements: [VocabularyWord] = [
    VocabularyWord("let", "let NAME = VALUE", "Gives a value a name"),
    VocabularyWord("var", "var NAME = VALUE", "Declares a variable"),
    VocabularyWord("func", "func NAME(PARAMETER: TYPE) { … }", "Declares a function"),
    VocabularyWord("handler", "handler NAME(layer) { … }", "Declares what is called when something happens"),
    VocabularyWord("layer", "layer NAME: KIND { … }", "Makes a layer"),
    VocabularyWord("view", "view NAME { … }", "Makes a view with its layer"),
    VocabularyWord("stage", "stage { … }", "Sets properties of the stage"),
    VocabularyWord("with", "with LAYER { … }", "Uses the members of a layer by their names"),
    VocabularyWord("animate", "animate LAYER.PROPERTY to VALUE over DURATION", "Animates a property"),
    VocabularyWord("transition", "transition LAYER KIND", "Animates that what a layer shows is replaced"),
    VocabularyWord("transaction", "transaction <OPTIONS> { … }", "Groups changes and says how they animate"),
    VocabularyWord("flush", "flush", "Commits the changes so far"),
    VocabularyWord("on", "on LAYER EVENT call HANDLER", "Has a handler called at each event"),
    VocabularyWord("off", "off LAYER EVENT call HANDLER", "Ends what `on` began"),
    VocabularyWord("call", "call HANDLER(VALUE)", "Calls a handler"),
    VocabularyWord("send", "send EVENT to LAYER", "Sends an event"),
    VocabularyWord("wait", "wait DURATION", "Goes on later"),
    VocabularyWord("at", "at DURATION { … }", "Does something at an instant"),
    VocabularyWord("after", "after DURATION { … }", "Does something once, later"),
    VocabularyWord("every", "every DURATION { … }", "Does something again and again"),
    VocabularyWord("sequence", "sequence { … }", "Does one thing after the other"),
    VocabularyWord("overlap", "overlap DURATION", "Begins what follows in a sequence earlier"),
    VocabularyWord("parallel", "parallel { … }", "Does several things at the same time"),
    VocabularyWord("cancel", "cancel LAYER KEY", "Takes an animation away"),
    VocabularyWord("stop", "stop LAYER KEY", "Ends an animation where it is on screen"),
    VocabularyWord("finish", "finish LAYER KEY", "Ends an animation at its end"),
    VocabularyWord("reverse", "reverse LAYER KEY", "Turns an animation around"),
    VocabularyWord("pause", "pause LAYER", "Stops the time of a layer"),
    VocabularyWord("resume", "resume LAYER", "Lets the time of a layer go on"),
    VocabularyWord("start", "start ANIMATOR", "Starts a property animator"),
    VocabularyWord("insert", "insert LAYER in LAYER at INDEX", "Puts a layer into another"),
    VocabularyWord("move", "move LAYER above LAYER", "Moves a layer among its siblings"),
    VocabularyWord("remove", "remove LAYER", "Takes a layer out of the tree"),
    VocabularyWord("if", "if CONDITION { … } else { … }", "Does something if a condition holds"),
    VocabularyWord("for", "for NAME in VALUES { … }", "Does something for each value"),
    VocabularyWord("while", "while CONDITION { … }", "Does something as long as a condition holds"),
    VocabularyWord("break", "break", "Leaves the innermost loop"),
    VocabularyWord("continue", "continue", "Goes on with the next round of the loop"),
    VocabularyWord("return", "return VALUE", "Leaves the function"),
    VocabularyWord("print", "print VALUE, …", "Prints values"),
    VocabularyWord("expect", "expect CONDITION at DURATION", "Tells if a condition does not hold"),
    VocabularyWord("test", "test \"NAME\" { … }", "Declares a test"),
    VocabularyWord("import", "import \"FILE\"", "Uses what another file declares"),
    VocabularyWord("seed", "seed NUMBER", "Begins the random numbers anew"),
  ]

  /// The words that statements in the body of a layer or of its type begin with.
  static let layerParts: [VocabularyWord] = [
    VocabularyWord("property", "property NAME: TYPE = VALUE", "Declares a property of the layer type"),
    VocabularyWord("changed", "changed PROPERTY { … }", "What happens when a property has changed"),
    VocabularyWord("display", "display { … }", "Draws by setting properties before each frame"),
    VocabularyWord("draw", "draw { … }", "Draws into the layer"),
    VocabularyWord("delegate", "delegate(key) { … }", "Finds the action of a property or event first"),
    VocabularyWord("defaultAction", "defaultAction(key) { … }", "Finds the action of a property or event last"),
    VocabularyWord("actions", "actions { KEY: ACTION }", "The actions of properties and events"),
    VocabularyWord("style", "style { … }", "Values of properties that are not set otherwise"),
    VocabularyWord("mask", "mask: KIND { … }", "Makes the layer's mask"),
  ]

  /// The words that statements in `draw` begin with.
  static let drawingWords: [VocabularyWord] = [
    VocabularyWord("fill", "fill PATH color COLOR", "Fills a path"),
    VocabularyWord("stroke", "stroke PATH color COLOR width NUMBER", "Draws along a path"),
    VocabularyWord("text", "text STRING at POINT", "Draws a text"),
    VocabularyWord("clip", "clip PATH { … }", "Draws only within a path"),
    VocabularyWord("save", "save { … }", "Draws with a state of its own"),
    VocabularyWord("transform", "transform TRANSFORM", "Transforms what is drawn after it"),
  ]

  /// The words that always stand for a value.
  static let valueWords: [VocabularyWord] = [
    VocabularyWord("true", "bool", "Yes"), VocabularyWord("false", "bool", "No"),
    VocabularyWord("none", "none", "No value"), VocabularyWord("noAction", "action", "The action that does nothing"),
    VocabularyWord("self", "layer", "The layer whose members are in scope"),
    VocabularyWord("now", "duration", "The present instant"),
  ]
}
