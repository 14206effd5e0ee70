import type { Core } from './core.ts';
import type { Fail } from './fail.ts';
import { failure } from './failure.ts';
import type { Operation } from './telephony-error.ts';

/** Creates the errors of an operation that are found outside of a call. The client's token is masked in them. */
export function failOf(core: Core, operation: Operation): Fail {
  return failure(operation, core.hide, () => '');
}
