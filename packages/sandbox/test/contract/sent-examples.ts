import { type ExampleRequest, exampleRequests } from '@telephony/contract';
import type { PlatformOperation } from '../../src/contract/contract.ts';
import { NADIA } from '../support/serve-platform.ts';

/** A request that is made of examples of the contract, and who sends it. */
export interface SentExample extends ExampleRequest {
  /** Undefined for Mei's, null for none. */
  token: string | null | undefined;
}

/** What only the administrator may do. */
export const ADMINISTRATION = /^(bulkUpdateUsers|deleteCustomer|deleteUser|deleteUserAudio)$/;

/** The requests that send every example of an operation, by a user who may. */
export function sentExamples(operation: PlatformOperation): SentExample[] {
  const { access, operationId } = operation;
  const token = access === 'none' ? null : ADMINISTRATION.test(operationId) ? NADIA : undefined;
  return exampleRequests(operation).map((request) => ({ ...request, token }));
}
