// Every combination of value, following intent, dialog and view, as in Apple's framework.

extension IntentResult {
  /// Done, with nothing to say.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  /// Done, with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(said: dialog)
  }

  /// Done, with an intent that follows.
  public static func result<Opened>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, Never>, Opened: AppIntent {
    Self(opened: opensIntent)
  }

  /// Done, with an intent that follows and a dialog.
  public static func result<Opened>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog>, Opened: AppIntent {
    Self(opened: opensIntent, said: dialog)
  }

  /// Done, with a value.
  public static func result<Returned>(value: Returned) -> Self
  where Self == IntentResultContainer<Returned, Never, Never, Never>, Returned: _IntentValue & Sendable {
    Self(value: value)
  }

  /// Done, with a value and a dialog.
  public static func result<Returned>(value: Returned, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Returned, Never, Never, IntentDialog>, Returned: _IntentValue & Sendable
  {
    Self(value: value, said: dialog)
  }

  /// Done, with a value and an intent that follows.
  public static func result<Returned, Opened>(value: Returned, opensIntent: Opened) -> Self
  where
    Self == IntentResultContainer<Returned, Opened, Never, Never>, Returned: _IntentValue & Sendable,
    Opened: AppIntent
  {
    Self(value: value, opened: opensIntent)
  }

  /// Done, with a value, an intent that follows and a dialog.
  public static func result<Returned, Opened>(value: Returned, opensIntent: Opened, dialog: IntentDialog)
    -> Self
  where
    Self == IntentResultContainer<Returned, Opened, Never, IntentDialog>, Returned: _IntentValue & Sendable,
    Opened: AppIntent
  {
    Self(value: value, opened: opensIntent, said: dialog)
  }

  /// Done, with a snippet.
  public static func result<Content>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never>, Content: SnippetView {
    Self(view: view)
  }

  /// Done, with a dialog and a snippet.
  public static func result<Content>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog>, Content: SnippetView {
    Self(view: view, said: dialog)
  }

  /// Done, with an intent that follows and a snippet.
  public static func result<Opened, Content>(opensIntent: Opened, view: Content) -> Self
  where Self == IntentResultContainer<Never, Opened, Content, Never>, Opened: AppIntent, Content: SnippetView
  {
    Self(opened: opensIntent, view: view)
  }

  /// Done, with an intent that follows, a dialog and a snippet.
  public static func result<Opened, Content>(opensIntent: Opened, dialog: IntentDialog, view: Content) -> Self
  where
    Self == IntentResultContainer<Never, Opened, Content, IntentDialog>, Opened: AppIntent,
    Content: SnippetView
  {
    Self(opened: opensIntent, view: view, said: dialog)
  }

  /// Done, with a value and a snippet.
  public static func result<Returned, Content>(value: Returned, view: Content) -> Self
  where
    Self == IntentResultContainer<Returned, Never, Content, Never>, Returned: _IntentValue & Sendable,
    Content: SnippetView
  {
    Self(value: value, view: view)
  }

  /// Done, with a value, a dialog and a snippet.
  public static func result<Returned, Content>(value: Returned, dialog: IntentDialog, view: Content) -> Self
  where
    Self == IntentResultContainer<Returned, Never, Content, IntentDialog>, Returned: _IntentValue & Sendable,
    Content: SnippetView
  {
    Self(value: value, view: view, said: dialog)
  }

  /// Done, with a value, an intent that follows and a snippet.
  public static func result<Returned, Opened, Content>(value: Returned, opensIntent: Opened, view: Content)
    -> Self
  where
    Self == IntentResultContainer<Returned, Opened, Content, Never>, Returned: _IntentValue & Sendable,
    Opened: AppIntent, Content: SnippetView
  {
    Self(value: value, opened: opensIntent, view: view)
  }

  /// Done, with a value, an intent that follows, a dialog and a snippet.
  public static func result<Returned, Opened, Content>(
    value: Returned, opensIntent: Opened, dialog: IntentDialog, view: Content
  ) -> Self
  where
    Self == IntentResultContainer<Returned, Opened, Content, IntentDialog>, Returned: _IntentValue & Sendable,
    Opened: AppIntent, Content: SnippetView
  {
    Self(value: value, opened: opensIntent, view: view, said: dialog)
  }

  /// Done, with a snippet.
  public static func result<Content>(content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never>, Content: SnippetView {
    Self(view: content())
  }

  /// Done, with a dialog and a snippet.
  public static func result<Content>(dialog: IntentDialog, content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog>, Content: SnippetView {
    Self(view: content(), said: dialog)
  }

  /// Done, with an intent that follows and a snippet.
  public static func result<Opened, Content>(opensIntent: Opened, content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Opened, Content, Never>, Opened: AppIntent, Content: SnippetView
  {
    Self(opened: opensIntent, view: content())
  }

  /// Done, with an intent that follows, a dialog and a snippet.
  public static func result<Opened, Content>(
    opensIntent: Opened, dialog: IntentDialog, content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Never, Opened, Content, IntentDialog>, Opened: AppIntent,
    Content: SnippetView
  {
    Self(opened: opensIntent, view: content(), said: dialog)
  }

  /// Done, with a value and a snippet.
  public static func result<Returned, Content>(value: Returned, content: () -> Content) -> Self
  where
    Self == IntentResultContainer<Returned, Never, Content, Never>, Returned: _IntentValue & Sendable,
    Content: SnippetView
  {
    Self(value: value, view: content())
  }

  /// Done, with a value, a dialog and a snippet.
  public static func result<Returned, Content>(value: Returned, dialog: IntentDialog, content: () -> Content)
    -> Self
  where
    Self == IntentResultContainer<Returned, Never, Content, IntentDialog>, Returned: _IntentValue & Sendable,
    Content: SnippetView
  {
    Self(value: value, view: content(), said: dialog)
  }

  /// Done, with a value, an intent that follows and a snippet.
  public static func result<Returned, Opened, Content>(
    value: Returned, opensIntent: Opened, content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Returned, Opened, Content, Never>, Returned: _IntentValue & Sendable,
    Opened: AppIntent, Content: SnippetView
  {
    Self(value: value, opened: opensIntent, view: content())
  }

  /// Done, with a value, an intent that follows, a dialog and a snippet.
  public static func result<Returned, Opened, Content>(
    value: Returned, opensIntent: Opened, dialog: IntentDialog, content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<Returned, Opened, Content, IntentDialog>, Returned: _IntentValue & Sendable,
    Opened: AppIntent, Content: SnippetView
  {
    Self(value: value, opened: opensIntent, view: content(), said: dialog)
  }

  /// Done, with a value and an intent that follows: the spelling shown when the framework was introduced.
  public static func result<Returned, Opened>(value: Returned, openIntent: Opened) -> Self
  where
    Self == IntentResultContainer<Returned, Opened, Never, Never>, Returned: _IntentValue & Sendable,
    Opened: AppIntent
  {
    Self(value: value, opened: openIntent)
  }
}
