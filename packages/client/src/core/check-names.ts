import type { Fail } from './telephony-error.ts';

const TOKEN = /\d|.{20}/;
/** Options that are numbers, of which a negative one or NaN would be taken for something else. */
const NUMBER = /Ms$|^retries$/;

/**
 * Refuses names that nobody reads: a misspelt option would change a request without a word. Refuses times and counts that are
 * not numbers from 0. A name with a digit, or of 20 characters or more, is not shown: it may be a token in the wrong place.
 *
 * @param what What the names are, such as `option`.
 * @throws TypeError, which names the one that may be meant and all that there are
 */
export function knownNames(what: string, given: object | undefined, names: readonly string[]): void {
  for (const [name, value] of Object.entries(given ?? {})) {
    if (!names.includes(name)) {
      const meant = names.find((known) => known.startsWith(name[0]?.toLowerCase() ?? ' '));
      throw new TypeError(
        `unknown ${what} ${TOKEN.test(name) ? '***' : name}. ${meant ? `Did you mean ${meant}? ` : ''}There is ${names.join(', ') || 'none'}`,
      );
    }
    if (NUMBER.test(name) && value !== undefined && !(typeof value === 'number' && value >= 0))
      throw new TypeError(`${what} ${name} must be a number from 0`);
  }
}

/**
 * Refuses names that a helper does not read, as the error of the GET that it would send.
 *
 * @param what What the names are, such as `option`.
 * @throws TelephonyError of kind `request`, which has the message of `knownNames`
 */
export function checkNames(
  fail: Fail,
  what: string,
  given: object | undefined,
  names: readonly string[],
): void {
  try {
    knownNames(what, given, names);
  } catch (error) {
    throw fail('request', (error as Error).message);
  }
}

export function checkRange(name: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`${name} must be a whole number from 1 to ${most}`);
}
