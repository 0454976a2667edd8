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
    """#
}
