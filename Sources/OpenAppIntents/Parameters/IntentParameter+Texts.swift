extension String {
  /// How a text is entered where there is a keyboard on a screen.
  public struct IntentInputOptions: Sendable, Equatable, Hashable {
    /// Which letters are made large by themselves.
    public enum CapitalizationType: Sendable, Equatable, Hashable {
      /// As named.
      case none, words, sentences, allCharacters
    }

    /// Which keyboard is shown.
    public enum KeyboardType: Sendable, Equatable, Hashable {
      // `URL` is Apple's spelling.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      /// As named.
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
        emailAddress,
        decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// Which keyboard is shown.
    public var keyboardType: KeyboardType
    /// Which letters are made large by themselves.
    public var capitalizationType: CapitalizationType
    /// May hold several lines.
    public var multiline: Bool
    /// Corrects by itself.
    public var autocorrect: Bool
    /// Makes quotation marks round.
    public var smartQuotes: Bool
    /// Makes dashes long.
    public var smartDashes: Bool

    /// Makes options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension IntentParameter where Value.UnwrappedType == String {
  /// A text, entered in a certain way where there is a keyboard on a screen.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        defaultValue: defaultValue, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog))
  }
}
