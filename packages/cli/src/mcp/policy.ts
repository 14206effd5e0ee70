/** Which writes `--allow-writes` lets a client plan. */
import type { Operation } from '@telephony/contract/reading';
import { commandNamed } from '../contract/describe.ts';
import { usage } from '../exit.ts';

export type Policy = (operation: Operation) => boolean;

const BY_NAME = new Set(['deletes-collection', 'ends-token']);

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

export function isWrite({ method }: Operation): boolean {
  return method !== 'get';
}
