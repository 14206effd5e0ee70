/** The writes that `--allow-writes` lets a client plan. */
import type { Operation } from '@telephony/contract/reading';
import { findCommand } from '../contract/describe.ts';
import { usage } from '../exit.ts';

export type Policy = (operation: Operation) => boolean;

// These cannot be undone, or end the session that serves.
const ONLY_BY_NAME = new Set(['deletes-collection', 'ends-token']);

export async function readPolicy(allowed: string | true | undefined): Promise<Policy | undefined> {
  if (allowed === undefined) return undefined;
  if (allowed === true)
    return (operation) =>
      isWrite(operation) && operation.access === 'token' && !ONLY_BY_NAME.has(operation.effect ?? '');
  const operations = new Set<Operation>();
  for (const name of allowed.split(',')) {
    const { operation } = await findCommand([name.trim()]);
    if (!isWrite(operation)) throw usage(`--allow-writes: ${operation.operationId} only reads.`);
    operations.add(operation);
  }
  return (operation) => operations.has(operation);
}

export function isWrite({ method }: Operation): boolean {
  return method !== 'get';
}
