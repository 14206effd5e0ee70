import type { EventByName } from './generated/events.ts';
import type { Received } from './parse/drift.ts';
import { fieldOf } from './field-of.ts';
import { FIELDS } from './generated/fields.ts';
import { toBase64 } from './base64.ts';

/** The names of the events in the contract. */
export type EventName = keyof EventByName;

/** An event of the contract; `event_name` identifies it. */
export type KnownEvent = { [Name in EventName]: Received<EventByName[Name]> }[EventName];

/**
 * An event whose name is not in the contract, complete and as it was sent (ledger O-34). Only `event_name` is guaranteed,
 * not even an `id`.
 */
export interface UnknownEvent {
  event_name: string;
  [field: string]: unknown;
}

declare const unknownName: unique symbol;

/**
 * The `event_name` of an unknown event within the union of all events: any other string. For the compiler it has a form
 * that no known name has, so each case of `switch (event.event_name)` narrows to one known event and `default` to the
 * unknown ones; a plain `string` would be part of every case. Assign the event to an `UnknownEvent` to compare its name.
 */
export type UnknownEventName = `unknown: ${string}` & { readonly [unknownName]: never };

/** Any event of the platform, discriminated by `event_name`. In `default` of a switch it is an `UnknownEvent`. */
export type TelephonyEvent = KnownEvent | Received<UnknownEvent & { event_name: UnknownEventName }>;

/** Whether a value is an event that was read: an object with a name. */
export function isEvent(value: unknown): value is TelephonyEvent {
  return typeof fieldOf(value, 'event_name') === 'string';
}

/**
 * Whether an event is in the contract. Not needed in a `switch (event.event_name)`, whose `default` receives the unknown
 * events.
 */
export function isKnownEvent(event: TelephonyEvent): event is KnownEvent {
  return FIELDS.has(event.event_name);
}

const PLAIN = /^[!-~]{1,100}$/;
const NOTHING = /^[\W_0]*(null|nil|none|n\W?an?|-1|false|un\w+|id|obj.*)?[\W_0]*$/i;

/**
 * The key of an event in a store: its name and `id`, such as `call.missed/8f14e45f`, or a digest of the whole body where there is
 * no id, or one that does not tell events apart or cannot be part of a key. The same body is recognized by it when it comes again.
 */
export function eventKey(
  { event_name, id }: { event_name: string; id?: unknown },
  body: Uint8Array<ArrayBuffer>,
): string | Promise<string> {
  const text = typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
  const key = `${event_name}/${text}`;
  if (PLAIN.test(key) && !NOTHING.test(text)) return key;
  return crypto.subtle.digest('SHA-256', body).then((digest) => `body:${toBase64(new Uint8Array(digest))}`);
}

const FORM = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

const EXCERPT = 40;

/**
 * Parses a time of an event, `YYYY-MM-DD HH:MM:SS`, which is UTC; `new Date(text)` would read it as local time. Returns null
 * for null and undefined, as in `connected_at` before somebody has answered.
 *
 * @example
 * parseTimestamp('2026-11-20 09:02:11'); // 2026-11-20T09:02:11Z
 *
 * @throws RangeError if the text has another form or is not an existing date, such as 2026-02-30.
 */
export function parseTimestamp(timestamp: string): Date;
export function parseTimestamp(timestamp: null | undefined): null;
export function parseTimestamp(timestamp: string | null | undefined): Date | null;
export function parseTimestamp(timestamp: string | null | undefined): Date | null {
  if (timestamp === null || timestamp === undefined) return null;
  if (typeof timestamp !== 'string' || !FORM.test(timestamp)) throw refusal(timestamp, 'is not a timestamp');
  const date = new Date(`${timestamp.replace(' ', 'T')}Z`);
  // Date moves 30 February and 24:00:00 to the next day, and rejects 25:00:00.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== timestamp.replace(' ', 'T'))
    throw refusal(timestamp, 'is not an existing date and time');
  return date;
}

function refusal(value: unknown, reason: string): RangeError {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, EXCERPT)) : `A ${typeof value}`;
  return new RangeError(`${text} ${reason}. Write YYYY-MM-DD HH:MM:SS, in UTC.`);
}
