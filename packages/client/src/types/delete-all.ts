import type { CallOptions } from './call-options.ts';
import type { Options } from './options.ts';
import type { RawResult } from './raw-result.ts';
import type { Success } from './success.ts';

/** What deletes a whole collection must say so. */
interface DeleteAll {
  /** Consent: every record of the collection is deleted. */
  confirm: 'all';
}

/** The options of `deleteAllMonitors` and the like. */
export interface DeleteAllOptions extends CallOptions, DeleteAll {}

/** A function that deletes a whole collection. */
export type DeleteAllCall<Operation> = (
  options: Options<Operation> & DeleteAll,
) => Promise<Success<Operation>>;

/** The same, but it resolves to data or an error, and never rejects. */
export type RawDeleteAllCall<Operation> = (
  options: Options<Operation> & DeleteAll,
) => Promise<RawResult<Success<Operation>>>;
