import { isOpen, propertiesOf, recordSchema } from '@telephony/contract';
import type { OperationId, PlatformContract, PlatformOperation } from '../../contract/contract.ts';
import { type AnyRequest, notFound, pathIds, type RecordResponse } from './handler.ts';
import type { TableName, Tables } from '../../platform/store.ts';
import type { SubResource, UnspecifiedRecord } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';

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

/** A copy of a record with only some of its fields. */
export function only<R extends object>(names: ReadonlySet<string>, record: R): R {
  const shown = { ...record };
  for (const name in shown) if (!names.has(name)) delete shown[name];
  return shown;
}

/** Reads the record whose id is the path parameter. Throws Refusal 404 where there is none. */
export function read<N extends TableName>(table: N) {
  return ({ platform, operation, path }: AnyRequest): RecordResponse<200, Tables[N]> => {
    const collection = platform.store.tables[table];
    const [id] = pathIds(path);
    const record = id === undefined ? undefined : collection.get(id);
    if (!record) throw notFound();
    return { status: 200, body: { data: present(platform.contract, operation, record), links: {} } };
  };
}

/**
 * What belongs to a record, as the contract's examples show it (ledger N-46): one record by itself, several as a list, none
 * as an empty list.
 *
 * @param shownBy The operation that lists these records by themselves.
 */
export function subResource(
  { contract }: Platform,
  shownBy: OperationId,
  records: readonly object[],
): SubResource {
  const shown = records.map((record) => presentAs(contract, shownBy, record) as UnspecifiedRecord);
  const [first] = shown;
  return { data: first !== undefined && shown.length === 1 ? first : shown, links: {} };
}
