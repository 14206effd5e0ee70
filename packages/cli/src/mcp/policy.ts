import type { Operation } from '@telephony/contract/reading';
import { recordFields, secretFields } from '../contract/contract.ts';
import { findCommand } from '../contract/describe.ts';
import { usage } from '../exit.ts';

export type Policy = (operation: Operation) => boolean;

// These cannot be undone, or end the session that serves.
const ONLY_BY_NAME = new Set(['deletes-collection', 'ends-token']);

export async function readPolicy(allowed: string | true | undefined): Promise<Policy | undefined> {
  if (allowed === undefined) return undefined;
  if (allowed === true)
    return (operation) =>
      isWrite(operation) &&
      operation.access === 'token' &&
      !ONLY_BY_NAME.has(operation.effect ?? '') &&
      !isAboutSecrets(operation);
  const operations = new Set<Operation>();
  for (const name of allowed.split(',')) {
    const { operation } = await findCommand([name.trim()]);
    if (!isWrite(operation)) throw usage(`--allow-writes: ${operation.operationId} only reads.`);
    operations.add(operation);
  }
  return (operation) => operations.has(operation);
}

// A new token outlives the session, and a revoked one may be this server's own.
function isAboutSecrets(operation: Operation): boolean {
  const names = secretFields();
  const inPath = operation.parameters.some(({ name, in: place }) => place === 'path' && names.has(name));
  return inPath || Object.keys(recordFields(operation)).some((name) => name === 'token' && names.has(name));
}

export function isWrite({ method }: Operation): boolean {
  return method !== 'get';
}
