extension Explanation {
  static let callPages = #"""
    ## call/not-a-function

    Parentheses call a function, and what stands before these is a value.

    ```anim error
    let radius = 20
    print radius(2)
    ```

    ```anim
    let radius = 20
    print radius * 2
    ```

    ## call/missing-argument

    A call lacks an argument. Only those that have a default in the declaration may be left out.

    ```anim error
    func area(width: number, height: number) -> number { return width * height }
    print area(3)
    ```

    ```anim
    func area(width: number, height: number = 1) -> number { return width * height }
    print area(3)
    ```

    ## call/extra-argument

    A call has more arguments than the function has parameters.

    ```anim error
    func twice(n: number) -> number { return n * 2 }
    print twice(1, 2)
    ```

    ```anim
    func twice(n: number) -> number { return n * 2 }
    print twice(1), twice(2)
    ```

    ## call/wrong-label

    The label before an argument is missing, or is not that of the parameter. The first argument has none unless the
    declaration writes two names; the others have their name as label.

    Labels say what a value is for, where it is used.

    ```anim error
    func area(width: number, height: number) -> number { return width * height }
    print area(3, 4)
    ```

    ```anim
    func area(width: number, height: number) -> number { return width * height }
    print area(3, height: 4)
    ```

    ## call/wrong-argument

    A function of the language does not take a value of this type. The notes say which forms it has.

    ```anim error
    print abs("three")
    ```

    ```anim
    print abs(-3)
    ```

    ## call/no-such-form

    A function of the language has no form with so many arguments, or with these labels.

    ```anim error
    print clamp(12, 10)
    ```

    ```anim
    print clamp(12, 0, 10)
    ```

    ## call/parentheses

    What does something with arguments is called with parentheses; what is just looked up is not.

    ```anim error
    print "hello".uppercased()
    ```

    ```anim
    print "hello".uppercased
    ```

    ## call/handler

    A handler is called with `call`, a function is not; neither is a value.

    Handlers are what animations and events call. What they are offered, such as `layer` and `key`, comes from the place
    that names them.

    ```anim error
    handler greet() { print "hello" }
    greet()
    ```

    ```anim
    handler greet() { print "hello" }
    call greet
    ```

    ## call/list-change

    `append`, `insert`, `remove` and the like change the list that they are called on and have no value of their own.

    ```anim error
    var list = [1, 2]
    print list.append(3)
    ```

    ```anim
    var list = [1, 2]
    list.append(3)
    print list
    ```

    ## call/tags

    Each tag of an animation has a name, and no two have the same: `animation.tagged("name")` looks one up.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s tagged (1)
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s tagged (round: 1)
    ```
    """#
}
