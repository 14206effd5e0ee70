/// <reference lib="esnext.disposable" preserve="true" />
import type { DeleteAllPath, FilePath } from '../generated/paths.ts';
import type { paths } from '../generated/schema.ts';
import type { Call, RawCall } from './call.ts';
import type { DeleteAllCall, RawDeleteAllCall } from './delete-all.ts';
import type { UseDownload } from './use-download.ts';

/** The verbs of a path. Mapping over the generated type itself keeps the documentation of each verb. */
type Verbs<Item> = { readonly [V in keyof Item]: Call<Item[V]> };
type RawVerbs<Item> = { readonly [V in keyof Item]: RawCall<Item[V]> };
type FileVerbs<Item> = { readonly [V in keyof Item]: UseDownload };
/** The verbs of a path whose `delete` deletes a whole collection. */
type CollectionVerbs<Item> = {
  readonly [V in keyof Item]: V extends 'delete' ? DeleteAllCall<Item[V]> : Call<Item[V]>;
};
type RawCollectionVerbs<Item> = {
  readonly [V in keyof Item]: V extends 'delete' ? RawDeleteAllCall<Item[V]> : RawCall<Item[V]>;
};

/** Path first, then the verb: `calls['/cdrs/{id}'].get({ path: { id: 42 } })`. */
export type Calls = {
  readonly [P in keyof paths]: P extends FilePath
    ? FileVerbs<paths[P]>
    : P extends DeleteAllPath
      ? CollectionVerbs<paths[P]>
      : Verbs<paths[P]>;
};

/** The same operations in the result style. */
export type RawCalls = {
  readonly [P in keyof paths]: P extends FilePath
    ? FileVerbs<paths[P]>
    : P extends DeleteAllPath
      ? RawCollectionVerbs<paths[P]>
      : RawVerbs<paths[P]>;
};

/**
 * The client. Each operation is called by its path and verb, resolves to the body of the response, and rejects with a
 * `TelephonyError` on any failure. Neither printing nor JSON.stringify reveals its token.
 */
export interface Telephony extends Calls {
  /** The same operations as functions that resolve to `{ data, error, response }` and do not reject. */
  readonly raw: RawCalls;
  /** Ends the session, if `auth` has one. Calling it again does nothing. */
  close(): Promise<void>;
  /** Calls `close()` at the end of the scope: `await using pbx = createTelephony(...)`. */
  [Symbol.asyncDispose](): Promise<void>;
}
