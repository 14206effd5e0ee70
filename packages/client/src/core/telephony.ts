import type { Operations } from '../generated/methods.ts';
import type * as functions from '../generated/operations.ts';
import type { Telephony } from './core.ts';
import type { RawResult } from './call-types.ts';

/** The functions of the operations by name, which `createTelephony` makes methods of. */
export type OperationFunctions = typeof functions;

/** The option that makes a method of every operation. */
export interface WithAll {
  /** The operations that are methods of the client. */
  readonly operations: OperationFunctions;
}

/** The option that makes methods of chosen operations. */
export interface WithSome<Chosen extends Partial<OperationFunctions>> {
  /** The operations that are methods of the client. */
  readonly operations: Chosen;
}

/** Chosen operations as methods in the result style, except those that return a file. */
export type RawOperations<Name extends keyof Operations> = {
  readonly [N in Exclude<Name, `download${string}`>]: (
    ...args: Parameters<Operations[N]>
  ) => Promise<RawResult<Awaited<ReturnType<Operations[N]>>>>;
};

/** A client with a method for every operation: `pbx.listCdrs({ limit: 100 })`. */
export interface NamedTelephony extends Telephony, Operations {
  /** The same operations as functions that resolve to `{ data, error, response }` and do not reject. */
  readonly raw: RawOperations<keyof Operations>;
}

/** A client with methods for chosen operations. */
export type TelephonyWith<Name extends keyof Operations> = Telephony &
  Pick<Operations, Name> & { readonly raw: RawOperations<Name> };
