import { timestamp } from '../../ground/clock/timestamp.ts';
import type { AnyRequest, SandboxRequest } from './handler.ts';
import type { Collection, Stored } from '../../ground/store/collection.ts';
import type { TableName, Tables } from '../../platform/core/tables.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { RecordResponse } from './responses.ts';
import { checkBody } from './check-body.ts';
import { notFound } from './not-found.ts';
import { pathIds } from './path-ids.ts';
import { present } from './present.ts';
import { propertiesOf, recordSchema } from '@telephony/contract';
import { toRecord } from './to-record.ts';

/** How what is sent becomes a record. */
export interface WriteOptions<N extends TableName, Id extends OperationId> {
  /** Fields of the request that have another name in the record, such as `moh_id`, which is `moh`. */
  renamed?: Record<string, string>;
  /** Refuses what no schema can say. Throws Refusal 400. `old` is undefined for a new record. */
  check?: (request: SandboxRequest<Id>, old: Tables[N] | undefined) => void;
  /** Fields that the platform sets itself. `old` is undefined for a new record. */
  set?: (request: SandboxRequest<Id>, record: Tables[N], old: Tables[N] | undefined) => Partial<Tables[N]>;
  /** What else follows, such as keeping a file. */
  after?: (request: SandboxRequest<Id>, record: Tables[N]) => void;
}

type WriteRequest<Id extends OperationId> = SandboxRequest<Id> & { body: object };

/** Creates a record: what was sent, the next id, `created_at` where the record has one, null for all else. */
export function create<Id extends OperationId, N extends TableName>(
  table: N,
  options: WriteOptions<N, Id> = {},
) {
  return (request: WriteRequest<Id>): RecordResponse<201, Tables[N]> => {
    const { contract, store, clock } = request.platform;
    checkBody(contract, request.operation, request.body);
    options.check?.(request, undefined);
    const collection = store.tables[table];
    const properties = propertiesOf(contract.document, recordSchema(contract, request.operation));
    const empty = Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
    const created = 'created_at' in properties ? { created_at: timestamp(clock.now()) } : {};
    const sent = toRecord(contract, store, properties, request.body, options.renamed);
    const record = nextRecord(collection, { ...empty, ...created, ...sent });
    const kept = collection.put({ ...record, ...options.set?.(request, record, undefined) });
    options.after?.(request, kept);
    return answer(201, request, kept);
  };
}

/** Changes the fields of a record that were sent. Throws Refusal 404 where there is none. */
export function update<Id extends OperationId, N extends TableName>(
  table: N,
  options: WriteOptions<N, Id> = {},
) {
  return (request: WriteRequest<Id>): RecordResponse<200, Tables[N]> => {
    const { contract, store } = request.platform;
    const collection = store.tables[table];
    const [id] = pathIds(request.path);
    const old = id === undefined ? undefined : collection.get(id);
    if (!old) throw notFound();
    checkBody(contract, request.operation, request.body);
    options.check?.(request, old);
    const properties = propertiesOf(contract.document, recordSchema(contract, request.operation));
    const sent = toRecord(contract, store, properties, request.body, options.renamed);
    const record = { ...old, ...sent, id: old.id };
    const kept = collection.put({ ...record, ...options.set?.(request, record, old) });
    options.after?.(request, kept);
    return answer(200, request, kept);
  };
}

/**
 * The next record of a table. Only here are fields assumed to be of their types: `checkBody` and `toRecord` have checked
 * each against the schema that the types are generated from.
 */
function nextRecord<R extends Stored>(collection: Collection<R>, members: object): R {
  return { ...members, id: collection.nextId() } as R;
}

function answer<Status extends number, R extends object>(
  status: Status,
  { platform, operation }: AnyRequest,
  record: R,
): RecordResponse<Status, R> {
  return { status, body: { data: present(platform.contract, operation, record), links: {} } };
}
