/** Which writes `--allow-writes` lets a client plan. */
import { nearest, type Operation } from '@telephony/contract/reading';
import { allOperations } from '../contract/contract.ts';
import { usage } from '../exit.ts';

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
  const writes = allOperations().filter(isWrite);
  const names = new Set(allowed.split(',').map((name) => name.trim()));
  for (const name of names)
    if (!writes.some(({ operationId }) => operationId === name)) {
      const near = nearest(
        name,
        writes.map(({ operationId }) => operationId),
      );
      throw usage(
        `--allow-writes: "${name}" is no operation that writes.${near ? ` Did you mean ${near}?` : ''}`,
      );
    }
  return ({ operationId }) => names.has(operationId);
}

/** Whether an operation changes anything. */
export function isWrite({ method }: Operation): boolean {
  return method !== 'get';
}
