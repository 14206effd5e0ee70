import { InvalidEventError } from '../invalid-event-error.ts';
import { MAX_DEPTH } from '../is-too-deep.ts';

/**
 * Where a number may begin, sixteen digits in a row or an exponent of three: any number beyond the range of JavaScript has one
 * of them. Hashes in quotes do not match.
 */
const MAY_LOSE = /[:,[\s]-?(?:\d{16}|[\d.]+[eE]\+?\d{3})/;
const INTEGER = /^-?\d+$/;

/**
 * Parses JSON text. A leading byte order mark is skipped. A number that a JavaScript number cannot represent (an integer
 * beyond 2^53, a magnitude beyond 1.8e308) becomes the text of its digits.
 *
 * @throws InvalidEventError if the text is not JSON.
 */
export function readJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return MAY_LOSE.test(json) ? JSON.parse(json, keepDigits) : JSON.parse(json);
  } catch (error) {
    throw new InvalidEventError([{ field: '', message: reasonOf(error, json) }]);
  }
}

/** Reviver of JSON.parse, whose third parameter has the text of a number. */
function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || Number.isSafeInteger(value) || source === undefined) return value;
  return INTEGER.test(source) || !Number.isFinite(value) ? source : value;
}

/** A message of our own, since that of the SyntaxError quotes the body. */
function reasonOf(error: unknown, json: string): string {
  // The reviver is called recursively and has run out of stack.
  if (error instanceof RangeError) return `is nested more than ${MAX_DEPTH} levels deep`;
  if (json.trim() === '') return 'is empty';
  const position = error instanceof Error ? / at position \d+/.exec(error.message)?.[0] : undefined;
  return `is not JSON${position ?? ''}`;
}
