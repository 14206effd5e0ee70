/** The items of a list of texts in the order of the alphabet; undefined for anything else. */
export function textsIn(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((item) => typeof item === 'string');
  return texts.length === value.length ? texts.toSorted() : undefined;
}
