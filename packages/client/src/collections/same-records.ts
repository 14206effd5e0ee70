/**
 * Whether a second answer shows the same page as the first, though records may have come or gone in between. It looks
 * where the first page's records are now: on the same page they stay about in place, and move down when others are
 * inserted before them; on the next page there are none of them, unless the last ones were pushed over to its top.
 *
 * @param grown Whether the collection has grown between the answers.
 */
export function showsSamePage(
  first: readonly unknown[],
  second: readonly unknown[],
  grown: boolean,
): boolean {
  const places = new Map(second.map((record, index) => [recordKey(record), index]));
  for (const [before, record] of first.entries()) {
    const after = places.get(recordKey(record));
    if (after !== undefined) return before - after < (grown ? 1 : first.length / 2);
  }
  return false;
}

/**
 * Whether two answers hold the same records in the same order. False where records have no id: then equal records are
 * not the same ones.
 */
export function areSameRecords(left: readonly unknown[], right: readonly unknown[]): boolean {
  return (
    left.length === right.length &&
    haveIds(left) &&
    left.every((record, index) => recordKey(record) === recordKey(right[index]))
  );
}

/** Whether the records can be recognized in another answer: by their ids, or because no two of several are equal. */
export function areRecognizable(records: readonly unknown[]): boolean {
  return haveIds(records) || (records.length > 1 && new Set(records.map(recordKey)).size === records.length);
}

function haveIds(records: readonly unknown[]): boolean {
  return records.every((record) => idOf(record) !== undefined);
}

function idOf(record: unknown): unknown {
  return (record as { id?: unknown } | null)?.id ?? undefined;
}

/** What a record is recognized by: its id, or all of it where the record has none or `fields` has left it out. */
function recordKey(record: unknown): string {
  const id = idOf(record);
  return JSON.stringify(id === undefined ? record : { id });
}
