import { type AnyRequest, type EmptyResponse, pathIds, requireRecord } from './handler.ts';
import type { FieldError } from '@telephony/contract';
import { unreachableParts } from '../../platform/checks/reach.ts';
import { checkWritten } from '../../platform/checks/links.ts';
import { entryOf } from './write.ts';
import type { TableName, Tables } from '../../platform/store.ts';
import type { Collection } from '../../infrastructure/collection.ts';

export interface RemoveOptions<N extends TableName> {
  /** Called before a record is removed. */
  before?: (request: AnyRequest, record: Tables[N]) => void;
}

/** Removes all records of the path or, where one is missing, none. */
export function remove<N extends TableName>(table: N, { before }: RemoveOptions<N> = {}) {
  return (request: AnyRequest): EmptyResponse<204> => {
    const collection = request.platform.store.tables[table];
    const records = new Set(pathIds(request.path).map((id) => requireRecord(collection.get(id))));
    for (const record of records) {
      before?.(request, record);
      collection.delete(record.id);
    }
    return { status: 204, body: undefined };
  };
}

export function removeAll<N extends TableName, Status extends 202 | 204>(
  table: N,
  status: Status,
  { before }: RemoveOptions<N> = {},
) {
  return (request: AnyRequest): EmptyResponse<Status> => {
    const collection = request.platform.store.tables[table];
    if (before) for (const record of collection.list()) before(request, record);
    collection.clear();
    return { status, body: undefined };
  };
}

interface BulkOptions<N extends TableName, Element> {
  /** Default: by `id`. */
  find?: (collection: Collection<Tables[N]>, element: Element) => Tables[N] | undefined;
  change: (request: AnyRequest, element: Element, record: Tables[N]) => Partial<Tables[N]>;
  /** Called for each record once all elements are accepted. */
  after?: (request: AnyRequest, record: Tables[N], old: Tables[N]) => void;
}

/** Changes all records or, where one is missing or refused, none. */
export function bulkUpdate<N extends TableName, Element extends { id?: number }>(
  table: N,
  { find, change, after }: BulkOptions<N, Element>,
) {
  return (
    request: AnyRequest & { body: Element[] },
  ): { status: 200; body: Record<string, never>; warnings: FieldError[] } => {
    const collection = request.platform.store.tables[table];
    const changes = request.body.map((element, index) => {
      const byId = element.id === undefined ? undefined : collection.get(element.id);
      const record = requireRecord(find ? find(collection, element) : byId);
      const members = change(request, element, record);
      // The ID only says which record is meant.
      const { id: _id, ...input } = element;
      const entry = entryOf(table, `body[${index}]`, input, { ...record, ...members }, false);
      return { id: record.id, members, entry };
    });
    const entries = new Map(changes.map(({ id, entry }) => [id, entry]));
    checkWritten(request.platform, ...entries.values());
    for (const { id, members } of changes) {
      const old = collection.get(id);
      const changed = old && collection.patch(id, members);
      if (changed) after?.(request, changed, old);
    }
    const warnings = changes.flatMap(({ id, entry: { place, input } }) =>
      unreachableParts(request.platform, table, id, input, place),
    );
    // The body of a bulk update's response is unknown (schema UnspecifiedBody).
    return { status: 200, body: {}, warnings };
  };
}
