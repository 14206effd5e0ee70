/** The type of a JSON value in words, such as `text` or `a list`. */
export function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { boolean: 'true or false', number: 'a number', object: 'an object', string: 'text' }[
      typeof value as string
    ] ?? typeof value
  );
}
