import { Collection, type Stored } from '../../infrastructure/collection.ts';
import type { TableName, Tables } from '../../platform/store.ts';
import {
  type OperationId,
  type PlatformOperation,
  type ResponseBodyOf,
  responseExamples,
} from '../../contract/contract.ts';
import { type CollectionQuery, select } from '../query/select.ts';
import type { AnyRequest, PageResponse, SandboxRequest } from './handler.ts';
import { pickFields, present } from './present.ts';

export type CollectionRequest = AnyRequest & { query: CollectionQuery };

/** Adds the resources that `include` names to a record, such as the users of a queue (ledger O-24, O-43). */
type Include<R> = (request: AnyRequest, record: R, names: string[]) => R;

export interface ListOptions<N extends TableName> {
  include?: Include<Tables[N]>;
}

export function list<N extends TableName>(table: N, { include }: ListOptions<N> = {}) {
  return (request: CollectionRequest): PageResponse<Tables[N]> =>
    pageResponse<Tables[N]>(request, request.platform.store.tables[table], include);
}

export function listOf<Id extends OperationId, R extends Stored>(
  choose: (request: SandboxRequest<Id>) => Iterable<R>,
) {
  return (request: SandboxRequest<Id>): PageResponse<R> => {
    const chosen = new Collection<R>('chosen', {}, () => {});
    for (const record of choose(request)) chosen.put(record);
    return pageResponse(request, chosen);
  };
}

function pageResponse<R extends Stored>(
  request: CollectionRequest,
  collection: Collection<R>,
  include?: Include<R>,
): PageResponse<R> {
  const { platform, operation, query } = request;
  const { data, total } = select(collection, query);
  const names = (query.include ?? '').split(',').filter(Boolean);
  const wide = include && names.length > 0 ? data.map((record) => include(request, record, names)) : data;
  const records = wide.map((record) => present(platform.contract, operation, record));
  return { status: 200, body: { data: chooseFields(records, operation, query), total } };
}

// By `fields[<resource>]` (ledger O-43, O-63): of the operation's own records, or of those that `include` has added.
export function chooseFields<R extends object>(
  records: readonly R[],
  { path }: Pick<PlatformOperation, 'path'>,
  { fields = {} }: Pick<CollectionQuery, 'fields'>,
): R[] {
  const segments = path.split('/');
  return Object.entries(fields).reduce<R[]>(
    (narrowed, [resource, fieldNames]) => {
      const names = new Set(['id', ...fieldNames.split(',').map((name) => name.trim())]);
      return narrowed.map((record) =>
        segments.includes(resource) ? pickFields(names, record) : narrowIncluded(record, resource, names),
      );
    },
    [...records],
  );
}

function narrowIncluded<R extends object>(record: R, resource: string, names: ReadonlySet<string>): R {
  const included: unknown = Object.hasOwn(record, resource) ? record[resource as keyof R] : undefined;
  if (!Array.isArray(included)) return record;
  const narrowed = included.map((one: unknown) =>
    typeof one === 'object' && one !== null ? pickFields(names, one) : one,
  );
  return { ...record, [resource]: narrowed };
}

export type DictionaryId = Extract<OperationId, `list${string}Dictionaries`>;

/** Returns the contract's example, since the content of dictionaries is unknown (ledger N-51). */
export function dictionary<Id extends DictionaryId>(id: Id) {
  return ({ platform }: AnyRequest): { status: 200; body: ResponseBodyOf<Id, 200> } => {
    const [body] = responseExamples(platform.contract, id, 200);
    if (body === undefined) throw new Error(`The contract has no example of a response of ${id}.`);
    return { status: 200, body };
  };
}
