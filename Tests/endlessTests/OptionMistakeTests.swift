import Testing
import endless

@Suite("Mistakes in options")
struct OptionMistakeTests {
  @Test(
    "a mistake is one sentence that names the option",
    arguments: [
      ("--zzz", "--zzz: no such option; endless --help lists them"),
      ("--zzz=3", "--zzz: no such option; endless --help lists them"),
      ("-Q", "-Q: no such option; endless --help lists them"),
      ("-NQ", "-Q: no such option; endless --help lists them"),
      ("--preview", "--preview: no such option; endless --help lists them"),
      ("--reverse", "--reverse: needs --pages"),
      ("--auto 4 a", "--auto: needs --pages"),
      ("--view date", "--view: needs --pages"),
      ("--pages --auto x", "--auto x: a number of seconds from 0 to 86400 is wanted"),
      ("--pages --auto .", "--auto .: a number of seconds from 0 to 86400 is wanted"),
      ("--pages --auto -1", "--auto -1: a number of seconds from 0 to 86400 is wanted"),
      ("--pages --auto 1.2.3", "--auto 1.2.3: a number of seconds from 0 to 86400 is wanted"),
      ("--pages=", "--pages: is empty"),
      ("--rows --pages", "--rows and --pages contradict each other; leave one out"),
      (
        "--pages --auto 4 --no-animation",
        "--auto 4 and --no-animation contradict each other; leave one out"
      ),
      ("--no-edge", "--no-edge: no such option; endless --help lists them"),
      ("--pr", "--pr: may be any of --prefetch, --print0"),
      ("--cycle=yes", "--cycle: takes no value"),
      ("--load", "--load: COMMAND is missing"),
      ("--tabs", "--tabs: N is missing"),
      ("--tabs 0", "--tabs 0: a number from 1 to 100 is wanted"),
      ("--tabs 101", "--tabs 101: a number from 1 to 100 is wanted"),
      ("--tabs -1", "--tabs -1: a number from 1 to 100 is wanted"),
      ("--tabs +4", "--tabs +4: a number from 1 to 100 is wanted"),
      ("--tabs x", "--tabs x: a number from 1 to 100 is wanted"),
      ("--page-size 0", "--page-size 0: a number from 1 to 100000 is wanted"),
      (
        "--max-items 99999999999999999999",
        "--max-items 99999999999999999999: a number from 1 to 1000000000000 is wanted"
      ),
      ("--edge round", "--edge round: ring, pause or stop is wanted"),
      ("--seam dots", "--seam dots: mark, line or none is wanted"),
      ("--color blue", "--color blue: auto, always or never is wanted"),
      ("--export csv", "--export csv: text or jsonl is wanted"),
      ("--id title", "--id title: lines have only the field text"),
      ("--load=", "--load: is empty"),
      (
        "--keep 59 --prefetch 20",
        "--keep 59: at least 60 rows must be held, a page (--page-size) and twice --prefetch"
      ),
      ("+x", "+x: a list opens at +N, +-N, +G or +F; a file of this name is ./+x"),
      ("--pages +F", "+F: pages are not followed; +G opens at the last one"),
      ("+", "+: a list opens at +N, +-N, +G or +F; a file of this name is ./+"),
    ])
  func sentence(_ line: String, _ sentence: String) {
    #expect(World(line).mistake() == sentence)
  }

  @Test(
    "C3 options that contradict each other are an error, not a guess",
    arguments: [
      ("--cycle --edge stop", "--cycle and --edge stop"),
      ("--edge pause --cycle", "--cycle and --edge pause"),
      ("--no-cycle --edge ring", "--no-cycle and --edge ring"),
      ("--chop --wrap", "--chop and --wrap"),
      ("-S --wrap", "--chop and --wrap"),
      ("--no-chop --no-wrap", "--no-chop and --no-wrap"),
      ("--pick --browse", "--pick and --browse"),
      ("--pick --export text", "--pick and --export text"),
      ("--demo --load ls", "--demo and --load ls"),
      ("--pages --header 2", "--header 2 and --pages"),
    ])
  func contradictions(_ line: String, _ pair: String) {
    #expect(World(line).mistake() == "\(pair) contradict each other; leave one out")
    #expect(World(line).exit()?.code == 2)
  }

  @Test(
    "what agrees, or is the same option again, contradicts nothing",
    arguments: [
      "--cycle --edge ring", "--no-cycle --edge stop", "--edge ring --edge stop",
      "--cycle --no-cycle", "--chop --no-wrap", "--wrap --no-chop", "--pick --no-browse",
      "--chop --no-chop --wrap", "--browse --no-browse --pick", "--pages --header 0",
      "--header 2 --pages=photos",
    ])
  func agreement(_ line: String) {
    #expect(World(line).mistake() == nil)
  }
}
