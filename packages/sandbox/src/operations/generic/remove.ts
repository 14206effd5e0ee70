import { type AnyRequest, type EmptyResponse, found, pathIds } from './handler.ts';
import type { TableName, Tables } from '../../platform/store.ts';
import type { Collection } from '../../infrastructure/collection.ts';

/** What goes with a record, such as its file. Called before the record is removed. */
type Before<N extends TableName> = (request: AnyRequest, record: Tables[N]) => void;

/** Removes the records of the path's id or list of ids: all of them, or none and Refusal 404 where one is missing. */
export function remove<N extends TableName>(table: N, { before }: { before?: Before<N> } = {}) {
  return (request: AnyRequest): EmptyResponse<204> => {
    const collection = request.platform.store.tables[table];
    const records = new Set(pathIds(request.path).map((id) => found(collection.get(id))));
    for (const record of records) {
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

/** What a bulk update does with one of its elements. */
interface BulkOptions<N extends TableName, Element> {
  /** The record that an element means; by `id` when not given. */
  find?: (collection: Collection<Tables[N]>, element: Element) => Tables[N] | undefined;
  /** What changes. Throws Refusal 400 for what cannot be. */
  change: (request: AnyRequest, element: Element, record: Tables[N]) => Partial<Tables[N]>;
  /** What else follows when all elements are accepted. */
  after?: (request: AnyRequest, record: Tables[N], old: Tables[N]) => void;
}

/** Changes several records, all of them or none: one that is missing or refused leaves the others as they are. */
export function bulkUpdate<N extends TableName, Element extends { id?: number }>(
  table: N,
  { find = byId, change, after }: BulkOptions<N, Element>,
) {
  return (request: AnyRequest & { body: Element[] }): { status: 200; body: Record<string, never> } => {
    const collection = request.platform.store.tables[table];
    const changes = request.body.map((element) => {
      const record = found(find(collection, element));
      return { id: record.id, members: change(request, element, record) };
    });
    for (const { id, members } of changes) {
      const old = collection.get(id);
      const changed = old && collection.patch(id, members);
      if (changed) after?.(request, changed, old);
    }
    // The body of a bulk update's response is unknown (schema UnspecifiedBody).
    return { status: 200, body: {} };
  };
}

function byId<N extends TableName>(
  collection: Collection<Tables[N]>,
  { id }: { id?: number },
): Tables[N] | undefined {
  return id === undefined ? undefined : collection.get(id);
}
