/**
 * Whether a second response shows the same page as the first, although records may have come or gone in between. It looks
 * for the records of the first page: on the same page they are roughly in place, or further down if others were inserted
 * before them; on the next page none of them appears, except the last ones if they were pushed over to its top.
 *
 * @param grown Whether the collection has grown between the responses.
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
 * Whether two responses hold the same records in the same order. False if records have no id: equal records need not be
 * the same ones then.
 */
export function areSameRecords(left: readonly unknown[], right: readonly unknown[]): boolean {
  return (
    left.length === right.length &&
    haveIds(left) &&
    left.every((record, index) => recordKey(record) === recordKey(right[index]))
  );
}

/** Whether the records can be recognized in another response: by their ids, or because there are several and all differ. */
export function areRecognizable(records: readonly unknown[]): boolean {
  return haveIds(records) || (records.length > 1 && new Set(records.map(recordKey)).size === records.length);
}

function haveIds(records: readonly unknown[]): boolean {
  return records.every((record) => idOf(record) !== undefined);
}

function idOf(record: unknown): unknown {
  return (record as { id?: unknown } | null)?.id ?? undefined;
}

/** What identifies a record: its id, or the whole record if it has no id or `fields` left it out. */
function recordKey(record: unknown): string {
  const id = idOf(record);
  return JSON.stringify(id === undefined ? record : { id });
}
