import { isJsonObject } from '@telephony/contract';
import { EnvironmentVariable } from './environment-variable.ts';

/** How a value is written. */
export interface Notation {
  text: (value: string) => string;
  key: (name: string) => string;
  variable: (name: string) => string;
  /** Follows the last member of a value of several lines. */
  last: string;
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
  const inner = indent + 2;
  const members = Array.isArray(value)
    ? value.map((item) => writeValue(item, notation, inner))
    : isJsonObject(value) && !(value instanceof EnvironmentVariable)
      ? Object.entries(value).map(([name, member]) => {
          const key = `${notation.key(name)}: `;
          return key + writeValue(member, notation, inner, inner + key.length);
        })
      : [];
  if (members.length === 0) return line;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = members.join(`,\n${' '.repeat(inner)}`);
  return `${open}\n${' '.repeat(inner)}${lines}${notation.last}\n${' '.repeat(indent)}${close}`;
}

function onOneLine(value: unknown, notation: Notation): string {
  if (value instanceof EnvironmentVariable) return notation.variable(value.name);
  if (typeof value === 'string') return notation.text(value);
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(item, notation)).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${notation.key(name)}: ${onOneLine(member, notation)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
