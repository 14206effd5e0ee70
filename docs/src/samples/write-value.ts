import { isJsonObject } from '@telephony/contract/reading';
import { piecesOf, variable, variableOf } from './secrets.ts';

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
export const WIDTH = 76;

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
  const members = membersOf(value, notation, (one, before) =>
    writeValue(one, notation, inner, inner + before),
  );
  if (members.length === 0) return line;
  const [open, close] = signsOf(value, notation).map((sign) => sign.trim());
  const lines = members.join(`,\n${' '.repeat(inner)}`);
  return `${open}\n${' '.repeat(inner)}${lines}${notation.last}\n${' '.repeat(indent)}${close}`;
}

function onOneLine(value: unknown, notation: Notation): string {
  if (typeof value === 'string') {
    const name = variableOf(value);
    return name === undefined ? notation.text(value) : notation.variable(name);
  }
  if (!isJsonObject(value) && !Array.isArray(value)) return (notation.literal ?? JSON.stringify)(value);
  const members = membersOf(value, notation, (one) => onOneLine(one, notation));
  if (members.length === 0 && isJsonObject(value)) return notation.emptyObject ?? '{}';
  return signsOf(value, notation).join(members.join(', '));
}

/** The members of a list or an object as they are written; before one are the characters of its key. */
function membersOf(
  value: unknown,
  { key, assigns = ': ' }: Notation,
  write: (one: unknown, before: number) => string,
): string[] {
  if (Array.isArray(value)) return value.map((item) => write(item, 0));
  return Object.entries(isJsonObject(value) ? value : {}).map(([name, one]) => {
    const start = key(name) + assigns;
    return start + write(one, start.length);
  });
}

function signsOf(value: unknown, { list = ['[', ']'], object = ['{ ', ' }'] }: Notation): string[] {
  return [...(Array.isArray(value) ? list : object)];
}

/** As a column: a value of several lines, however short it is. */
export const WIDE = 80;

/** A value as JSON, with its variables in their quotes. */
export function jsonText(value: unknown, column: number): string {
  const quoted = (text: string) => JSON.stringify(text);
  const json = { text: quoted, key: quoted, variable: (name: string) => quoted(variable(name)), last: '' };
  return writeValue(value, json, 0, column);
}

/** How a text with variables in it is written. */
export type TextNotation = Pick<Notation, 'text' | 'variable'>;

/** A text with variables in it as an expression: texts in their quotes, joined by an operator with its spaces. */
export function joinPieces(text: string, notation: TextNotation, plus: string, variables?: RegExp): string {
  const pieces = piecesOf(text, { plain: notation.text, variable: notation.variable }, variables);
  return pieces.join(plus) || notation.text('');
}

/** The query of an address as an expression, a parameter a part: with a call where a value is to be encoded. */
export function queryParts(
  query: [name: string, value: string][],
  text: (value: string) => string,
  encoded: (literal: string) => string,
): string[] {
  return query.map(([name, value], index) => {
    const start = `${index === 0 ? '?' : '&'}${encodeURIComponent(name)}=`;
    if (encodeURIComponent(value) === value) return text(start + value);
    return `${text(start)} + ${encoded(text(value))}`;
  });
}

/**
 * The condition by which a sample tells a failure, in C and its children.
 *
 * @param status Of the success, see `SampleRequest`
 * @param came The status that came, as an expression
 */
export function failedBy(status: number | undefined, came: string): string {
  if (status === undefined) return `${came} < 200 || ${came} > 299`;
  // Where a redirect is the success, any other status that is no error is one too (ledger O-71).
  return status >= 300 && status < 400 ? `${came} >= 400` : `${came} != ${status}`;
}
