import { type ChangeListener, Collection, type Stored } from './collection.ts';
import { type TableName, type Tables, tables } from './tables.ts';

/** All records of a sandbox in a snapshot, by table. */
export type StoreState = Record<string, { lastId: number; records: Stored[] }>;

type Collections = { [N in TableName]: Collection<Tables[N]> };

/** The state of the platform, all of it: whatever is to survive a snapshot stands in one of the tables. */
export class Store {
  readonly tables: Collections;
  readonly #listeners = new Set<ChangeListener>();

  constructor() {
    const listener: ChangeListener = (...change) => {
      for (const listen of this.#listeners) listen(...change);
    };
    const names = Object.keys(tables) as TableName[];
    this.tables = Object.fromEntries(
      names.map((name) => [name, new Collection<Stored>(name, tables[name] as object, listener)]),
    ) as unknown as Collections;
  }

  /** Is told of every change from now on. Gives the way to stop it. */
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

  #collections(): Collection<Stored>[] {
    return Object.values(this.tables) as unknown as Collection<Stored>[];
  }
}
