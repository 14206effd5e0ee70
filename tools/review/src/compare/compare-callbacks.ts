import { childPointer, type DocumentOperation, isJsonObject, METHODS } from '@telephony/contract';
import type { ContractDocument } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison, OperationPair } from './comparison.ts';

/** The changes of the requests that the platform makes because of an operation. They are compared as webhooks are. */
export function compareCallbacks(
  comparison: Comparison,
  pair: OperationPair,
  compareOperation: (comparison: Comparison, pair: OperationPair) => Change[],
): Change[] {
  const before = callbacksOf(comparison.base, pair.base);
  const after = callbacksOf(comparison.revision, pair.revision);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Change[] => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is) {
      return compareOperation(comparison, { base: was, revision: is, name: pair.name, kind: 'webhook' });
    }
    const [side, operation] = was ? (['base', was] as const) : (['revision', is] as const);
    if (!operation) return [];
    const fate = was ? 'gone: receivers wait for it in vain' : 'new';
    return [
      {
        effect: was ? 'wire' : 'feature',
        rule: was ? 'callback-removed' : 'callback-added',
        text: `The callback \`${key}\` is ${fate}.`,
        place: { side, pointer: operation.pointer },
        [side]: operation.pointer,
        operations: [pair.name],
      },
    ];
  });
}

function callbacksOf(
  document: ContractDocument,
  { value, pointer }: DocumentOperation,
): Map<string, DocumentOperation> {
  const callbacks = document.members(document.member({ value, pointer }, 'callbacks'));
  const found = new Map<string, DocumentOperation>();
  for (const [name, callback] of callbacks) {
    for (const [address, item] of document.members(callback)) {
      for (const method of METHODS) {
        const operation = item.value[method];
        if (!isJsonObject(operation)) continue;
        const key = `${name} ${method.toUpperCase()} ${address}`;
        found.set(key, {
          kind: 'webhook',
          path: address,
          method,
          pointer: childPointer(item.pointer, method),
          value: operation,
          pathItem: item.value,
        });
      }
    }
  }
  return found;
}
