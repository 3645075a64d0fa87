import ConversationModel
import PhraseMatcher

/// Completes a line from the phrases, the open question of one moment, and the names as they are when TAB is
/// pressed: another terminal may have added some meanwhile.
struct PhraseCompleter: Completing {
  var matcher: Matcher
  var expectation: Expectation?
  var names: any NameListing
  /// Of the names that the matcher has.
  var version: Int?

  func completions(of line: String) -> (start: Int, candidates: [String]) {
    var matcher = matcher
    if let now = try? names.nameListsVersion(), now != version, let lists = try? names.nameLists() {
      matcher = matcher.with(names: lists)
    }
    return matcher.completions(of: line, expecting: expectation)
  }
}
