/**
 * The shortest sequence that still fails, as far as it can be found by leaving out parts: none of its items can be left out.
 * Parts are halved until they are single items (delta debugging).
 *
 * @param fails Whether a sequence fails. It is asked with sequences that are shorter, never with an empty one.
 * @returns The sequence, and whether it is the shortest: `fails` may throw to end the search.
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<{ items: readonly Item[]; isShortest: boolean }> {
  let shortest = items;
  try {
    for (let size = Math.ceil(items.length / 2); ; size = Math.ceil(size / 2)) {
      for (let begin = 0; begin < shortest.length;) {
        const rest = [...shortest.slice(0, begin), ...shortest.slice(begin + size)];
        if (rest.length > 0 && (await fails(rest))) {
          shortest = rest;
          // What was needed beside the part may not be needed any more.
          if (size === 1) begin = 0;
        } else begin += size;
      }
      if (size <= 1) return { items: shortest, isShortest: true };
    }
  } catch (error) {
    if (error instanceof EndOfSearch) return { items: shortest, isShortest: false };
    throw error;
  }
}

/** Thrown by `fails` to end a search that takes too long. */
export class EndOfSearch extends Error {
  override name = 'EndOfSearch';
}
