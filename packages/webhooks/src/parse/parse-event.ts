import type { TelephonyEvent } from '../event.ts';
import { readFields } from './fields.ts';
import { isTooDeep, MAX_DEPTH, readBody, readJson } from './body.ts';
import { addDrift, type Drift, InvalidEventError, nameOf, ownField } from './drift.ts';
import { FIELDS } from '../generated/fields.ts';

/** Options of `parseEvent`. */
export interface ParseOptions {
  /** Refuse an event that differs from the contract, instead of saying so in `drift`. Default: false. */
  strict?: boolean;
  /** Character set of bytes that are not UTF-8, as in the content type. Default: Windows-1252, which reads any bytes. */
  charset?: string | undefined;
}

/**
 * Parses the body of a delivery. Any object with an `event_name` is an event, also one with an unknown name (ledger O-34).
 *
 * What differs from the contract and can be read in one way only is brought into its form: digits to an integer, `"true"` to
 * true, an empty text to null, a time of ISO 8601 or Unix to `YYYY-MM-DD HH:MM:SS`. Everything else is kept as it was sent,
 * fields that are not in the contract too. `drift` of the event says what differed and where.
 *
 * In text and bytes, an integer beyond 2^53 becomes the text of its digits, because a number would lose some of them. In an
 * object, such a number has already lost its digits.
 *
 * @param body JSON text or its bytes, a form, or the result of a JSON parser such as `express.json()`; an object without
 * drift is returned itself, not a copy. In a framework of your own, call `authenticate` before.
 * @returns The event, discriminated by `event_name`. Its times are text: `parseTimestamp` converts them to a Date.
 * @throws InvalidEventError if the body is not an event; with `strict` also if it differs from the contract. It says which
 * fields are wrong and why.
 *
 * @example
 * const event = parseEvent(await request.text());
 * if (event.event_name === 'call.missed') console.log(event.src, event.final, event.drift);
 */
export function parseEvent(body: unknown, options: ParseOptions = {}): TelephonyEvent {
  const drift: Drift[] = [];
  let event = eventIn(readBody(body, options, drift), drift);
  if (isTooDeep(event)) throw refusal('', `is nested more than ${MAX_DEPTH} levels deep`);
  const sent = nameIn(event);
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
  // It has a name, and the fields of it as far as they were sent.
  return event as TelephonyEvent;
}

function eventIn(body: unknown, drift: Drift[]): object {
  const [event, another] = findEvents(body);
  if (event && !another) {
    if (event !== body) addDrift(drift, 'is an envelope');
    return event;
  }
  const type = nameOf(body);
  throw type === 'an object' ? refusal('event_name', 'is missing') : refusal('', `is ${type}, not an object`);
}

function nameIn(event: object): string {
  const name = ownField(event, 'event_name');
  if (typeof name !== 'string') throw refusal('event_name', `is ${nameOf(name)}, not text`);
  if (name.trim() === '') throw refusal('event_name', 'is empty');
  return name;
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
}

function refusal(field: string, message: string): InvalidEventError {
  return new InvalidEventError([{ field, message }]);
}

const MOST_LEVELS = 8;

export function findEvents(value: unknown, levels: number = MOST_LEVELS): object[] {
  const opened = typeof value === 'string' && value.includes('event_name') ? jsonIn(value) : value;
  if (typeof opened !== 'object' || opened === null || levels < 0) return [];
  if (ownField(opened, 'event_name') !== undefined) return [opened];
  const inside = Object.values(opened).map((inner) => findEvents(inner, levels - 1));
  const holding = inside.filter(([event]) => event);
  return holding.length === (Array.isArray(opened) ? inside.length : 1) ? holding.flat() : [];
}

function jsonIn(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}
