import type { AnyRequest, SandboxRequest } from './handler.ts';
import { select } from '../query/select.ts';
import { Collection, type Stored } from '../../ground/store/collection.ts';
import type { TableName, Tables } from '../../platform/core/tables.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { PageResponse } from './responses.ts';
import { chooseFields } from './choose-fields.ts';
import { present } from './present.ts';
import { type CollectionQuery, readSelection } from './read-selection.ts';

type CollectionRequest = AnyRequest & { query: CollectionQuery };

/** Adds to a record what `include` names, such as the users of a queue (ledger O-24, O-43). */
type Include<R> = (request: AnyRequest, record: R, names: string[]) => R;

/** Lists the records of a table: page, limit, filter, group_by, sort, dir, fields. */
export function list<N extends TableName>(table: N, { include }: { include?: Include<Tables[N]> } = {}) {
  return (request: CollectionRequest): PageResponse<Tables[N]> =>
    page<Tables[N]>(request, request.platform.store.tables[table], include);
}

/** Lists records that are picked out for a request, as `list` does those of a table. */
export function listOf<Id extends OperationId, R extends Stored>(
  pick: (request: SandboxRequest<Id>) => Iterable<R>,
) {
  return (request: SandboxRequest<Id>): PageResponse<R> => {
    const picked = new Collection<R>('picked', {}, () => {});
    for (const record of pick(request)) picked.put(record);
    return page(request, picked);
  };
}

function page<R extends Stored>(
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
