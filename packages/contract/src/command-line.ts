export { BAD_USAGE, endWithReader, requireNode, usage, UserError } from './command-line/exit.ts';
export { runUntilStopped, stopSignal } from './command-line/stop.ts';
export { columns, type LogLevel, progressLine } from './command-line/terminal.ts';
