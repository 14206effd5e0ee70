import type { Handler, SandboxRequest } from '../handlers/handler.ts';
import type { Collection } from '../store/collection.ts';
import type { TableName, Tables } from '../store/tables.ts';
import type { AnswerOf, OperationId } from '../types/operations.ts';
import { notFound } from './not-found.ts';
import { pathIds } from './path-ids.ts';

interface RemoveOptions<N extends TableName, Id extends OperationId> {
  /** What goes with a record, such as its file. Called before the record is removed. */
  before?: (request: SandboxRequest<Id>, record: Tables[N]) => void;
  /** Status of the answer; 204 when not given. */
  status?: (ids: (number | string)[]) => number;
}

/** Removes the records of the path's id or list of ids: all of them, or none and Refusal 404 where one is missing. */
export function remove<Id extends OperationId, N extends TableName = TableName>(
  table: N,
  { before, status = () => 204 }: RemoveOptions<N, Id> = {},
): Handler<Id> {
  return (request) => {
    const collection = request.platform.store.tables[table] as unknown as Collection<Tables[N]>;
    const ids = pathIds(request.path);
    const records = new Map(ids.map((id) => [String(id), collection.get(id)]));
    for (const record of records.values()) if (!record) throw notFound();
    for (const record of records.values()) {
      if (!record) continue;
      before?.(request, record);
      collection.delete(record.id);
    }
    return { status: status(ids), body: undefined } as unknown as AnswerOf<Id>;
  };
}

/** Removes every record of a table. `status` as the documents list it: 202 or 204. */
export function removeAll<Id extends OperationId, N extends TableName = TableName>(
  table: N,
  status: 202 | 204,
  { before }: Pick<RemoveOptions<N, Id>, 'before'> = {},
): Handler<Id> {
  return (request) => {
    const collection = request.platform.store.tables[table] as unknown as Collection<Tables[N]>;
    if (before) for (const record of collection.list()) before(request, record);
    collection.clear();
    return { status, body: undefined } as unknown as AnswerOf<Id>;
  };
}
