import type { EventByName } from '../generated/events.ts';

/** The names of the events that the contract knows. */
export type EventName = keyof EventByName;

/** An event that the contract knows; `event_name` says which. */
export type KnownEvent = EventByName[EventName];

/**
 * An event whose name the contract does not know, whole and as it was sent (ledger O-34). Nothing but `event_name` is
 * promised: not even an `id`.
 */
export interface UnknownEvent {
  event_name: string;
  [field: string]: unknown;
}

declare const unknownName: unique symbol;

/**
 * The `event_name` of an unknown event within the union of all events: any other string. To the compiler it is a text of
 * a form that no known name has, so that the cases of `switch (event.event_name)` hold known events alone and `default`
 * the rest; a plain `string` would stand in every case. Assign the event to an `UnknownEvent` to compare its name.
 */
export type UnknownEventName = `unknown: ${string}` & { readonly [unknownName]: never };

/** Any event of the platform, told apart by `event_name`. In `default` of a switch it is an `UnknownEvent`. */
export type TelephonyEvent = KnownEvent | (UnknownEvent & { event_name: UnknownEventName });
