import type { EventByName } from '../generated/events.ts';
import type { Received } from '../parse/drift.ts';

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
