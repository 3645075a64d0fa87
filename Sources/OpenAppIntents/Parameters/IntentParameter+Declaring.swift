extension IntentParameter {
  /// A parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        requestValueDialog: requestValueDialog, requestDisambiguationDialog: requestDisambiguationDialog))
  }

  /// A parameter with a value that is taken when nothing is said.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        defaultValue: defaultValue, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog))
  }

  /// A parameter that has nothing but its description, or an unnamed one with a default.
  public convenience init(
    description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: nil, description: description,
      declaration: ParameterDeclaration(requestValueDialog: requestValueDialog))
  }

  /// A parameter whose values are chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog, options: optionsProvider))
  }

  /// A parameter with a default, whose values are chosen from what a provider offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        defaultValue: defaultValue, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog, options: optionsProvider))
  }
}
