import AnimEngine
import Testing

extension RGBAColor {
  var list: [Double] { [red, green, blue, alpha] }

  init(list: [Double]) {
    self.init(red: list[0], green: list[1], blue: list[2], alpha: list[3])
  }
}

@Suite("Colours")
struct RGBAColorTests {
  @Test("mixes are those of independent formulas, with straight alpha", arguments: cases(of: colorMixingTable))
  func mixes(table: TableCase) {
    let spaces: [Substring: ColorSpace] = ["srgb": .sRGB, "linear": .linear, "oklab": .oklab]
    let from = RGBAColor(list: numbers(table.parameters[1]))
    let to = RGBAColor(list: numbers(table.parameters[2]))
    for cell in table.cells {
      let mix = from.mixed(with: to, at: number(cell[0]), in: spaces[table.parameters[0]] ?? .sRGB)
      #expect(largestDifference(mix.list, numbers(cell[1])) <= 1e-6, "at \(cell[0])")
      let bytes = [24, 16, 8, 0].map { Double(mix.hex >> UInt32($0) & 255) }
      #expect(largestDifference(bytes, numbers(cell[2])) <= 1, "at \(cell[0])")
    }
  }

  @Test("a mix in sRGB meets its ends exactly")
  func ends() {
    let a = RGBAColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let b = RGBAColor(red: 0.7, green: 0.9, blue: 0.6, alpha: 0.8)
    #expect(a.mixed(with: b, at: 0) == a)
    #expect(a.mixed(with: b, at: 1) == b)
  }

  @Test("in every space a colour is itself and grey stays grey", arguments: ColorSpace.allCases)
  func fixedColors(space: ColorSpace) {
    for entry in RGBAColor.names {
      let color = RGBAColor(hex: entry.hex)
      #expect(largestDifference(color.mixed(with: color, at: 0.5, in: space).list, color.list) < 1e-12)
      #expect(color.mixed(with: .white, at: 0, in: space).hex == entry.hex)
      #expect(RGBAColor.white.mixed(with: color, at: 1, in: space).hex == entry.hex)
    }
    for step in 0...10 {
      let grey = RGBAColor.black.mixed(with: .white, at: Double(step) / 10, in: space)
      #expect((grey.red - grey.green).magnitude < 1e-6)
      #expect((grey.green - grey.blue).magnitude < 1e-6)
    }
  }

  @Test("a mix of colours has a mixed alpha, in every space", arguments: ColorSpace.allCases)
  func mixedAlpha(space: ColorSpace) {
    let mix = RGBAColor.clear.mixed(with: .white, at: 0.25, in: space)
    #expect(mix.alpha == 0.25)
    #expect(RGBAColor.white.mixed(with: RGBAColor(red: .nan, green: 0, blue: 0), at: 0.5, in: space).red.isNaN)
  }

  @Test("hexadecimal digits, halves rounded up and components cut")
  func hexDescriptions() {
    #expect(RGBAColor(hex: 0x1234_56FF).hexDescription == "#123456")
    #expect(RGBAColor(hex: 0x1234_5678).hexDescription == "#12345678")
    #expect(RGBAColor(red: 0.5, green: 0, blue: 0.5).hexDescription == "#800080")
    #expect(RGBAColor(red: 2, green: -1, blue: .nan, alpha: .infinity).hexDescription == "#ff0000")
    #expect(RGBAColor.clear.description == "#00000000")
    #expect(RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.998).hexDescription == "#0000fffe")
    #expect(RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.999).hexDescription == "#0000ff")
  }

  @Test("every eight-bit component comes back")
  func bytes() {
    for byte in UInt32(0)...255 {
      #expect(RGBAColor(hex: byte << 24 | byte << 16 | byte << 8 | byte).hex == byte &* 0x0101_0101)
    }
  }

  static let named = """
    aliceblue #f0f8ff
    blue #0000ff
    rebeccapurple #663399
    grey #808080
    gray #808080
    lightgoldenrodyellow #fafad2
    transparent #00000000
    yellowgreen #9acd32
    tomato #ff6347
    green #008000
    """

  @Test("names of CSS", arguments: rows(of: named))
  func names(row: [Substring]) {
    #expect(RGBAColor.named(String(row[0]))?.hexDescription == String(row[1]))
  }

  @Test("every name is found, in order, and no other")
  func allNames() {
    #expect(RGBAColor.names.count == 149)
    for (entry, next) in zip(RGBAColor.names, RGBAColor.names.dropFirst()) {
      #expect(entry.name < next.name)
    }
    for entry in RGBAColor.names {
      #expect(RGBAColor.named(entry.name)?.hex == entry.hex)
    }
    for name in ["", "Blue", "blu", "bluee", "zzz", "a", "none"] {
      #expect(RGBAColor.named(name) == nil)
    }
  }

  /// Hue in degrees, saturation, lightness, hexadecimal digits.
  static let hues = """
    0 1 0.5 #ff0000
    120 1 0.5 #00ff00
    240 1 0.5 #0000ff
    210 0.5 0.4 #336699
    -150 0.5 0.4 #336699
    570 0.5 0.4 #336699
    60 1 0.25 #808000
    300 0 0.6 #999999
    0 1 1 #ffffff
    0 1 0 #000000
    30 7 0.5 #ff8000
    inf 1 0.5 #ff0000
    """

  @Test("hue, saturation and lightness", arguments: rows(of: hues))
  func hsl(row: [Substring]) {
    let color = RGBAColor(
      hue: degrees(number(row[0])), saturation: number(row[1]), lightness: number(row[2]))
    #expect(color.hexDescription == String(row[3]))
  }

  @Test("components of 0 to 255")
  func rgb() {
    #expect(RGBAColor.rgb(255, 128, 0) == RGBAColor(hex: 0xFF80_00FF))
    #expect(RGBAColor.rgb(0, 0, 0, alpha: 0.5).hexDescription == "#00000080")
  }

  @Test("another alpha")
  func alpha() {
    #expect(RGBAColor.white.withAlpha(0.5) == RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.5))
  }
}
