/// The word on the button that confirms; in a conversation "yes" does for all of them.
public struct ConfirmationActionName: Equatable, Hashable, Sendable {
  enum Kind: Equatable, Hashable, Sendable {
    case named(String)
    case custom(
      accept: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
      deny: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool)
  }

  let kind: Kind

  /// Words of one's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      kind: .custom(
        accept: acceptLabel, acceptAlternatives: acceptAlternatives, deny: denyLabel,
        denyAlternatives: denyAlternatives, destructive: destructive))
  }

  /// Add.
  public static let add = ConfirmationActionName(kind: .named("add"))
  /// AddData.
  public static let addData = ConfirmationActionName(kind: .named("addData"))
  /// Book.
  public static let book = ConfirmationActionName(kind: .named("book"))
  /// Buy.
  public static let buy = ConfirmationActionName(kind: .named("buy"))
  /// Call.
  public static let call = ConfirmationActionName(kind: .named("call"))
  /// CheckIn.
  public static let checkIn = ConfirmationActionName(kind: .named("checkIn"))
  /// Continue.
  public static let `continue` = ConfirmationActionName(kind: .named("continue"))
  /// Create.
  public static let create = ConfirmationActionName(kind: .named("create"))
  /// Do.
  public static let `do` = ConfirmationActionName(kind: .named("do"))
  /// Download.
  public static let download = ConfirmationActionName(kind: .named("download"))
  /// Filter.
  public static let filter = ConfirmationActionName(kind: .named("filter"))
  /// Find.
  public static let find = ConfirmationActionName(kind: .named("find"))
  /// Get.
  public static let get = ConfirmationActionName(kind: .named("get"))
  /// Log.
  public static let log = ConfirmationActionName(kind: .named("log"))
  /// Open.
  public static let open = ConfirmationActionName(kind: .named("open"))
  /// Order.
  public static let order = ConfirmationActionName(kind: .named("order"))
  /// Pay.
  public static let pay = ConfirmationActionName(kind: .named("pay"))
  /// Play.
  public static let play = ConfirmationActionName(kind: .named("play"))
  /// PlaySound.
  public static let playSound = ConfirmationActionName(kind: .named("playSound"))
  /// Post.
  public static let post = ConfirmationActionName(kind: .named("post"))
  /// Request.
  public static let request = ConfirmationActionName(kind: .named("request"))
  /// Run.
  public static let run = ConfirmationActionName(kind: .named("run"))
  /// Search.
  public static let search = ConfirmationActionName(kind: .named("search"))
  /// Send.
  public static let send = ConfirmationActionName(kind: .named("send"))
  /// Set.
  public static let set = ConfirmationActionName(kind: .named("set"))
  /// Share.
  public static let share = ConfirmationActionName(kind: .named("share"))
  /// Start.
  public static let start = ConfirmationActionName(kind: .named("start"))
  /// StartNavigation.
  public static let startNavigation = ConfirmationActionName(kind: .named("startNavigation"))
  /// Toggle.
  public static let toggle = ConfirmationActionName(kind: .named("toggle"))
  /// TurnOff.
  public static let turnOff = ConfirmationActionName(kind: .named("turnOff"))
  /// TurnOn.
  public static let turnOn = ConfirmationActionName(kind: .named("turnOn"))
  /// View.
  public static let view = ConfirmationActionName(kind: .named("view"))
}
