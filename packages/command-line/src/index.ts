export { HelpWanted } from './help-wanted.ts';
export { LOG_HELP, LOG_OPTIONS, logLevel, type LogLevel } from './log-level.ts';
export { readArguments } from './read-arguments.ts';
export { requireNode } from './require-node.ts';
export { runCli } from './run-cli.ts';
export { runUntilStopped } from './run-until-stopped.ts';
export { type StopReason, type StopSignal, stopSignal } from './stop-signal.ts';
export { UserError } from './user-error.ts';
export { wholeNumber } from './whole-number.ts';
