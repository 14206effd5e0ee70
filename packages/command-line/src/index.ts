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
  UserError,
  wholeNumber,
} from './command.ts';
export { runUntilStopped, type StopReason, type StopSignal, stopSignal } from './stop.ts';
export { columns, progressLine, type ProgressLine } from './terminal.ts';
