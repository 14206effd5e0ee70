import { hash } from 'node:crypto';
import type { Stored } from '../../ground/store/collection.ts';
import type { Store, StoreState } from '../../platform/core/store.ts';
import { above } from './above.ts';
import { withNames } from './names.ts';
import { SecondNumbers } from './numbers.ts';

/** Fields that hold the id of a record, or of a call. */
const ID_FIELD = /(?:^|_)(?:id|users?|customer|source|call|call_flow|ivr|leg|parent|transferor)$/;
/** Fields that hold an internal number, or one of the company's own, as a number. */
const NUMBER_FIELD = /^(?:number|confno|confno_pstn|extension|ddi)$/;
const TOKEN = /^[0-9a-f]{16,}$/;
/** The first id of a call of the story. */
const CALLS = 5_000_000_000;
/** Ids below are those of roles: elsewhere, such numbers count something. */
const ROLES = 100;
/** How far the id of a phone is above its extension follows from the extension. */
const ENDPOINT_ABOVE = 1000;

/**
 * The story of the first company as that of a second: other people, numbers, tokens and ids, in the same places, on the same
 * day.
 */
export function secondRecords(store: Store): StoreState {
  const change = new Relabelling(store);
  return Object.fromEntries(
    Object.entries(store.state()).map(([table, { lastId, records }]) => [
      table,
      { lastId: lastId + above(2, table), records: records.map((record) => change.record(record)) },
    ]),
  );
}

class Relabelling {
  readonly #numbers: SecondNumbers;
  /** Ids of the story's records with those of the second account. */
  readonly #ids = new Map<number, number>();

  constructor({ tables }: Store) {
    this.#numbers = new SecondNumbers(tables);
    for (const { name, list } of Object.values(tables).map((table) => ({
      name: table.name,
      list: table.list(),
    }))) {
      for (const { id } of list) {
        const number = Number(id);
        if (number >= 0 && number < CALLS) this.#ids.set(number, number + above(2, name));
      }
    }
    for (const { customer } of tables.users.list())
      if (customer) this.#ids.set(customer, customer + above(2, 'customers'));
  }

  record(record: Stored): Stored {
    return this.#of(record, '') as Stored;
  }

  #of(value: unknown, field: string): unknown {
    if (typeof value === 'number') return this.#number(value, field);
    if (typeof value === 'string') return this.#text(value, field);
    if (Array.isArray(value)) return value.map((one) => this.#of(one, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.#of(inner, name)]));
  }

  #number(value: number, field: string): number {
    if (NUMBER_FIELD.test(field)) return this.#numbers.ofNumber(value);
    if (field === 'sip_endpoint_id') return value + ENDPOINT_ABOVE;
    return ID_FIELD.test(field) ? this.#id(value, field) : value;
  }

  #id(id: number, field: string): number {
    if (id >= CALLS && id < 2 * CALLS) return id + above(2, 'calls');
    return id < ROLES && field !== 'id' ? id : (this.#ids.get(id) ?? id);
  }

  #text(text: string, field: string): string {
    if (TOKEN.test(text)) return hash('sha256', `second ${text}`).slice(0, text.length);
    const isIds = ID_FIELD.test(field) && /^(?:contact:)?\d+(?::\d+)?$/.test(text);
    if (isIds || field === 'info')
      return text.replaceAll(/\d+/g, (digits) => {
        const number = this.#numbers.inText(digits);
        return number === digits ? String(this.#id(Number(digits), field)) : number;
      });
    return withNames(this.#numbers.inText(text));
  }
}
