/** Headers of the connection between two programs (RFC 9110, section 7.6.1), and those that only one hop understands. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * The headers that are passed on, as they were sent: names and values in turn.
 *
 * @param without Further names that are not passed on, in lower case.
 */
export function passedHeaders(raw: readonly string[], without: readonly string[] = []): string[] {
  const named = valuesOf(raw, 'connection').flatMap((value) => value.toLowerCase().split(/\s*,\s*/));
  const dropped = new Set([...OF_CONNECTION, ...named, ...without]);
  return raw.filter((_, index) => !dropped.has(raw[index - (index % 2)]!.toLowerCase()));
}

function valuesOf(raw: readonly string[], name: string): string[] {
  return raw.filter((_, index) => index % 2 === 1 && raw[index - 1]!.toLowerCase() === name);
}
