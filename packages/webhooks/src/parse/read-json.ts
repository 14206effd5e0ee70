import { InvalidEventError } from './invalid-event-error.ts';
import { MAX_DEPTH } from './is-too-deep.ts';

/** Sixteen digits in a row, or an exponent of three: what a number beyond the range of JavaScript's has at least. */
const MAY_LOSE = /\d{16}|[eE]\+?\d{3}/;
const INTEGER = /^-?\d+$/;

/**
 * Reads JSON text. A byte order mark at its beginning is skipped. A number that a JavaScript number cannot hold (an
 * integer beyond 2^53, a magnitude beyond 1.8e308) becomes its own text.
 *
 * @throws InvalidEventError where the text is not JSON.
 */
export function readJson(text: string): unknown {
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
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

/** The message of the SyntaxError itself would quote the body. */
function reasonOf(error: unknown, json: string): string {
  // The reviver is called level by level, and has no more stack.
  if (error instanceof RangeError) return `is nested more than ${MAX_DEPTH} levels deep`;
  if (json.trim() === '') return 'is empty';
  const position = error instanceof Error ? / at position \d+/.exec(error.message)?.[0] : undefined;
  return `is not JSON${position ?? ''}`;
}
