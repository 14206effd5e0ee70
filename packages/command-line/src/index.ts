export { HelpWanted } from './help-wanted.ts';
export { readArguments } from './read-arguments.ts';
export { runCli } from './run-cli.ts';
export { UserError } from './user-error.ts';
