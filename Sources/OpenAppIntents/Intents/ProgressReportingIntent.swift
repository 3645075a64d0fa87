public import Foundation

/// An intent that says how far it is. A conversation shows no progress.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// A progress that nobody watches.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}
