/** Thrown to end a program with its help text; `runCli` prints it and the program succeeds. */
export class HelpWanted extends Error {
  override name = 'HelpWanted';
}
