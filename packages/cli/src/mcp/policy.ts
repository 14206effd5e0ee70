/** Which writes `--allow-writes` lets a client plan. */
import type { Operation } from '@telephony/contract/reading';
import { usage } from '../exit.ts';
import { operationNamed } from './request.ts';

/** Whether an operation may be planned. */
export type Policy = (operation: Operation) => boolean;

/** What is allowed by its own name only: it cannot be undone, or ends the session that is served. */
const BY_NAME = new Set(['deletes-collection', 'ends-token']);

/**
 * @returns Undefined where nothing may be written.
 * @throws UserError for a name that is no operation which writes.
 */
export function readPolicy(allowed: string | true | undefined): Policy | undefined {
  if (allowed === undefined) return undefined;
  if (allowed === true)
    return (operation) =>
      isWrite(operation) && operation.access === 'token' && !BY_NAME.has(operation.effect ?? '');
  const operations = new Set(allowed.split(',').map((name) => operationNamed(name.trim())));
  for (const operation of operations)
    if (!isWrite(operation)) throw usage(`--allow-writes: ${operation.operationId} only reads.`);
  return (operation) => operations.has(operation);
}

/** Whether an operation changes anything. */
export function isWrite({ method }: Operation): boolean {
  return method !== 'get';
}
