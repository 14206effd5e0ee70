import {
  type Contract,
  isJsonObject,
  type JsonObject,
  type Operation,
  propertiesOf,
  recordSchema,
} from '@telephony/contract';
import { hasOtherForm, idOf, isScalar, comparableText } from './collection.ts';

const SET_BY_SERVER = /^(?:last_(?!name$)|updated_)/;

// Compares only fields that both have.
export function differingField(one: JsonObject, other: JsonObject): string | undefined {
  return Object.keys(one).find((name) => !SET_BY_SERVER.test(name) && isOther(one[name], other[name]));
}

// Fields in `open` may be null in one of two readings: the ledger leaves their form open.
export function changedField(
  before: JsonObject,
  after: JsonObject,
  open: ReadonlySet<string>,
  except: readonly string[] = [],
): string | undefined {
  return Object.keys(before).find((name) => {
    if (SET_BY_SERVER.test(name) || except.includes(name)) return false;
    const values = [before[name], after[name]];
    const isOneNull = values.includes(null) && values.some(isScalar) && !open.has(name);
    return isOneNull || isOther(before[name], after[name]);
  });
}

export function differingItems(one: JsonObject, other: JsonObject): string | undefined {
  return Object.keys(one).find((name) => {
    const lists = [one[name], other[name]];
    if (!lists.every(Array.isArray)) return false;
    const isOfRecords = lists.flat().every(isRecord);
    if (!isOfRecords && !lists.flat().every(isScalar)) return false;
    const [mine, its] = lists.map((list) =>
      JSON.stringify(list.map((item) => (isRecord(item) ? idOf(item) : comparableText(item))).toSorted()),
    );
    return mine !== its;
  });
}

function isRecord(value: unknown): value is JsonObject {
  return isJsonObject(value) && isScalar(value['id']);
}

function isOther(one: unknown, other: unknown): boolean {
  return isScalar(one) && isScalar(other) && !hasOtherForm(one, other) && plain(one) !== plain(other);
}

// A bare date is its midnight (ledger O-44).
function plain(value: unknown): string {
  const text = comparableText(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? `${text} 00:00:00` : text;
}

export function openFields(contract: Contract, operation: Operation): ReadonlySet<string> {
  const fields = propertiesOf(contract.document, recordSchema(contract, operation));
  return new Set(
    Object.entries(fields).flatMap(([name, schema]) =>
      isJsonObject(schema) && 'x-ledger' in schema ? [name] : [],
    ),
  );
}
