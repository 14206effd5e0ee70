/** Types of JSON, by their letters in `Kinds` and others. */
const NAMES: Readonly<Record<string, string>> = {
  b: 'true or false',
  d: 'a number',
  i: 'an integer',
  n: 'null',
  o: 'an object',
  s: 'text',
  t: 'text',
  u: 'nothing',
};

/** The type of a JSON value in words, such as `text` or `a list`. */
export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return nameOfKind(value === null ? 'n' : typeof value === 'number' ? 'd' : typeof value);
}

/** The type that a letter stands for, that of a word its first one. */
export function nameOfKind([letter = '']: string): string {
  return NAMES[letter] ?? letter;
}
