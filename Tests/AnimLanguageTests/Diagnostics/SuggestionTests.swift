import AnimLanguage
import Testing

@Suite("Near misses")
struct SuggestionTests {
  private let names = ["opacity", "position", "cornerRadius", "shadowOpacity", "bounds", "borderWidth", "borderColor"]

  @Test(
    "the nearest names come first",
    arguments: [
      ("opactiy", ["opacity"]), ("Opacity", ["opacity"]), ("corner_radius", ["cornerRadius"]),
      ("postion", ["position"]),
      ("bound", ["bounds"]), ("xyz", []), ("borderwidth", ["borderWidth"]), ("", []), ("opacity", []),
    ])
  func nearest(name: String, expected: [String]) {
    #expect(Suggestions.nearest(to: name, among: names) == expected)
  }

  @Test("at most three are offered, equally near ones in the order given")
  func limit() {
    #expect(Suggestions.nearest(to: "abcx", among: ["abcd", "abce", "abcf", "abcg"]) == ["abcd", "abce", "abcf"])
    #expect(Suggestions.nearest(to: "abcx", among: ["abcg", "abcd"]) == ["abcg", "abcd"])
  }

  @Test("a difference of case comes before all others, and no name comes twice")
  func order() {
    #expect(Suggestions.nearest(to: "fadein", among: ["fadeon", "fadeIn", "fadeIn"]) == ["fadeIn", "fadeon"])
  }

  @Test("the distance grows with the length of the name")
  func distance() {
    #expect(Suggestions.nearest(to: "ab", among: ["cd"]) == [])
    #expect(Suggestions.nearest(to: "ab", among: ["ac"]) == ["ac"])
    #expect(Suggestions.nearest(to: "abcdefghi", among: ["abcdefxyz"]) == ["abcdefxyz"])
    #expect(Suggestions.nearest(to: "abcdefghi", among: ["abcdwxyzi"]) == [])
  }

  @Test("near is mutual for names of one length", arguments: [("ease", "eaes"), ("card", "cart"), ("layer", "leyar")])
  func symmetry(first: String, second: String) {
    #expect(
      Suggestions.nearest(to: first, among: [second]).isEmpty
        == Suggestions.nearest(to: second, among: [first]).isEmpty)
  }

  @Test("very long names cost little")
  func longNames() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestions.nearest(to: long, among: [long + "b", "b", long.uppercased()]) == [long.uppercased()])
  }
}
