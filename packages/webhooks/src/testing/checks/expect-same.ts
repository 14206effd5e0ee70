/**
 * Compares what a store has returned with what it should have.
 *
 * @param what What was asked of the store, for the message.
 * @throws Error with both values.
 */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (textOf(actual) !== textOf(expected))
    throw new Error(`${what} returned ${textOf(actual)}. It must return ${textOf(expected)}.`);
}

/** JSON with sorted fields, since a store may keep them in another order. */
function textOf(value: unknown): string {
  const sort = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  return value === undefined ? 'nothing' : JSON.stringify(value, sort);
}
