import { EnvironmentVariable } from './environment-variable.ts';
import { writeValue, type Notation } from './write-value.ts';

/** A text for the shell, with variables in it. */
export type ShellText = (string | EnvironmentVariable)[];

/**
 * One word for bash and zsh: single quotes, in which nothing has a meaning, not even `!`; variables go in double
 * quotes between them.
 */
export function shellQuote(text: ShellText): string {
  const words: string[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') words.push(`'${plain.replaceAll("'", String.raw`'\''`)}'`);
    plain = '';
  };
  for (const piece of text) {
    if (piece instanceof EnvironmentVariable) {
      endPlain();
      // Without its value an address would be another one.
      words.push(`"\${${piece.name}:?}"`);
    } else plain += piece;
  }
  endPlain();
  return words.join('') || "''";
}

/** Cannot be in JSON text as it is: JSON escapes control characters. */
const MARK = '\u0001';

const json: Notation = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  variable: (name) => `"${MARK}${name}${MARK}"`,
  last: '',
};

/** A value as JSON for the shell. */
export function shellJson(value: unknown, indent: number, column: number): ShellText {
  const pieces = writeValue(value, json, indent, column).split(MARK);
  return pieces.map((piece, index) => (index % 2 === 1 ? new EnvironmentVariable(piece) : piece));
}
