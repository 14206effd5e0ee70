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
} from './command.ts';
export { runUntilStopped, stopSignal } from './stop.ts';
export { columns, progressLine } from './terminal.ts';
