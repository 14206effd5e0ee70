import type { TelephonyEvent } from '../event/event.ts';
import { assertEvent } from './assert-event.ts';
import { readBody } from './read-body.ts';

/**
 * Reads the body of a delivery.
 *
 * The event comes back as it was sent: fields that the contract does not know are kept, ids are numbers or text as they
 * came (ledger O-31), null stays null, and an event with an unknown name is an event too (ledger O-34). Fields that only
 * some bodies have, such as `context` and `final`, may be absent (ledger N-02). What the contract requires is required.
 *
 * In text and bytes, an integer beyond 2^53 becomes the text of its digits, because a number would lose some; a field
 * that has to be an integer then refuses it. In an object such a number has lost its digits before.
 *
 * @param body JSON text, its bytes in UTF-8, or what a JSON reader such as `express.json()` made of them; an object is
 * returned itself, not a copy.
 * @returns The event, told apart by `event_name`. Its times are text: `parseTimestamp` makes a Date of them.
 * @throws InvalidEventError where the body is no event. It says which fields and why.
 *
 * @example
 * const event = parseEvent(await request.text());
 * if (event.event_name === 'call.missed') console.log(event.src, event.final);
 */
export function parseEvent(body: string | Uint8Array | ArrayBuffer | object): TelephonyEvent {
  const event = readBody(body);
  assertEvent(event);
  return event;
}
