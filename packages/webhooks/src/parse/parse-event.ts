import type { TelephonyEvent } from '../event.ts';
import { readFields } from './fields.ts';
import { isTooDeep, MAX_DEPTH, readBody, readJson } from './body.ts';
import { addDrift, type Drift, InvalidEventError, ownField, valueType } from './drift.ts';
import { FIELDS } from '../generated/fields.ts';

/** Options of `parseEvent`. */
export interface ParseOptions {
  /** Refuses events with drift. Default: false. */
  strict?: boolean;
  /** Of bytes that are not UTF-8, as in the content type. Default: Windows-1252. */
  charset?: string | undefined;
}

/**
 * Parses the body of a delivery. Any object with an `event_name` is an event (ledger O-34).
 *
 * Values with only one reading take the contract's form: `"7"` becomes 7, an empty text null, a time of ISO 8601 or Unix
 * `YYYY-MM-DD HH:MM:SS`. All others stay as they were sent. `drift` of the event lists the differences. An integer beyond 2^53
 * becomes text.
 *
 * @param body JSON text or its bytes, a form, or a parsed object.
 * @throws InvalidEventError if the body is not an event; with `strict` also if it differs from the contract.
 *
 * @example
 * const event = parseEvent(await request.text());
 * if (event.event_name === 'call.missed') console.log(event.src, event.drift);
 */
export function parseEvent(body: unknown, options: ParseOptions = {}): TelephonyEvent {
  const drift: Drift[] = [];
  let event = onlyEvent(readBody(body, options, drift), drift);
  if (isTooDeep(event)) throw refusal('', `is nested more than ${MAX_DEPTH} levels deep`);
  const sent = eventName(event);
  const name = FIELDS.has(sent) ? sent : [...FIELDS.keys()].find((known) => letters(known) === letters(sent));
  const fields = name && FIELDS.get(name);
  if (fields) {
    if (name !== sent) {
      addDrift(drift, 'is not written as in the contract', true, 'event_name');
      event = { ...event, event_name: name };
    }
    event = readFields(event, fields, drift);
  }
  if (drift.length > 0) {
    if (options.strict) throw new InvalidEventError(drift, name);
    event = { ...event, drift };
  }
  return event as TelephonyEvent;
}

function onlyEvent(body: unknown, drift: Drift[]): object {
  const [event, another] = findEvents(body);
  if (event && !another) {
    if (event !== body) addDrift(drift, 'is an envelope');
    return event;
  }
  const type = valueType(body);
  throw type === 'an object' ? refusal('event_name', 'is missing') : refusal('', `is ${type}, not an object`);
}

function eventName(event: object): string {
  const name = ownField(event, 'event_name');
  if (typeof name !== 'string') throw refusal('event_name', `is ${valueType(name)}, not text`);
  if (name.trim() === '') throw refusal('event_name', 'is empty');
  return name;
}

// `call.missed`, `CALL_MISSED` and `callMissed` are one name.
function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

function refusal(field: string, message: string): InvalidEventError {
  return new InvalidEventError([{ field, message }]);
}

// Such as JSON in messages in records.
const MAX_ENVELOPES = 8;

// Finds none if others would be left out: in another field, or in a list item without an event.
export function findEvents(value: unknown, levels: number = MAX_ENVELOPES): object[] {
  const opened = typeof value === 'string' && value.includes('event_name') ? parseOrUndefined(value) : value;
  if (typeof opened !== 'object' || opened === null || levels < 0) return [];
  if (ownField(opened, 'event_name') !== undefined) return [opened];
  const inside = Object.values(opened).map((inner) => findEvents(inner, levels - 1));
  const found = inside.filter(([event]) => event);
  return found.length === (Array.isArray(opened) ? inside.length : 1) ? found.flat() : [];
}

function parseOrUndefined(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}
