/**
 * Refuses names that nobody reads: a misspelt option would change a request without a word.
 *
 * @param what What the names are, such as `option`.
 * @throws TypeError, which names the one that may be meant and all that there are
 */
export function knownNames(what: string, given: object | undefined, names: readonly string[]): void {
  for (const name of Object.keys(given ?? {})) {
    if (names.includes(name)) continue;
    const meant = names.find((known) => known.startsWith(name[0]?.toLowerCase() ?? ' '));
    throw new TypeError(
      `unknown ${what} ${name}. ${meant ? `Did you mean ${meant}? ` : ''}There is ${names.join(', ') || 'none'}`,
    );
  }
}
