/** Splits the arguments of a command into the names that they begin with and the options after them. */
export function leadingNames(args: readonly string[]): { names: string[]; options: string[] } {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const end = firstOption < 0 ? args.length : firstOption;
  return { names: args.slice(0, end), options: args.slice(end) };
}
