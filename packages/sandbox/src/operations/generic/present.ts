import { isOpen, propertiesOf, recordSchema } from '@telephony/contract';
import type { OperationId, PlatformContract, PlatformOperation } from '../../contract/contract.ts';
import { type AnyRequest, found, pathIds, type RecordResponse } from './handler.ts';
import type { TableName, Tables } from '../../platform/store.ts';
import type { SubResource, UnspecifiedRecord } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';

const shown = new WeakMap<PlatformOperation, ReadonlySet<string> | 'any'>();

function shownProperties(
  contract: PlatformContract,
  operation: PlatformOperation,
): ReadonlySet<string> | 'any' {
  let names = shown.get(operation);
  if (names === undefined) {
    const { document } = contract;
    const schema = recordSchema(contract, operation);
    names = isOpen(document, schema) ? 'any' : new Set(Object.keys(propertiesOf(document, schema)));
    shown.set(operation, names);
  }
  return names;
}

export function present<R extends object>(
  contract: PlatformContract,
  operation: PlatformOperation,
  record: R,
): R {
  const names = shownProperties(contract, operation);
  if (names === 'any') return record;
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

export function only<R extends object>(names: ReadonlySet<string>, record: R): R {
  const left = { ...record };
  for (const name in left) if (!names.has(name)) delete left[name];
  return left;
}

export function answer<Status extends number, R extends object>(
  status: Status,
  { platform, operation }: AnyRequest,
  record: R,
): RecordResponse<Status, R> {
  return { status, body: { data: present(platform.contract, operation, record), links: {} } };
}

export function named<N extends TableName>(table: N, { platform, path }: AnyRequest): Tables[N] {
  const [id = ''] = pathIds(path);
  return found(platform.store.tables[table].get(id));
}

export function read<N extends TableName>(table: N) {
  return (request: AnyRequest): RecordResponse<200, Tables[N]> => answer(200, request, named(table, request));
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
  const all = records.map((record) => presentAs(contract, shownBy, record) as UnspecifiedRecord);
  const [first] = all;
  return { data: first !== undefined && all.length === 1 ? first : all, links: {} };
}
