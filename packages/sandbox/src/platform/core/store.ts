import type { AnyCollection, ChangeListener, Stored } from '../../ground/store/collection.ts';
import { type Collections, createTables, type TableName } from './tables.ts';

/** All records of a sandbox in a snapshot, by table. */
export type StoreState = Record<string, { lastId: number; records: Stored[] }>;

/** The whole state of the platform: whatever must survive a snapshot is in one of the tables. */
export class Store {
  readonly tables: Collections;
  readonly #listeners = new Set<ChangeListener>();

  constructor() {
    this.tables = createTables((...change) => {
      for (const listen of this.#listeners) listen(...change);
    });
  }

  /** Whether there is a table of a name. */
  has(name: string): name is TableName {
    return Object.hasOwn(this.tables, name);
  }

  /** Calls `listener` for every change from now on. @returns A function that unsubscribes. */
  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  state(): StoreState {
    return Object.fromEntries(
      this.#collections().map((table) => [table.name, { lastId: table.lastId, records: table.list() }]),
    );
  }

  /** Takes the place of all records. Tables that the state does not have are empty then. */
  restore(state: StoreState): void {
    for (const table of this.#collections()) {
      table.reset();
      const { lastId = 0, records = [] } = state[table.name] ?? {};
      for (const record of records) table.put(record);
      table.lastId = lastId;
    }
  }

  #collections(): AnyCollection[] {
    return Object.values(this.tables);
  }
}
