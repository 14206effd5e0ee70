import type { TelephonyEvent } from '../event/event.ts';
import { FIELDS } from '../generated/fields.ts';
import { InvalidEventError } from './invalid-event-error.ts';
import { readEvent } from './read-event.ts';

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
 * drift is returned itself, not a copy.
 * @returns The event, discriminated by `event_name`. Its times are text: `parseTimestamp` converts them to a Date.
 * @throws InvalidEventError if the body is not an event; with `strict` also if it differs from the contract. It says which
 * fields are wrong and why.
 *
 * @example
 * const event = parseEvent(await request.text());
 * if (event.event_name === 'call.missed') console.log(event.src, event.final, event.drift);
 */
export function parseEvent(
  body: string | Uint8Array | ArrayBuffer | object,
  options: ParseOptions = {},
): TelephonyEvent {
  const { name, event, drift } = readEvent(body, options);
  const isSame = drift.length === 0;
  if (options.strict && !isSame) throw new InvalidEventError(drift, FIELDS.has(name) ? name : undefined);
  const carrying: object = isSame ? event : { ...event, drift };
  assertEvent(carrying);
  return carrying;
}

/** What `readEvent` has read is an event: it has a name, and the fields of it as far as they were sent. */
function assertEvent(_event: object): asserts _event is TelephonyEvent {}
