import { coreOf, type CoreOptions, type Method, type Telephony } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';

/** Sends the request of an operation. Whoever calls it has consent where it deletes a collection. */
export function send(pbx: Telephony, operation: Operation, request: CoreOptions): Promise<unknown> {
  return coreOf(pbx).call({
    method: operation.method.toUpperCase() as Method,
    path: operation.path,
    operationId: operation.operationId,
    options: { ...request, ...(operation.effect === 'deletes-collection' && { confirm: 'all' }) },
    anonymous: operation.access === 'none',
  });
}
