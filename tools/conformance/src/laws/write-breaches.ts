import { type JsonObject, type Operation, safeName } from '@telephony/contract';
import { shownValue } from '../redactor.ts';
import type { Exchange } from '../server/exchange.ts';
import { idOf } from './collection.ts';
import { changedField, differingField } from './compare-records.ts';
import { type Breach, breachOf } from './law.ts';

/** What is read before or after a write. */
export interface Around {
  /** The records that the write names, by id. */
  records: Map<string, { status: number | undefined; record: JsonObject | undefined }>;
  /** A page of the collection; undefined where it cannot be read. */
  page: JsonObject[] | undefined;
  /** Whether the page has all records. */
  isWhole: boolean;
  /** Fields of its records whose form is an open question of the ledger. */
  open: ReadonlySet<string>;
}

/** A write that has succeeded. */
export interface Written {
  operation: Operation;
  /** What was sent of each record, by id; nothing where it was removed. */
  sent: ReadonlyMap<string, JsonObject>;
  /** The record in the response. */
  returned: JsonObject | undefined;
  exchange: Exchange;
}

/** What is wrong with the records that a write names. */
export function ofWritten(written: Written, before: Around, after: Around): Breach[] {
  const { operation, sent } = written;
  return [...sent].flatMap(([id, fields]) => {
    if (operation.method === 'delete') return ofRemoved(written, id, after);
    return [
      ...(operation.method === 'post' ? ofMade(written, id, fields, before, after) : []),
      ...ofFields(written, id, fields, before, after),
    ];
  });
}

function ofRemoved({ exchange }: Written, id: string, after: Around): Breach[] {
  const { status } = after.records.get(id) ?? {};
  if (status !== undefined && status < 300)
    return [breach(exchange, 'a record that was removed is still there', 'a 404', `${status}`)];
  if (!after.page?.some((record) => idOf(record) === id)) return [];
  return [breach(exchange, 'a record that was removed is still in the list', 'a list without it')];
}

function ofMade(
  { exchange }: Written,
  id: string,
  fields: JsonObject,
  before: Around,
  after: Around,
): Breach[] {
  if (after.records.get(id)?.status === 404)
    return [breach(exchange, 'what was made is not found by its id', 'the record', '404')];
  if (!before.isWhole || !after.isWhole) return [];
  const earlier = new Set(before.page?.map(idOf));
  const fresh = (after.page ?? []).filter((record) => !earlier.has(idOf(record)));
  if (!fresh.some((record) => idOf(record) === id))
    return [breach(exchange, 'what was made is not in the list', 'a list with it')];
  const same = fresh.filter((record) => differingField(fields, record) === undefined);
  if (same.length < 2) return [];
  return [breach(exchange, 'what was made is there twice', '1 record', `${same.length}`)];
}

function ofFields(
  { operation, exchange, returned }: Written,
  id: string,
  fields: JsonObject,
  before: Around,
  after: Around,
): Breach[] {
  const now = after.records.get(id)?.record;
  if (!now) return [];
  const names = Object.keys(fields);
  const lost = differingField(fields, now);
  if (lost !== undefined) return [ofField(lost, 'is not what was sent', fields, now)];
  const dropped =
    operation.method === 'post' ? names.find((name) => isDropped(fields[name], now[name])) : undefined;
  if (dropped !== undefined) return [ofField(dropped, 'is not kept', fields, now)];
  const old = operation.method === 'patch' ? before.records.get(id)?.record : undefined;
  // A truth value may follow from what was sent, such as `is_new` from a folder.
  const flags = Object.keys(now).filter((name) => typeof now[name] === 'boolean');
  const other = old && changedField(old, now, after.open, [...names, ...flags]);
  if (old && other !== undefined)
    return [ofField(other, 'is changed, and was not sent (ledger N-65)', old, now)];
  const said = returned && idOf(returned) === id ? differingField(returned, now) : undefined;
  return returned && said !== undefined
    ? [ofField(said, 'is not what the response says', returned, now)]
    : [];

  function ofField(name: string, what: string, wanted: JsonObject, seen: JsonObject): Breach {
    return {
      ...breach(
        exchange,
        `${safeName(name)} ${what}`,
        shownValue(wanted[name], name),
        shownValue(seen[name], name),
      ),
      pointer: `/data/${safeName(name)}`,
    };
  }
}

/** A text that was sent, and is nothing afterwards. */
function isDropped(sent: unknown, now: unknown): boolean {
  return typeof sent === 'string' && sent !== '' && (now === null || now === '');
}

/** What is wrong with the records that a write does not name. */
export function ofNeighbours(
  exchange: Exchange,
  named: ReadonlySet<string>,
  before: Around,
  after: Around,
): Breach[] {
  const now = new Map(after.page?.map((record) => [idOf(record), record]));
  for (const record of after.page ? (before.page ?? []) : []) {
    const id = idOf(record);
    const same = now.get(id);
    if (named.has(id)) continue;
    if (!same && before.isWhole && after.isWhole)
      return [breach(exchange, 'a record that was not named is gone', 'the record as before')];
    const other = same && changedField(record, same, after.open);
    if (same && other !== undefined)
      return [
        breach(
          exchange,
          `${safeName(other)} of a record that was not named is changed`,
          shownValue(record[other], other),
          shownValue(same[other], other),
        ),
      ];
  }
  return [];
}

function breach(exchange: Exchange, message: string, expected: string, seen?: string): Breach {
  return breachOf(exchange, message, expected, seen === undefined ? {} : { seen });
}
