import type { JsonObject, DocumentOperation } from '@telephony/contract';
import type { SchemaComparison } from '../schema/schema-comparison.ts';
import type { Change } from './change.ts';
import { compareOperation } from './compare-operation.ts';
import { compareSecuritySchemes } from './compare-security-schemes.ts';
import { compareServers } from './compare-servers.ts';
import { compareTypes } from './compare-types.ts';
import { comparisonOf } from './comparison.ts';
import { matchOperations } from './match-operations.ts';
import { mergeChanges } from './merge-changes.ts';
import { operationName } from './operation-name.ts';

/** What a comparison of two bundles has found, and what it has looked at. */
export interface ContractComparison {
  changes: Change[];
  /** Pointers of the schemas that were compared as sets of values. */
  compared: SchemaComparison['compared'];
}

/** What differs between two bundles for those who call, receive or compile; words and examples aside. */
export function compareContracts(base: JsonObject, revision: JsonObject): ContractComparison {
  const comparison = comparisonOf(base, revision);
  const { both, removed, added } = matchOperations(base, revision);
  const changes = mergeChanges([
    ...removed.map((operation) => gone(operation)),
    ...added.map((operation) => fresh(operation)),
    ...compareServers(comparison),
    ...compareSecuritySchemes(comparison),
    ...both.flatMap((pair) =>
      compareOperation(comparison, {
        ...pair,
        name: operationName(pair.base),
        kind: pair.base.kind,
      }),
    ),
    ...compareTypes(comparison),
  ]);
  return { changes, compared: comparison.schemas.compared };
}

function gone(operation: DocumentOperation): Change {
  const { kind, pointer } = operation;
  return {
    effect: 'wire',
    rule: 'operation-removed',
    text:
      kind === 'webhook'
        ? 'The webhook is gone: receivers wait for it in vain.'
        : 'The operation is gone: requests get 404 or 405.',
    place: { side: 'base', pointer },
    base: pointer,
    operations: [operationName(operation)],
  };
}

function fresh(operation: DocumentOperation): Change {
  const { kind, pointer } = operation;
  return {
    effect: 'feature',
    rule: 'operation-added',
    text: `The ${kind === 'webhook' ? 'webhook' : 'operation'} is new.`,
    place: { side: 'revision', pointer },
    revision: pointer,
    operations: [operationName(operation)],
  };
}
