/**
 * Refuses what has a name that nobody reads.
 *
 * @param who The function that it was given to, for the message.
 * @param what What has these names, in the plural.
 * @throws TypeError for a name that does not exist.
 */
export function knownNames(who: string, what: string, given: object, names: readonly string[]): void {
  for (const name of Object.keys(given))
    if (!names.includes(name))
      throw new TypeError(`${who}: ${name} is not one of the ${what} ${names.join(', ')}.`);
}
