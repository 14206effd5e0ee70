/** An error before it is written. */
export interface ErrorMade {
  status: number;
  /** Usually `{message, errors}`. */
  body: unknown;
}
