import { isJsonObject } from '@telephony/contract/reading';
import { TypedNumber } from './typed-number.ts';
import { splitVariables, variable, variableName } from './secrets.ts';

export interface Notation {
  text: (value: string) => string;
  key: (name: string) => string;
  variable: (name: string) => string;
  // Follows the last member of a value of several lines.
  last: string;
  literal?: (value: unknown) => string;
  number?: (value: TypedNumber) => string;
  assigns?: string;
  object?: readonly [open: string, close: string];
  emptyObject?: string;
  indent?: number;
}

// A sample fits beside the text of a page.
export const MAX_LINE_LENGTH = 76;

// `indent` is the spaces before the line that the value begins on, `column` the characters before it on that line.
export function writeValue(value: unknown, notation: Notation, indent = 0, column = indent): string {
  const line = onOneLine(value, notation);
  if (column + line.length <= MAX_LINE_LENGTH) return line;
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
    const name = variableName(value);
    return name === undefined ? notation.text(value) : notation.variable(name);
  }
  if (value instanceof TypedNumber) return notation.number?.(value) ?? value.text;
  if (!isJsonObject(value) && !Array.isArray(value)) return (notation.literal ?? JSON.stringify)(value);
  const members = membersOf(value, notation, (one) => onOneLine(one, notation));
  if (members.length === 0 && isJsonObject(value)) return notation.emptyObject ?? '{}';
  return signsOf(value, notation).join(members.join(', '));
}

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

function signsOf(value: unknown, { object = ['{ ', ' }'] }: Notation): string[] {
  return Array.isArray(value) ? ['[', ']'] : [...object];
}

// Used as a column, it breaks a value into lines, however short it is.
export const FOREIGN_LINE_LENGTH = 80;

export function jsonText(value: unknown, column: number): string {
  const quoted = (text: string) => JSON.stringify(text);
  const json = { text: quoted, key: quoted, variable: (name: string) => quoted(variable(name)), last: '' };
  return writeValue(value, json, 0, column);
}

export type TextNotation = Pick<Notation, 'text' | 'variable'>;

export function joinPieces(text: string, notation: TextNotation, plus: string, variables?: RegExp): string {
  const pieces = splitVariables(text, { plain: notation.text, variable: notation.variable }, variables);
  return pieces.join(plus) || notation.text('');
}

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

export function failureCondition(status: number | undefined, came: string): string {
  if (status === undefined) return `${came} < 200 || ${came} > 299`;
  // Where a redirect is the success, any other status that is no error is one too (ledger O-71).
  return status >= 300 && status < 400 ? `${came} >= 400` : `${came} != ${status}`;
}
