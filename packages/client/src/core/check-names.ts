/** The names of a type's properties, as values. One that is missing or unknown does not compile. */
export type NamesOf<T> = { readonly [Name in keyof T]-?: true };

// No name of the API looks like this, but a token in the wrong place may.
const TOKEN = /\d|.{20}/;
// A negative number or NaN in these would be taken for something else.
const NUMBER_NAME = /Ms$|^retries$/;

/**
 * Rejects names that nobody reads, since a misspelt option would silently change a request, and times and counts below 0.
 *
 * @param kind precedes the name in the message, such as `option`
 */
export function checkNames(
  kind: string,
  values: object | undefined,
  names: readonly string[] | Readonly<Record<string, true>>,
  toError: (reason: string) => Error = (reason) => new TypeError(reason),
): void {
  const known: readonly string[] = Array.isArray(names) ? names : Object.keys(names);
  for (const [name, value] of Object.entries(values ?? {})) {
    if (!known.includes(name)) {
      const similar = known.find((other) => other.startsWith(name[0]?.toLowerCase() ?? ' '));
      throw toError(
        `unknown ${kind} ${TOKEN.test(name) ? '***' : name}. ${similar ? `Did you mean ${similar}? ` : ''}There is ${known.join(', ') || 'none'}`,
      );
    }
    if (NUMBER_NAME.test(name) && value !== undefined && !(typeof value === 'number' && value >= 0))
      throw toError(`${kind} ${name} must be a number from 0`);
  }
}

export function checkRange(name: string, value: number, max: number): void {
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new RangeError(`${name} must be a whole number from 1 to ${max}`);
}
