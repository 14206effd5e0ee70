/** Thrown to exit with the help text: `runCli` prints it, and the command succeeds. */
export class HelpWanted extends Error {
  override name = 'HelpWanted';
}
