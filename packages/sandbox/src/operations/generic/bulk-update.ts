import type { AnyRequest } from './handler.ts';
import type { Collection } from '../../ground/store/collection.ts';
import type { TableName, Tables } from '../../platform/core/tables.ts';
import { notFound } from './not-found.ts';

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
      const record = find(collection, element);
      if (!record) throw notFound();
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
