import { EnvironmentVariable, isObject, type Pieces } from './secrets.ts';

/** How a value is written. What is not said is as in JavaScript. */
export interface Notation {
  text: (value: string) => string;
  key: (name: string) => string;
  variable: (name: string) => string;
  /** Follows the last member of a value of several lines. */
  last: string;
  /** A number, a truth value or null. */
  literal?: (value: unknown) => string;
  /** Between a key and its value. */
  assigns?: string;
  /** Around the members of an object, on one line with their spaces. */
  object?: readonly [open: string, close: string];
  /** Around the items of a list, on one line with their spaces. */
  list?: readonly [open: string, close: string];
  /** An object without members, where it is not the two signs around them. */
  emptyObject?: string;
  /** Spaces before a member of a value of several lines, more than before the value. */
  indent?: number;
}

/** Longest line that is not broken, in characters: a sample fits beside the text of a page. */
const WIDTH = 76;

/**
 * A JSON value in some notation: on one line where it fits, otherwise a member a line.
 *
 * @param indent Spaces before the line that it begins on.
 * @param column Characters before it on that line.
 */
export function writeValue(value: unknown, notation: Notation, indent = 0, column = indent): string {
  const line = onOneLine(value, notation);
  if (column + line.length <= WIDTH) return line;
  const inner = indent + (notation.indent ?? 2);
  const members = Array.isArray(value)
    ? value.map((item) => writeValue(item, notation, inner))
    : isObject(value) && !(value instanceof EnvironmentVariable)
      ? Object.entries(value).map(([name, member]) => {
          const key = notation.key(name) + assignsOf(notation);
          return key + writeValue(member, notation, inner, inner + key.length);
        })
      : [];
  if (members.length === 0) return line;
  const [open, close] = (Array.isArray(value) ? listOf : objectOf)(notation).map((sign) => sign.trim());
  const lines = members.join(`,\n${' '.repeat(inner)}`);
  return `${open}\n${' '.repeat(inner)}${lines}${notation.last}\n${' '.repeat(indent)}${close}`;
}

function onOneLine(value: unknown, notation: Notation): string {
  if (value instanceof EnvironmentVariable) return notation.variable(value.name);
  if (typeof value === 'string') return notation.text(value);
  if (Array.isArray(value))
    return around(listOf(notation), value.map((item) => onOneLine(item, notation)).join(', '));
  if (!isObject(value)) return (notation.literal ?? JSON.stringify)(value);
  const members = Object.entries(value).map(
    ([name, member]) => notation.key(name) + assignsOf(notation) + onOneLine(member, notation),
  );
  if (members.length === 0) return notation.emptyObject ?? '{}';
  return around(objectOf(notation), members.join(', '));
}

function around([open, close]: readonly [string, string], members: string): string {
  return open + members + close;
}

function assignsOf({ assigns = ': ' }: Notation): string {
  return assigns;
}

function objectOf({ object = ['{ ', ' }'] }: Notation): readonly [string, string] {
  return object;
}

function listOf({ list = ['[', ']'] }: Notation): readonly [string, string] {
  return list;
}

/** A text with variables in it as an expression: texts in their quotes, joined by an operator with its spaces. */
export function joinPieces(pieces: Pieces, { text, variable }: Notation, plus: string): string {
  const parts = pieces.map((piece) =>
    piece instanceof EnvironmentVariable ? variable(piece.name) : text(piece),
  );
  return parts.length === 0 ? text('') : parts.join(plus);
}

/** Whether a value of JSON is an object. Browsers load this with samples, where `@telephony/contract` would be heavy. */

/**
 * The condition by which a sample tells a failure, in C and its children.
 *
 * @param status Of the success, see `SampleRequest`
 * @param variable The status that came
 */
export function failedBy(status: number | undefined, variable: string): string {
  if (status === undefined) return `${variable} < 200 || ${variable} > 299`;
  // Where a redirect is the success, any other status that is no error is one too (ledger O-71).
  return isRedirect(status) ? `${variable} >= 400` : `${variable} != ${status}`;
}

/** Whether the success of a request is a redirect. No sample follows one: it would send the token elsewhere. */
function isRedirect(status = 200): boolean {
  return status >= 300 && status < 400;
}
