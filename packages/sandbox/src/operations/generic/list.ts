import type { AnyRequest, PageResponse, SandboxRequest } from './handler.ts';
import { type Condition, select, type Selection } from '../query/select.ts';
import { Collection, type Stored } from '../../infrastructure/collection.ts';
import type { TableName, Tables } from '../../platform/store.ts';
import {
  type OperationId,
  type PlatformOperation,
  type ResponseBodyOf,
  responseExamples,
} from '../../contract/contract.ts';
import { only, present } from './present.ts';
import { defaultPageSize } from '../../assumptions/assumptions.ts';
import type { FilterCondition } from '../../generated/schema.ts';
import { operators } from '../query/operators.ts';

type CollectionRequest = AnyRequest & { query: CollectionQuery };

/** Adds to a record what `include` names, such as the users of a queue (ledger O-24, O-43). */
type Include<R> = (request: AnyRequest, record: R, names: string[]) => R;

export function list<N extends TableName>(table: N, { include }: { include?: Include<Tables[N]> } = {}) {
  return (request: CollectionRequest): PageResponse<Tables[N]> =>
    pageOf<Tables[N]>(request, request.platform.store.tables[table], include);
}

export function listOf<Id extends OperationId, R extends Stored>(
  pick: (request: SandboxRequest<Id>) => Iterable<R>,
) {
  return (request: SandboxRequest<Id>): PageResponse<R> => {
    const picked = new Collection<R>('picked', {}, () => {});
    for (const record of pick(request)) picked.put(record);
    return pageOf(request, picked);
  };
}

function pageOf<R extends Stored>(
  request: CollectionRequest,
  collection: Collection<R>,
  include?: Include<R>,
): PageResponse<R> {
  const { platform, operation, query } = request;
  const { data, total } = select(collection, readSelection(query));
  const names = (query.include ?? '').split(',').filter(Boolean);
  const wide = include && names.length > 0 ? data.map((record) => include(request, record, names)) : data;
  const shown = wide.map((record) => present(platform.contract, operation, record));
  return { status: 200, body: { data: chooseFields(shown, operation, query), total } };
}

export interface CollectionQuery {
  page?: number;
  limit?: number;
  filter?: FilterCondition[];
  group_by?: string;
  sort?: string;
  dir?: string;
  include?: string;
  fields?: Record<string, string>;
}

function readSelection(query: CollectionQuery): Selection {
  const { page = 1, limit = defaultPageSize, filter = [], group_by: groupBy, sort, dir = '' } = query;
  return {
    conditions: filter.map(({ property, operator, value }): Condition => ({
      property,
      operator: operators[operator],
      value,
    })),
    groupBy,
    sort: sort === undefined ? undefined : { property: sort, descending: /^desc$/i.test(dir) },
    page,
    limit,
  };
}

/**
 * Records with the fields that `fields[<resource>]` names, and `id` (ledger O-43, O-63). A resource is that of the
 * operation or one that `include` has put into the records; each list narrows the records of its resource only.
 */
export function chooseFields<R extends object>(
  records: readonly R[],
  { path }: Pick<PlatformOperation, 'path'>,
  { fields = {} }: { fields?: Record<string, string> | undefined },
): R[] {
  const segments = path.split('/');
  return Object.entries(fields).reduce<R[]>(
    (shown, [resource, named]) => {
      const names = new Set(['id', ...named.split(',').map((name) => name.trim())]);
      return shown.map((record) =>
        segments.includes(resource) ? only(names, record) : narrowIncluded(record, resource, names),
      );
    },
    [...records],
  );
}

function narrowIncluded<R extends object>(record: R, resource: string, names: ReadonlySet<string>): R {
  const included: unknown = Object.hasOwn(record, resource) ? record[resource as keyof R] : undefined;
  if (!Array.isArray(included)) return record;
  const narrowed = included.map((one: unknown) =>
    typeof one === 'object' && one !== null ? only(names, one) : one,
  );
  return { ...record, [resource]: narrowed };
}

type DictionaryId = Extract<OperationId, `list${string}Dictionaries`>;

/** Returns the contract's example, since the content of dictionaries is unknown (ledger N-51). */
export function dictionary<Id extends DictionaryId>(id: Id) {
  return ({ platform }: AnyRequest): { status: 200; body: ResponseBodyOf<Id, 200> } => {
    const [body] = responseExamples(platform.contract, id, 200);
    if (body === undefined) throw new Error(`The contract has no example of a response of ${id}.`);
    return { status: 200, body };
  };
}
