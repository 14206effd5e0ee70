import { type Contract, loadContractSync, type Operation } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import type { OperationId } from './operations.ts';

/** The contract of the platform, whose operations are known by their types. */
export type PlatformContract = Contract<OperationId>;

/** An operation of the platform. */
export type PlatformOperation = Operation<OperationId>;

let loaded: PlatformContract | undefined;

/**
 * Reads the bundle once: all sandboxes of a process share the contract with what is compiled of it, and none writes to it.
 *
 * @throws Error of one line when it is not there or cannot be read; the cause is kept.
 */
export function loadPlatformContract(): PlatformContract {
  loaded ??= loadContractSync<OperationId>(openapiJson);
  return loaded;
}
