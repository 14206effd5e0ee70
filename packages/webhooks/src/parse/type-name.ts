const NAMES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'text',
  undefined: 'nothing',
};

/** The type of a JSON value in words, such as `text` or `a list`. */
export function nameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : (NAMES[typeof value] ?? typeof value);
}
