/** One measurement of all clients, in the order of the clients; `undefined` where there is nothing to measure. */
export interface Row {
  measurement: string;
  values: (number | undefined)[];
  unit: string;
  /** Decimals that are shown. */
  decimals: number;
  bar: Bar;
}

/** What our figures must not exceed. */
export interface Bar {
  /** What it says, for the table. */
  text: string;
  /** The most that ours may have, by the figures of others in the same run. */
  most(others: { raw: number; heyApi: number }): number;
}
