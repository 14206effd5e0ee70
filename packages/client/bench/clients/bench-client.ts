import type { SampleCall } from '../sample/sample-call.ts';

/** A client of the comparison: the TypeScript that an integrator would write with it for each measurement. */
export interface BenchClient {
  name: string;
  /** The name as a part of file names. */
  slug: string;
  /** An app with one GET and a static token, for the size of the bundle. */
  app: string;
  /**
   * A module whose `prepare(fetch)` returns a function that reads one CDR over that fetch, with a signal if it is given one, for
   * the time of a call and what it leaves with a signal.
   */
  timed: string;
  /**
   * A file with a list and a record, as open in an editor. At `/**\/` a property is typed: there the editor offers
   * `offered`, among others.
   */
  edited: { source: string; offered: string };
  /** Absent if the client has no types. */
  typed?: TypedClient;
}

/** A client of any API, which has no types of this one. */
export type AnyClient = Omit<BenchClient, 'edited' | 'typed'>;

/** How to write a client's calls in a file for the compiler. */
export interface TypedClient {
  /** The imports and the client, which come before the calls. */
  preamble(calls: SampleCall[]): string;
  /** An expression whose value is the awaited result. */
  call(call: SampleCall): string;
  /** An expression that reads the result in the variable `name`. */
  read(name: string, call: SampleCall): string;
}
