import { type Core, coreOf } from '../core/core.ts';
import { failOf } from '../core/fail-of.ts';
import type { Fail } from '../core/fail.ts';
import { LISTED_BY } from '../generated/filters.ts';
import type { Telephony } from '../types/telephony.ts';
import type { PagedPath } from './paged-path.ts';

/** A collection of one client, as the helpers read it. */
export interface Collection<P extends PagedPath> {
  readonly core: Core;
  readonly path: P;
  /** The name of the operation that lists it; undefined for a path that is not in the contract. */
  readonly operationId: string | undefined;
  /** Creates errors of that operation. */
  readonly fail: Fail;
}

/** @throws TypeError if `pbx` is not a client */
export function collectionOf<P extends PagedPath>(pbx: Telephony, path: P): Collection<P> {
  const core = coreOf(pbx);
  const operationId: string | undefined = LISTED_BY[path];
  return { core, path, operationId, fail: failOf(core, { method: 'GET', path, operationId }) };
}
