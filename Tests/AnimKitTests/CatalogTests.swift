import Testing

@testable import AnimKit

@Suite("The catalog of what scripts can use")
struct CatalogTests {
  private static let environment: ScriptEnvironment = {
    var environment = ScriptEnvironment()
    environment.function("setVolume", ["volume"], help: "Sets the volume") { (_: Double) in }
    environment.function("wave", ["x", "at:"], purity: .pure) { (x: Double, _: Duration) in x }
    environment.suspendingFunction("load", ["file"], help: "Loads a file") { (_: String) async throws -> [Double] in []
    }
    return environment
  }()

  @Test("The host's functions come first, with signature, help and purity")
  func host() {
    let section = Self.environment.catalog.sections.first
    #expect(section?.title == "Functions of the host")
    #expect(
      section?.entries == [
        Catalog.Entry(
          name: "setVolume", detail: "host.setVolume(number)", help: "Sets the volume", purity: "has an effect"),
        Catalog.Entry(name: "wave", detail: "host.wave(number, at: duration) -> number", help: "", purity: "pure"),
        Catalog.Entry(
          name: "load", detail: "host.load(string) -> [number]", help: "Loads a file", purity: "waits for the host"),
      ])
  }

  @Test(
    "The language's own words are there",
    arguments: [
      ("Types", "duration"), ("Units", "ms"), ("Functions", "sqrt"), ("Members", "uppercased"),
      ("Properties", "opacity"), ("Easings", "linear"), ("Clauses", "over"), ("Colours", "red"),
    ])
  func words(title: String, name: String) {
    let entry = ScriptEnvironment().catalog[title]?.entries.first { $0.name == name }
    #expect(entry?.detail.isEmpty == false)
    #expect(entry?.help.isEmpty == false)
  }

  @Test("Without functions of the host there is no section of them")
  func noHost() {
    #expect(ScriptEnvironment().catalog["Functions of the host"] == nil)
    #expect(ScriptEnvironment().catalog.version == 1)
  }

  @Test("As a page it has a table for each section")
  func markdown() {
    let page = Self.environment.catalog.markdown
    #expect(
      page.hasPrefix(
        """
        ## Functions of the host

        | | | |
        |---|---|---|
        | `setVolume` | `host.setVolume(number)` | Sets the volume (has an effect) |
        | `wave` | `host.wave(number, at: duration) -> number` | pure |

        """))
    #expect(page.contains("\n## Easings\n"))
  }
}
