import type { EventByName } from './generated/events.ts';
import { FIELDS } from './generated/fields.ts';
import type { Received } from './parse/drift.ts';
import { fieldOf, toBase64 } from './values.ts';

/** The names of the events in the contract. */
export type EventName = keyof EventByName;

/** An event of the contract. */
export type KnownEvent = { [Name in EventName]: Received<EventByName[Name]> }[EventName];

/** An event whose name is not in the contract (ledger O-34). Only `event_name` is guaranteed, not even an `id`. */
export interface UnknownEvent {
  event_name: string;
  [field: string]: unknown;
}

declare const unknownName: unique symbol;

/** The `event_name` of an `UnknownEvent` in a union: no known name has its form, so each `case` narrows to one event. */
export type UnknownEventName = `unknown: ${string}` & { readonly [unknownName]: never };

/** Any event of the platform. In `default` of a `switch (event.event_name)` it is an `UnknownEvent`. */
export type TelephonyEvent = KnownEvent | Received<UnknownEvent & { event_name: UnknownEventName }>;

export function isEvent(value: unknown): value is TelephonyEvent {
  return typeof fieldOf(value, 'event_name') === 'string';
}

/** Checks whether an event is in the contract. */
export function isKnownEvent(event: TelephonyEvent): event is KnownEvent {
  return FIELDS.has(event.event_name);
}

const PLAIN_KEY = /^[!-~]{1,100}$/;
// Written by senders without an id: zeros, signs, a word for nothing or an unfilled template.
const NO_ID = /^[\W_0]*(null|nil|none|n\W?an?|-1|false|un\w+|id|obj.*)?[\W_0]*$/i;

// Such as `call.missed/8f14e45f`; a digest of the body if the `id` tells no events apart.
export function eventKey(
  { event_name, id }: { event_name: string; id?: unknown },
  body: Uint8Array<ArrayBuffer>,
): string | Promise<string> {
  const text = typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
  const key = `${event_name}/${text}`;
  if (PLAIN_KEY.test(key) && !NO_ID.test(text)) return key;
  return crypto.subtle.digest('SHA-256', body).then((digest) => `body:${toBase64(new Uint8Array(digest))}`);
}
