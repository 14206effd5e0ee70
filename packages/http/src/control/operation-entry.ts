import type { Operation } from '@telephony/contract';
import type { Operation as OperationEntry } from '../generated/control.ts';

/** An operation of the contract as the control plane shows it. */
export function operationEntry({ operationId, method, path, summary, responses }: Operation): OperationEntry {
  return {
    operation_id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    responses: [...responses].map(([status, { examples }]) => ({ status, examples: [...examples.keys()] })),
  };
}
