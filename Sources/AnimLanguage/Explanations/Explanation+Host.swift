extension Explanation {
  static let hostPages = #"""
    ## host/write

    The program around a script gave a variable or a property a value that it does not take: there is no such variable or
    layer, a `let` cannot be written, or the value is of another type. Nothing was written.

    Here the host writes a number to `volume`.

    ```anim error
    let volume = 1
    ```

    ```anim
    var volume = 1
    ```

    ## host/read

    The program around a script reads a variable or a layer into a type of its own, and the script has none of that name, or
    a value that does not fit: a text where a number is wanted, or a list with one element that is another than the rest.

    Here the host reads `volume` as a number.

    ```anim error
    let volume = "loud"
    ```

    ```anim
    let volume = 0.8
    ```

    ## host/failed

    A function that the program around a script gave it reported an error: it says what is wrong, and the run ends at the
    call. An argument of the right type that the host cannot take, such as 2.5 where it counts in whole numbers, is one.

    Here the host has one sound, `chime`.

    ```anim error
    host.play("gong")
    ```

    ```anim
    host.play("chime")
    ```

    ## host/missing

    The run goes on in another program than the one that the script was checked for, and that one lacks a function which the
    script calls, or has one of its name and other types.

    Here the host with `play` has gone before it is called.

    ```anim error
    wait 1s
    host.play("chime")
    ```

    ```anim
    wait 1s
    print "chime"
    ```

    ## host/layer

    The program around a script names a layer that is not there: none of the layers in the tree is called so. Nothing has
    happened.

    Here the host sends `tap` to the layer `card`.

    ```anim error
    layer cart {}
    ```

    ```anim
    layer card {}
    ```

    ## archive/refused

    A session that was written down cannot be restored here: another version wrote it in another form, its run is past the
    limits that the host sets, or it does not come to the same state as it did.

    An archive is restored by running it again, so the host's limits hold for it; this host allows three seconds.

    ```anim error
    wait 5s
    ```

    ```anim
    wait 2s
    ```

    ## reload/text

    An edited script was to take the place of one that runs, but no text of its name was entered, and there are several
    which it could be.

    Here two texts were entered, and neither is `edited.anim`.

    ```anim error
    print "entered as page.anim"
    ```

    ```anim
    print "entered as edited.anim"
    ```

    ## reload/host-call

    An edited script has taken the place of one that runs, and calls a function of the host at an instant at which the run
    has already been. A call without a result is left out: its sound would come too late. One with a result is made now,
    since the script goes on with it.

    Here the host puts a script that begins with `host.play("chime")` in the place of this one.

    ```anim error
    wait 1s
    ```

    ```anim
    host.play("chime")
    wait 2s
    ```
    """#
}
