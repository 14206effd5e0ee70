/** The headers of a message as Node has them: names and values in turn. */
export type RawHeaders = readonly string[];

/** Returns each header as a name and a value. */
export function headerPairs(raw: RawHeaders): [name: string, value: string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
  );
}

/** Returns the values of a header, whose name is in lower case. */
export function headerValues(raw: RawHeaders, name: string): string[] {
  return headerPairs(raw).flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
}

/** Returns the headers without some of them; `isDropped` takes names in lower case. */
export function withoutHeaders(raw: RawHeaders, isDropped: (name: string) => boolean): string[] {
  return headerPairs(raw).flatMap((pair) => (isDropped(pair[0].toLowerCase()) ? [] : pair));
}
