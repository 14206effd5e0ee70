/** What has happened, in the words of a scenario. */
export interface Outcome {
  /** Events in order, each with `at`, `leg` and `event`. */
  events: Record<string, unknown>[];
  /** By leg; several records of one leg are `R`, `R#2` ... */
  cdrs: Record<string, Record<string, unknown>>;
  recordings: Record<string, unknown>[];
  messages: Record<string, unknown>[];
  talked: Record<string, number>;
  cost: number;
  busy: Record<string, string[]>;
  /** Responses that were not as expected, events and sizes that are wrong by themselves, calls that are left. */
  faults: string[];
}

/** The ids of legs by their names in the scenario: the first to appear is the first that the events name. */
export class LegNames {
  readonly #names: string[];
  readonly #ids: number[] = [];

  constructor(names: readonly string[]) {
    this.#names = [...names];
  }

  /** An event of this leg has come. */
  see(id: number): void {
    if (!this.#ids.includes(id)) this.#ids.push(id);
  }

  /** `T` for its id, `leg 5000000123` for one that the scenario does not know. */
  nameOf(id: number | string | null | undefined): string | null {
    if (id === null || id === undefined) return null;
    return this.#names[this.#ids.indexOf(Number(id))] ?? `leg ${id}`;
  }

  /** Undefined where no leg of that name has appeared. */
  idOf(name: string): number | undefined {
    return this.#ids[this.#names.indexOf(name)];
  }
}
