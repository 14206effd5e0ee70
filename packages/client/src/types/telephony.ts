import type { paths } from '../generated/schema.ts';
import type { Call, RawCall } from './call.ts';
import type { FilePath, UseDownload } from './file-path.ts';

/** The verbs of a path. A mapping over the generated type as it is keeps the documentation of each. */
type Verbs<Item> = { readonly [V in keyof Item]: Call<Item[V]> };
type RawVerbs<Item> = { readonly [V in keyof Item]: RawCall<Item[V]> };
type FileVerbs<Item> = { readonly [V in keyof Item]: UseDownload };

/** Path first, then the verb: `calls['/cdrs/{id}'].get({ path: { id: 42 } })`. */
export type Calls = {
  readonly [P in keyof paths]: P extends FilePath ? FileVerbs<paths[P]> : Verbs<paths[P]>;
};

/** The same operations in the result style. */
export type RawCalls = {
  readonly [P in keyof paths]: P extends FilePath ? FileVerbs<paths[P]> : RawVerbs<paths[P]>;
};

/**
 * The client. Each operation is at its path and verb, resolves to the body of its success and rejects with a
 * `TelephonyError` for everything else. Neither printing nor JSON.stringify shows what it holds.
 */
export interface Telephony extends Calls {
  /** The same operations as functions that resolve to `{ data, error, response }` and do not reject. */
  readonly raw: RawCalls;
  /** Ends the session, if `auth` has one. Calling it again does nothing. */
  close(): Promise<void>;
  /** `close()` at the end of the scope: `await using pbx = createTelephony(...)`. */
  [Symbol.asyncDispose](): Promise<void>;
}
