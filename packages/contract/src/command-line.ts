export {
  BAD_USAGE,
  HelpWanted,
  LOG_HELP,
  LOG_OPTIONS,
  logLevel,
  type LogLevel,
  readArguments,
  readCommand,
  requireNode,
  runCli,
  tokenOption,
  usage,
  UserError,
  wholeNumber,
} from './command-line/command.ts';
export { runUntilStopped, stopSignal } from './command-line/stop.ts';
export { columns, progressLine } from './command-line/terminal.ts';
