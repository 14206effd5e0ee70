import type { PlatformContract, PlatformOperation } from '../../contract/contract.ts';
import type { OperationId } from '../../contract/operations.ts';
import { only } from './only.ts';
import { isOpen, propertiesOf, recordSchema } from '@telephony/contract';

const declared = new WeakMap<PlatformOperation, ReadonlySet<string>>();

/** The properties that an operation declares of its records. */
function declaredProperties(contract: PlatformContract, operation: PlatformOperation): ReadonlySet<string> {
  let names = declared.get(operation);
  if (!names) {
    names = new Set(Object.keys(propertiesOf(contract.document, recordSchema(contract, operation))));
    declared.set(operation, names);
  }
  return names;
}

const open = new WeakMap<PlatformOperation, boolean>();

/**
 * A record as an operation shows it: without what is kept of it for the platform's own use. Where the contract leaves the
 * record open it is shown as it is.
 */
export function present<R extends object>(
  contract: PlatformContract,
  operation: PlatformOperation,
  record: R,
): R {
  let isAny = open.get(operation);
  if (isAny === undefined) {
    isAny = isOpen(contract.document, recordSchema(contract, operation));
    open.set(operation, isAny);
  }
  if (isAny) return record;
  const names = declaredProperties(contract, operation);
  // Most records have nothing to leave out, and copying each would be a good part of the cost of a response.
  for (const name in record) if (!names.has(name)) return only(names, record);
  return record;
}

/** A record as another operation shows it, for operations whose record is unknown (ledger N-46, N-58). */
export function presentAs<R extends object>(
  contract: PlatformContract,
  operationId: OperationId,
  record: R,
): R {
  const operation = contract.operationsById.get(operationId);
  return operation ? present(contract, operation, record) : record;
}
