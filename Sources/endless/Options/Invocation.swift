/// What all the options together ask for, before it is held against the terminals there are.
package struct Invocation: Hashable, Sendable {
  /// What Enter is made to do.
  package enum EnterChoice: Hashable, Sendable { case pick, browse }

  package var settings = Settings()
  package var sources: [Argument] = []
  package var loads: [Argument] = []
  package var titles: [Argument] = []
  /// Sources whose pages get a window each, beside the others.
  package var pageSources: [Argument] = []
  package var enter: EnterChoice?
  package var export: ExportFormat?
  package var demo = false
  package var help = false
  package var version = false

  /// Takes the options of one origin; they replace what stands there already.
  package mutating func take(_ layer: [PlacedWord]) throws(UsageError) {
    for placed in layer {
      if case .option(.load, _, _) = placed.word { loads = [] }
      if case .option(.title, _, _) = placed.word { titles = [] }
      if case .option(.pages, _, .some) = placed.word { pageSources = [] }
    }
    for placed in layer {
      do throws(UsageError) {
        try take(placed.word, origin: placed.origin)
      } catch {
        throw UsageError(placed.origin.prefix + error.message)
      }
    }
  }

  private mutating func take(_ word: ScannedWord, origin: OptionOrigin) throws(UsageError) {
    switch word {
    case .source(let source) where origin == .commandLine: sources.append(source)
    case .source(let source):
      throw UsageError("\(source.text): a source stands on the command line")
    case .place(let place): settings.start = place
    case .option(let name, _, let value?): try set(name, OptionValue(option: name, word: value))
    case .option(let name, let on, nil): try set(name, on: on, origin: origin)
    }
  }

  private mutating func set(_ name: OptionName, _ value: OptionValue) throws(UsageError) {
    switch name {
    case .pages: pageSources.append(try value.filled())
    case .auto:
      let time = try value.milliseconds(upTo: 86_400)
      settings.auto = time
      // What another origin said is another wish; in one they contradict each other.
      if time > 0 { settings.animation = true }
    case .view: settings.view = try value.filled()
    case .pictures: settings.pictures = try value.choice()
    case .viewMemory: settings.viewMemory = try value.number(16...1_048_576)
    case .viewSeconds: settings.viewSeconds = try value.number(1...86_400)
    case .edge: settings.edge = try value.choice()
    case .seam: settings.seam = try value.choice()
    case .fill: settings.fill = try value.choice()
    case .color: settings.color = try value.choice()
    case .export: export = try value.choice() as ExportFormat
    case .load: loads.append(try value.filled())
    case .title: titles.append(value.word)
    case .trace: settings.trace = try value.filled()
    case .pageSize: settings.pageSize = try value.number(1...100_000)
    case .prefetch: settings.prefetch = try value.number(0...1_000_000)
    case .maxItems: settings.maxItems = try value.number(1...1_000_000_000_000)
    case .keep: settings.keep = try value.number(0...1_000_000_000)
    case .header: settings.header = try value.number(0...1000)
    case .tabs: settings.tabs = try value.number(1...100)
    case .id: settings.idIsText = try value.isTextField()
    default: preconditionFailure("\(name.spelling) stands in the table as taking a value")
    }
  }

  private mutating func set(
    _ name: OptionName, on: Bool, origin: OptionOrigin
  ) throws(UsageError) {
    switch name {
    case .rows: settings.pages = false
    case .pages: settings.pages = true
    case .reverse: settings.reverse = on
    case .cycle where on: settings.edge = .ring
    case .cycle: settings.edge = settings.edge == .ring ? .stop : settings.edge
    case .read0: settings.read0 = on
    case .chop: settings.longRows = on ? .chop : .wrap
    case .wrap: settings.longRows = on ? .wrap : .chop
    case .numbers: settings.numbers = on
    case .ambiguousWide: settings.ambiguousWide = on
    case .mouse: settings.mouse = on
    case .animation: settings.animation = on
    case .print0: settings.print0 = on
    case .select1: settings.picksOnlyItem = on
    case .exit0: settings.leavesEmptyList = on
    case .pick: force(.pick, on)
    case .browse: force(.browse, on)
    case .demo: demo = on
    case .help, .version:
      guard origin == .commandLine else {
        throw UsageError("\(name.spelling): stands on the command line")
      }
      if name == .help { help = true } else { version = true }
    default: preconditionFailure("\(name.spelling) stands in the table as taking no value")
    }
  }

  private mutating func force(_ choice: EnterChoice, _ on: Bool) {
    if on { enter = choice } else if enter == choice { enter = nil }
  }
}
