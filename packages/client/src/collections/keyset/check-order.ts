/** A value by which records are put in order. */
export type Key = number | bigint | string;

/** What was asked for. */
export interface Order {
  /** The field that the records are sorted by. */
  field: string;
  /** Whether they begin with the highest value. */
  isDescending: boolean;
  /** The value that they begin with, undefined for the very first ones. */
  from: unknown;
  /** Whether `from` itself is excluded. */
  isAfter: boolean;
  /** Whether no value comes twice. */
  isUnique?: boolean;
  /** Whether all have the value `from`. */
  isSame?: boolean;
}

/**
 * Checks that a response holds what was asked for. Whether the platform sorts is only observed (ledger O-43), and how it
 * combines conditions is unknown (ledger N-19): if it does neither as expected, records would be left out unseen.
 *
 * @throws Error that says which record is out of order
 */
export function checkOrder(
  records: readonly unknown[],
  { field, isDescending, from, isAfter, isUnique, isSame }: Order,
): void {
  let before = from === undefined || from === null ? undefined : comparable(from as Key);
  let isStrict = isAfter;
  for (const record of records) {
    const key = comparable(keyOf(record, field));
    // Digits and numbers of one value are not identical.
    const isSameKey = before !== undefined && !(key < before) && !(key > before);
    const isRight =
      before === undefined || (isSameKey ? !isStrict : key < before === isDescending && !isSame);
    if (!isRight)
      throw new Error(
        `the platform returned a record with the ${field} ${key} after ${before}, so it did not apply the order or the ` +
          'conditions that were asked for (ledger O-43, N-19), and records may be missing. Read the collection without `by`.',
      );
    before = key;
    isStrict = isUnique === true;
  }
}

/** @throws Error if a record has no exact value in a field */
export function keyOf(record: unknown, field: string): Key {
  const value = (record as Readonly<Record<string, unknown>> | null)?.[field];
  if (typeof value === 'string' || typeof value === 'bigint' || Number.isSafeInteger(value))
    return value as Key;
  const { id } = (record ?? {}) as { id?: unknown };
  const which = field !== 'id' && typeof id === 'number' ? `the record with the id ${id}` : 'a record';
  const what = typeof value === 'number' ? `an inexact ${field}` : `no ${field}`;
  const advice = field === 'id' ? 'Include `id` in `fields`, or read without `by`' : 'Read `by: "id"`';
  throw new Error(`${which} has ${what}, so it has no place in this order. ${advice}.`);
}

/** Digits are compared as the number that they are. */
function comparable(value: Key): Key {
  return typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : value;
}
