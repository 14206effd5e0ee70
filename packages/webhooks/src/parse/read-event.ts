import { FIELDS } from '../generated/fields.ts';
import type { Sender } from './body/decode.ts';
import { readBody } from './body/read-body.ts';
import type { Drift } from './drift.ts';
import { readFields } from './fields/read-fields.ts';
import { InvalidEventError } from './invalid-event-error.ts';
import { isTooDeep, MAX_DEPTH } from './is-too-deep.ts';
import { ownField } from './own-field.ts';
import { nameOf } from './type-name.ts';

/**
 * Reads the body of a delivery as an event: any object with a name. An event of the contract is brought into the form of the
 * contract as far as that is possible without a guess.
 *
 * @returns The fields of the event, and how the body differed.
 * @throws InvalidEventError if it is not an event.
 */
export function readEvent(body: unknown, sender: Sender): { name: string; event: object; drift: Drift[] } {
  const drift: Drift[] = [];
  const value = readBody(body, sender, drift);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refusal('', `is ${nameOf(value)}, not an object`);
  if (isTooDeep(value)) throw refusal('', `is nested more than ${MAX_DEPTH} levels deep`);
  const sent = nameIn(value);
  const known = FIELDS.has(sent) ? sent : [...FIELDS.keys()].find((name) => letters(name) === letters(sent));
  const fields = FIELDS.get(known ?? '');
  if (!known || !fields) return { name: sent, event: value, drift };
  let event: object = value;
  if (known !== sent) {
    drift.push({ field: 'event_name', message: 'is not written as in the contract', mended: true });
    event = { ...value, event_name: known };
  }
  return { name: known, event: readFields(event, fields, drift), drift };
}

function nameIn(body: object): string {
  const name = ownField(body, 'event_name');
  if (name === undefined) throw refusal('event_name', 'is missing');
  if (typeof name !== 'string') throw refusal('event_name', `is ${nameOf(name)}, not text`);
  if (name.trim() === '') throw refusal('event_name', 'is empty');
  return name;
}

/** `call.missed`, `CALL_MISSED` and `callMissed` have the same. */
function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

function refusal(field: string, message: string): InvalidEventError {
  return new InvalidEventError([{ field, message }]);
}
