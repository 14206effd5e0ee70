/**
 * Makes room for an entry in a map of at most `max`. Where there is none, deletes from the oldest, until a sixteenth is free,
 * first what is over, then what may go before others, and then anything. So much at a time, since a map is slow at its beginning after
 * deletions there.
 *
 * @param isOld Whether an entry can go before others.
 */
export function makeRoom<Entry extends { forgetAt: number }>(
  map: Map<string, Entry>,
  max: number,
  isOld: (entry: Entry) => boolean,
): void {
  if (map.size < max) return;
  const now = performance.now();
  const rest = max - Math.ceil(max / 16);
  for (const mayGo of [(entry: Entry) => entry.forgetAt <= now, isOld, () => true])
    for (const [key, entry] of map) {
      if (map.size <= rest) return;
      if (mayGo(entry)) map.delete(key);
    }
}
