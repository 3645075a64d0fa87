import Foundation

// Shell prompts ask for the status many times a minute: it takes a way of its own, without the big libraries.
if let code = QuickStatus.run(CommandLine.arguments) { exit(code) }
if let command = QuickCommand(CommandLine.arguments), let code = await command.run() { exit(code) }
exit(await Viva.run(ArgumentOrder.commandFirst(Array(CommandLine.arguments.dropFirst()))))
