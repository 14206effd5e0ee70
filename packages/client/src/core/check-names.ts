import type { Fail } from './fail.ts';
import { knownNames } from './known-names.ts';

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
