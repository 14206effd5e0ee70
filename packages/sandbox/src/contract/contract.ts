import { type Contract, loadContractSync, type Operation } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import type { OperationId } from '../types/operations.ts';

/** The contract of the platform, whose operations are known by their types. */
export type PlatformContract = Contract<OperationId>;

/** An operation of the platform. */
export type PlatformOperation = Operation<OperationId>;

/**
 * Reads the bundle.
 *
 * @throws Error of one line when it is not there or cannot be read; the cause is kept.
 */
export function loadPlatformContract(): PlatformContract {
  return loadContractSync<OperationId>(openapiJson);
}
