/// Apple's AppIntents brings Foundation along, and most intent files import nothing else.
@_exported public import Foundation
