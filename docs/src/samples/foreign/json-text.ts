import { EnvironmentVariable } from '../environment-variable.ts';
import { type Pieces, withVariables } from '../plain-request.ts';
import { type Notation, writeValue } from '../write-value.ts';

/** Cannot be in JSON text as it is: JSON escapes control characters. */
const MARK = '\u0001';

/** A value of several lines, however short it is. */
const WIDE = 80;

const json: Notation = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  variable: (name) => MARK + name + MARK,
  last: '',
};

/** The body of a request as JSON, a member a line; a variable stands for a whole value, with its quotes. */
export function jsonText(body: unknown): Pieces {
  return writeValue(withVariables(body), json, 0, WIDE)
    .split(MARK)
    .map((piece, index) => (index % 2 === 1 ? new EnvironmentVariable(piece) : piece));
}
