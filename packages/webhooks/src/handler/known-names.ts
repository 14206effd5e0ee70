/**
 * Refuses options that nobody reads.
 *
 * @param who The function whose options they are, for the message.
 * @throws TypeError for one that does not exist.
 */
export function knownNames(who: string, options: object, names: readonly string[]): void {
  for (const name of Object.keys(options))
    if (!names.includes(name))
      throw new TypeError(`${who}: ${name} is not one of the options ${names.join(', ')}.`);
}
