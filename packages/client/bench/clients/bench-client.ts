import type { SampleCall } from '../sample/sample-call.ts';

/** A client of the comparison: how an integrator writes with it what is measured. Sources are TypeScript. */
export interface BenchClient {
  name: string;
  /** The name as a part of file names. */
  slug: string;
  /** An app with one GET and a static token, for the size of the bundle. */
  app: string;
  /** A module whose `prepare(fetch)` returns a function that reads one CDR over that fetch, for the time of a call. */
  timed: string;
  /**
   * A file with a list and a record, as it is open in an editor. At `/**\/` a member is typed: there the editor offers
   * `offered` among others.
   */
  edited: { source: string; offered: string };
  /** Absent where nothing is typed. */
  typed?: TypedClient;
}

/** How a client's calls are written in a file that the compiler reads. */
export interface TypedClient {
  /** The imports and the client, ahead of these calls. */
  preamble(calls: SampleCall[]): string;
  /** An expression whose value is the awaited result. */
  call(call: SampleCall): string;
  /** What is read of the result in the variable `name`. */
  read(name: string, call: SampleCall): string;
}
