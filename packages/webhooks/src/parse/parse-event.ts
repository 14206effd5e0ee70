import type { TelephonyEvent } from '../event/event.ts';
import { assertEvent } from './assert-event.ts';
import { readBody } from './read-body.ts';

/**
 * Parses the body of a delivery.
 *
 * The event is returned as it was sent: fields that are not in the contract are kept, ids stay numbers or text (ledger
 * O-31), null stays null, and an event with an unknown name is an event too (ledger O-34). Fields that only some bodies
 * have, such as `context` and `final`, may be absent (ledger N-02). The fields that the contract requires are checked.
 *
 * In text and bytes, an integer beyond 2^53 becomes the text of its digits, because a number would lose some of them; in a
 * field that must be an integer it is then an error. In an object, such a number has already lost its digits.
 *
 * @param body JSON text, its bytes in UTF-8, or the result of a JSON parser such as `express.json()`; an object is returned
 * itself, not a copy.
 * @returns The event, discriminated by `event_name`. Its times are text: `parseTimestamp` converts them to a Date.
 * @throws InvalidEventError if the body is not an event. It says which fields are wrong and why.
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
