/** One measurement of all clients, in the order of the clients; `undefined` where there is nothing to measure. */
export interface Row {
  measurement: string;
  values: (number | undefined)[];
  unit: string;
  /** Decimals that are shown. */
  decimals: number;
  bar: Bar;
}

/** What our figure must not exceed. */
export interface Bar {
  /** In the unit of the row. */
  most?: number;
  /** Whether ours must be less than hey-api's of the same run. */
  lessThanHeyApi?: boolean;
}
