import { isOpen, propertiesOf, recordSchema } from '@telephony/contract';
import type { OperationId, PlatformContract, PlatformOperation } from '../../contract/contract.ts';
import { type AnyRequest, dataResponse, pathIds, type RecordResponse, requireRecord } from './handler.ts';
import type { TableName, Tables } from '../../platform/store.ts';
import type { SubResource, UnspecifiedRecord } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';

const shownFields = new WeakMap<PlatformOperation, ReadonlySet<string> | 'any'>();

function fieldsShownBy(
  contract: PlatformContract,
  operation: PlatformOperation,
): ReadonlySet<string> | 'any' {
  let names = shownFields.get(operation);
  if (names === undefined) {
    const { document } = contract;
    const schema = recordSchema(contract, operation);
    names = isOpen(document, schema) ? 'any' : new Set(Object.keys(propertiesOf(document, schema)));
    shownFields.set(operation, names);
  }
  return names;
}

/** Leaves out the fields that only the platform itself uses. Where the contract leaves the record open, all are shown. */
export function present<R extends object>(
  contract: PlatformContract,
  operation: PlatformOperation,
  record: R,
): R {
  const names = fieldsShownBy(contract, operation);
  if (names === 'any') return record;
  // Most records have nothing to leave out, and copying each would be a good part of the cost of a response.
  for (const name in record) if (!names.has(name)) return pickFields(names, record);
  return record;
}

/** Presents a record as another operation does, for operations whose record is unknown (ledger N-46, N-58). */
export function presentAs<R extends object>(
  contract: PlatformContract,
  operationId: OperationId,
  record: R,
): R {
  const operation = contract.operationsById.get(operationId);
  return operation ? present(contract, operation, record) : record;
}

export function pickFields<R extends object>(names: ReadonlySet<string>, record: R): R {
  const copy = { ...record };
  for (const name in copy) if (!names.has(name)) delete copy[name];
  return copy;
}

export function recordResponse<Status extends number, R extends object>(
  status: Status,
  { platform, operation }: AnyRequest,
  record: R,
): RecordResponse<Status, R> {
  return dataResponse(status, present(platform.contract, operation, record));
}

export function recordInPath<N extends TableName>(table: N, { platform, path }: AnyRequest): Tables[N] {
  const [id = ''] = pathIds(path);
  return requireRecord(platform.store.tables[table].get(id));
}

export function read<N extends TableName>(table: N) {
  return (request: AnyRequest): RecordResponse<200, Tables[N]> =>
    recordResponse(200, request, recordInPath(table, request));
}

// As the examples show the parts of a record (ledger N-46): one by itself, several as a list, none as an empty list.
export function partsResponse(
  { contract }: Platform,
  shownBy: OperationId,
  records: readonly object[],
): { status: 200; body: SubResource } {
  const parts = records.map((record) => presentAs(contract, shownBy, record) as UnspecifiedRecord);
  const [first] = parts;
  return dataResponse(200, first !== undefined && parts.length === 1 ? first : parts);
}
