import type { Handler, SandboxRequest } from '../handlers/handler.ts';
import { select } from '../query/select.ts';
import { Collection, type Stored } from '../store/collection.ts';
import type { TableName, Tables } from '../store/tables.ts';
import type { AnswerOf, OperationId } from '../types/operations.ts';
import { chooseFields } from './choose-fields.ts';
import { present } from './present.ts';
import { type CollectionQuery, readSelection } from './read-selection.ts';

interface ListOptions<N extends TableName> {
  /** Adds to a record what `include` names, such as the users of a queue (ledger O-24, O-43). */
  include?: (request: SandboxRequest<OperationId>, record: Tables[N], names: string[]) => object;
}

/** Lists the records of a table: page, limit, filter, group_by, sort, dir, fields. */
export function list<Id extends OperationId, N extends TableName = TableName>(
  table: N,
  options: ListOptions<N> = {},
): Handler<Id> {
  return (request) => {
    const collection = request.platform.store.tables[table] as unknown as Collection<Tables[N]>;
    return page(request, collection, options);
  };
}

/** Lists records that are picked out for a request, as `list` does those of a table. */
export function listOf<Id extends OperationId>(
  pick: (request: SandboxRequest<Id>) => Iterable<Stored>,
): Handler<Id> {
  return (request) => {
    const picked = new Collection<Stored>('picked', {}, () => {});
    for (const record of pick(request)) picked.put(record);
    return page(request, picked, {});
  };
}

function page<Id extends OperationId, R extends Stored>(
  request: SandboxRequest<Id>,
  collection: Collection<R>,
  { include }: { include?: (request: SandboxRequest<OperationId>, record: R, names: string[]) => object },
): AnswerOf<Id> {
  const { platform, operation } = request;
  const query: CollectionQuery = request.query;
  const { data, total } = select(collection, readSelection(platform.contract, operation, query));
  const names = (query.include ?? '').split(',').filter(Boolean);
  const wide =
    include && names.length > 0
      ? data.map((record) => include(request as unknown as SandboxRequest<OperationId>, record, names))
      : data;
  const shown = wide.map((record) => present(platform.contract, operation, record));
  return { status: 200, body: { data: chooseFields(shown, query), total } } as unknown as AnswerOf<Id>;
}
