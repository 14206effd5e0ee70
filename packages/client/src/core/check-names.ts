import { knownNames } from './known-names.ts';
import { TelephonyError } from './telephony-error.ts';

/**
 * Refuses names that a helper does not read, as the error of the GET that it would send.
 *
 * @param what What the names are, such as `option`.
 * @throws TelephonyError of kind `request`, which has the message of `knownNames`
 */
export function checkNames(
  path: string,
  what: string,
  given: object | undefined,
  names: readonly string[],
  operationId?: string,
): void {
  try {
    knownNames(what, given, names);
  } catch (error) {
    const operation = { method: 'GET', path, ...(operationId !== undefined && { operationId }) } as const;
    throw new TelephonyError('request', operation, (error as Error).message);
  }
}
