import { hash } from 'node:crypto';
import type { Platform } from '../platform/platform.ts';
import { type AnyCollection, mapLeaves, type Stored } from '../infrastructure/collection.ts';
import type { Store, StoreState } from '../platform/store.ts';
import type { AccountNumber } from '../platform/core.ts';
import { internalNumber, PLACE_KINDS, placeTable } from '../platform/exchange/numbers.ts';

export function relabelAsSecond({ store }: Platform): void {
  store.restore(secondRecords(store));
}

const ID_FIELD = /(?:^|_)(?:id|users?|customer|source|call|call_flow|ivr|leg|parent|transferor)$/;
const NUMBER_FIELD = /^(?:number|confno|confno_pstn|extension|ddi)$/;
const TOKEN = /^[0-9a-f]{16,}$/;
const FIRST_CALL_ID = 5_000_000_000;
// Smaller numbers are IDs of roles, or count something.
const MAX_ROLES = 100;
// IDs of phones follow from extensions.
const ENDPOINT_OFFSET = 1000;

function secondRecords(store: Store): StoreState {
  const change = new Relabelling(store);
  return Object.fromEntries(
    Object.entries(store.state()).map(([table, { lastId, records }]) => [
      table,
      { lastId: lastId + idOffset(2, table), records: records.map((record) => change.record(record)) },
    ]),
  );
}

class Relabelling {
  readonly #numbers: SecondNumbers;
  readonly #ids = new Map<number, number>();

  constructor(store: Store) {
    const { tables } = store;
    this.#numbers = new SecondNumbers(store);
    for (const table of Object.values(tables) as AnyCollection[]) {
      for (const { id } of table.list()) {
        const number = Number(id);
        if (number >= 0 && number < FIRST_CALL_ID) this.#ids.set(number, number + idOffset(2, table.name));
      }
    }
    for (const { customer } of tables.users.list())
      if (customer) this.#ids.set(customer, customer + idOffset(2, 'customers'));
  }

  record(record: Stored): Stored {
    return mapLeaves(record, (value, field) => {
      if (typeof value === 'number') return this.#number(value, field);
      return typeof value === 'string' ? this.#text(value, field) : value;
    }) as Stored;
  }

  #number(value: number, field: string): number {
    if (NUMBER_FIELD.test(field)) return this.#numbers.ofNumber(value);
    if (field === 'sip_endpoint_id') return value + ENDPOINT_OFFSET;
    return ID_FIELD.test(field) ? this.#id(value, field) : value;
  }

  #id(id: number, field: string): number {
    if (id >= FIRST_CALL_ID && id < 2 * FIRST_CALL_ID) return id + idOffset(2, 'calls');
    return id < MAX_ROLES && field !== 'id' ? id : (this.#ids.get(id) ?? id);
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

// Numbers of London and Cardiff that are reserved for fiction.
const OWN_NUMBERS = { first: '442079460', second: '442920180' };
const MOBILE_NUMBERS = /447700900(\d{3})/g;
const INTERNAL_OFFSET = 1000;
const ROOM_OFFSET = 100_000;

class SecondNumbers {
  readonly #internal = new Map<number, number>();

  constructor(store: Store) {
    const places = PLACE_KINDS.flatMap((kind) => placeTable(store, kind).list());
    for (const number of places.map((place) => Number(internalNumber(place))))
      if (number) this.#internal.set(number, number + INTERNAL_OFFSET);
    for (const { confno_pstn: room } of store.tables.conferences.list())
      if (room) this.#internal.set(room, room + ROOM_OFFSET);
  }

  ofNumber(number: number): number {
    return this.#internal.get(number) ?? Number(this.#outside(String(number)));
  }

  inText(text: string): string {
    const outside = this.#outside(text);
    return outside.replace(/^(sandbox-|sip:)?(\d{4})(?=$|@)/, (all, before: string | undefined, digits) => {
      const internal = this.#internal.get(Number(digits));
      return internal === undefined ? all : `${before ?? ''}${internal}`;
    });
  }

  #outside(text: string): string {
    return text
      .replaceAll(OWN_NUMBERS.first, OWN_NUMBERS.second)
      .replaceAll(
        MOBILE_NUMBERS,
        (_, end) => `447700900${String((Number(end) + 500) % 1000).padStart(3, '0')}`,
      );
  }
}

export const firstOwnNumber = { 1: 442_079_460_200, 2: 442_920_180_200 } as const;
export const firstExtension = { 1: 2106, 2: 2106 + INTERNAL_OFFSET } as const;

const NAME_PAIRS =
  'nadia:Clara okafor:Voss tom:Yusuf reyes:Demir mei:Hana lindqvist:Kimura jonas:Luca petrov:Conti ' +
  'priya:Elsa nair:Berg alice:Rita moran:Calder ben:Omar aziz:Siddiq azizcouriers:Siddiqcouriers ' +
  'chen:Brandt chenwholesale:Brandtwholesale dora:Nell field:Ashby sam:Ivo hughes:Marsh ' +
  'harbour:Mill lane:Road harbourlane:Millroad hl:MR';
const SECOND_NAMES = new Map(NAME_PAIRS.split(' ').map((pair) => pair.split(':') as [string, string]));

const NAME_WORDS = new RegExp(`\\b(?:${[...SECOND_NAMES.keys()].join('|')})\\b`, 'gi');

function withNames(text: string): string {
  return text.replaceAll(NAME_WORDS, (word) => {
    const name = SECOND_NAMES.get(word.toLowerCase()) ?? word;
    return word === word.toLowerCase() ? name.toLowerCase() : name;
  });
}

// Clients check that these IDs are short (ledger O-60).
const SHORT_ID_OFFSETS: Readonly<Record<string, number>> = {
  users: 3_000_000,
  accounts: 3_000_000,
  queues: 30_000,
};
// Other IDs stay below 2^31, except those of calls and legs.
const ID_OFFSET = 500_000_000;

export function idOffset(account: AccountNumber, table: string): number {
  if (account === 1) return 0;
  return SHORT_ID_OFFSETS[table] ?? ID_OFFSET;
}
