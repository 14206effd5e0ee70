/** Which writes `--allow-writes` lets a client plan. */
import type { Operation } from '@telephony/contract/reading';
import { commandNamed } from '../contract/describe.ts';
import { usage } from '../exit.ts';

/** Whether an operation may be planned. */
export type Policy = (operation: Operation) => boolean;

/** What is allowed by its own name only: it cannot be undone, or ends the session that is served. */
const BY_NAME = new Set(['deletes-collection', 'ends-token']);

/**
 * @returns Undefined where nothing may be written.
 * @throws UserError for a name that is no operation which writes.
 */
export async function readPolicy(allowed: string | true | undefined): Promise<Policy | undefined> {
  if (allowed === undefined) return undefined;
  if (allowed === true)
    return (operation) =>
      isWrite(operation) && operation.access === 'token' && !BY_NAME.has(operation.effect ?? '');
  const operations = new Set<Operation>();
  for (const name of allowed.split(',')) {
    const { operation } = await commandNamed([name.trim()]);
    if (!isWrite(operation)) throw usage(`--allow-writes: ${operation.operationId} only reads.`);
    operations.add(operation);
  }
  return (operation) => operations.has(operation);
}

/** Whether an operation changes anything. */
export function isWrite({ method }: Operation): boolean {
  return method !== 'get';
}
