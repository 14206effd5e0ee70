import type { AnyRequest } from './handler.ts';
import type { TableName, Tables } from '../../platform/core/tables.ts';
import type { EmptyResponse } from './responses.ts';
import { notFound } from './not-found.ts';
import { pathIds } from './path-ids.ts';

/** What goes with a record, such as its file. Called before the record is removed. */
type Before<N extends TableName> = (request: AnyRequest, record: Tables[N]) => void;

/** Removes the records of the path's id or list of ids: all of them, or none and Refusal 404 where one is missing. */
export function remove<N extends TableName>(table: N, { before }: { before?: Before<N> } = {}) {
  return (request: AnyRequest): EmptyResponse<204> => {
    const collection = request.platform.store.tables[table];
    const ids = pathIds(request.path);
    const records = new Map(ids.map((id) => [String(id), collection.get(id)]));
    for (const record of records.values()) if (!record) throw notFound();
    for (const record of records.values()) {
      if (!record) continue;
      before?.(request, record);
      collection.delete(record.id);
    }
    return { status: 204, body: undefined };
  };
}

/** Removes every record of a table. `status` as the documents list it: 202 or 204. */
export function removeAll<N extends TableName, Status extends 202 | 204>(
  table: N,
  status: Status,
  { before }: { before?: Before<N> } = {},
) {
  return (request: AnyRequest): EmptyResponse<Status> => {
    const collection = request.platform.store.tables[table];
    if (before) for (const record of collection.list()) before(request, record);
    collection.clear();
    return { status, body: undefined };
  };
}
