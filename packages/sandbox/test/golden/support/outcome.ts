import { momentOf } from '../../../src/infrastructure/timestamp.ts';

export type Fields = Record<string, unknown>;

/** The result of a scenario, in its own words. */
export interface Outcome {
  /** In order, each with `at`, `leg` and `event`. */
  events: Fields[];
  cdrs: Record<string, Fields>;
  recordings: Record<string, Fields>;
  messages: Record<string, Fields>;
  talked: Record<string, number>;
  cost: number;
  busy: Record<string, string[]>;
  /** Unexpected responses, invalid events, wrong sizes, calls that are still live. */
  faults: string[];
}

/** Records by the name of their leg; several of one leg are `R`, `R#2` ... */
export function byLeg(records: [leg: string | null, record: Fields][]): Record<string, Fields> {
  const legs = Map.groupBy(records, ([leg]) => leg ?? 'no leg');
  return Object.fromEntries(
    [...legs].flatMap(([leg, ofLeg]) =>
      ofLeg.map(([, record], index) => [index === 0 ? leg : `${leg}#${index + 1}`, record]),
    ),
  );
}

export function byLive(records: Fields[]): Record<string, Fields> {
  return byLeg(records.map((record) => [record['live'] as string | null, record]));
}

/** The IDs of legs by their names in the scenario, both in the order of the events. */
export class LegNames {
  readonly #names: readonly string[];
  readonly #ids: number[] = [];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  add(id: number): void {
    if (!this.#ids.includes(id)) this.#ids.push(id);
  }

  /** `T` for its ID, `leg 5000000123` for a leg that the scenario does not know. */
  nameOf(id: number | string | null | undefined): string | null {
    if (id === null || id === undefined) return null;
    return this.#names[this.#ids.indexOf(Number(id))] ?? `leg ${id}`;
  }

  idOf(name: string): number | undefined {
    return this.#ids[this.#names.indexOf(name)];
  }
}

/** Seconds between two times such as `2026-11-20 16:07:00`. */
export function secondsBetween(from: string, to: string): number {
  return (momentOf(to) - momentOf(from)) / 1000;
}
