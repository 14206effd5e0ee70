/** The headers of a message as Node has them: names and values in turn. */
export type RawHeaders = readonly string[];

/** Returns each header as a name and a value, repeated ones too. */
export function headerPairs(raw: RawHeaders): [name: string, value: string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
  );
}

/**
 * Returns the values of a header, in their order.
 *
 * @param name In lower case.
 */
export function headerValues(raw: RawHeaders, name: string): string[] {
  return headerPairs(raw).flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
}

/**
 * Returns the raw headers without some of them.
 *
 * @param isDropped Takes a name in lower case.
 */
export function withoutHeaders(raw: RawHeaders, isDropped: (name: string) => boolean): string[] {
  return headerPairs(raw).flatMap((pair) => (isDropped(pair[0].toLowerCase()) ? [] : pair));
}
