import type { Options } from './options.ts';
import type { RawResult } from './raw-result.ts';
import type { Success } from './success.ts';

/** A function that calls one operation. Its options are optional unless one of them is required. */
export type Call<Operation> =
  {} extends Options<Operation>
    ? (options?: Options<Operation>) => Promise<Success<Operation>>
    : (options: Options<Operation>) => Promise<Success<Operation>>;

/** The same, but it resolves to data or an error, and never rejects. */
export type RawCall<Operation> =
  {} extends Options<Operation>
    ? (options?: Options<Operation>) => Promise<RawResult<Success<Operation>>>
    : (options: Options<Operation>) => Promise<RawResult<Success<Operation>>>;
