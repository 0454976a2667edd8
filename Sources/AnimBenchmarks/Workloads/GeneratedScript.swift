/// Long scripts of what people write, made of numbered copies of one piece.
enum GeneratedScript {
  static func anim(size: Int) -> [UInt8] {
    repeated(size: size) { n in
      """
      // Card \(n) slides in, fades, and tells when it is there.
      layer card\(n) {
          frame = (\(n % 320), \(n % 240), 100, 60)
          backgroundColor = #4080c0
          cornerRadius = 12
          opacity = 0
          layer badge { position = (90, 10)  bounds = (0, 0, 16, 16)  cornerRadius = 8 }
      }

      func place\(n)(index: number, gap: number = 8) -> point {
          let column = index % 4
          var x = 20 + column * (60 + gap)
          if x > 300 && column != 0 { x -= 300 } else { x += 1 }
          return (x, 40 + floor(index / 4) * 48)
      }

      handler arrived\(n)(layer, key) {
          print "\\(layer.name) has arrived by \\(key) at \\(now), opacity \\(layer.opacity)"
          transaction <disableActions> { layer.cornerRadius = 8 }
      }

      on card\(n) finish "enter" call arrived\(n)
      for i in 0..<3 {
          let target = place\(n)(i, gap: 4) + (0, 12.5)
          animate card\(n).position to target over 0.6s ease easeOut delay 0.1s * i key "enter"
      }
      animate card\(n).opacity from 0 to 1 over 250ms then { card\(n).badge.opacity = 0.5 }


      """
    }
  }

  static func lua(size: Int) -> [UInt8] {
    repeated(size: size) { n in
      """
      -- Card \(n) slides in, fades, and tells when it is there.
      card\(n) = layer {
        frame = rect(\(n % 320), \(n % 240), 100, 60),
        backgroundColor = "#4080c0",
        cornerRadius = 12,
        opacity = 0,
        badge = layer { position = point(90, 10), bounds = rect(0, 0, 16, 16), cornerRadius = 8 },
      }

      function place\(n)(index, gap)
        local column = index % 4
        local x = 20 + column * (60 + gap)
        if x > 300 and column ~= 0 then x = x - 300 else x = x + 1 end
        return point(x, 40 + math.floor(index / 4) * 48)
      end

      function arrived\(n)(layer, key)
        print(layer.name .. " has arrived by " .. key .. " at " .. now() .. ", opacity " .. layer.opacity)
        transaction { disableActions = true, run = function() layer.cornerRadius = 8 end }
      end

      on(card\(n), "finish", "enter", arrived\(n))
      function start\(n)()
        for i = 0, 2 do
          local target = place\(n)(i, 4) + point(0, 12.5)
          animate { card\(n), "position", to = target, over = 0.6, ease = "easeOut", delay = 0.1 * i, key = "enter" }
        end
      end
      start\(n)()
      animate { card\(n), "opacity", from = 0, to = 1, over = 0.25, done = function() card\(n).badge.opacity = 0.5 end }


      """
    }
  }

  private static func repeated(size: Int, _ piece: (Int) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 4096)
    var number = 0
    while bytes.count < size {
      bytes.append(contentsOf: piece(number).utf8)
      number += 1
    }
    return bytes
  }
}
