/// An intent that people can ask for without setting anything up, and what they say.
///
/// Viva's own phrases stand in `Phrases/`. In those of a shortcut a parameter must be an entity or an enumeration, as in
/// Apple's framework.
public struct AppShortcut: Sendable {
  /// The intent, perhaps with preset values. It is never run itself: a run starts from a fresh one.
  let intent: any AppIntent
  let templates: [String]
  let negativeTemplates: [String]
  /// What the shortcut is called in lists.
  public let shortTitle: LocalizedStringResource?
  /// A symbol of the system; a terminal shows none.
  public let systemImageName: String?

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String? = nil
  ) {
    self.init(intent, phrases, nil, systemImageName)
  }

  /// Makes a shortcut with a title.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(intent, phrases, shortTitle, systemImageName)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: LocalizedStringResource?,
    _ systemImageName: String?
  ) {
    self.intent = intent
    templates = phrases.map { $0.template(for: intent) }
    negativeTemplates = []
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// The name of the intent.
  package var intentName: String { Swift.type(of: intent).persistentIdentifier }

  /// What people say: parameters as `${shelf}`, the application's name as `${applicationName}`.
  package var phraseTemplates: [String] { templates }
}
