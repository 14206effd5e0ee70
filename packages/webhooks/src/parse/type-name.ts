const NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

/** The type of a JSON value in words, such as `text` or `a list`. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  return nameOfType(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
}

/** A type of JSON Schema in words. */
export function nameOfType(type: string): string {
  return NAMES[type] ?? type;
}
