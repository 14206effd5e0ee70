import type { TelephonyEvent } from '../event/event.ts';
import { CHECKS } from '../generated/validators.ts';
import { describeErrors } from './describe-errors.ts';
import { InvalidEventError } from './invalid-event-error.ts';
import { isTooDeep, MAX_DEPTH } from './is-too-deep.ts';
import { typeName } from './type-name.ts';

/**
 * Checks that a value is an event: an object with a name, which meets the contract if the name is in it.
 *
 * @throws InvalidEventError if it is not.
 */
export function assertEvent(value: unknown): asserts value is TelephonyEvent {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refusal('', `is ${typeName(value)}, not an object with the fields of an event`);
  if (isTooDeep(value)) throw refusal('', `is nested more than ${MAX_DEPTH} levels deep`);
  const name: unknown = Object.hasOwn(value, 'event_name') ? Reflect.get(value, 'event_name') : undefined;
  if (name === undefined) throw refusal('event_name', 'is missing');
  if (typeof name !== 'string') throw refusal('event_name', `is ${typeName(name)}, not text`);
  if (name === '') throw refusal('event_name', 'is empty');
  const check = CHECKS.get(name);
  if (check && !check(value))
    throw new InvalidEventError(describeErrors(check.errors ?? [], value), { eventName: name });
}

function refusal(field: string, message: string): InvalidEventError {
  return new InvalidEventError([{ field, message }]);
}
