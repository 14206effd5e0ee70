export {
  HelpWanted,
  LOG_HELP,
  LOG_OPTIONS,
  logLevel,
  readArguments,
  readCommand,
  runCli,
  tokenOption,
  wholeNumber,
} from './command-line/command.ts';
export { BAD_USAGE, requireNode, usage, UserError } from './command-line/exit.ts';
export { runUntilStopped, stopSignal } from './command-line/stop.ts';
export { columns, type LogLevel, progressLine } from './command-line/terminal.ts';
