import type { Handler, SandboxRequest } from '../handlers/handler.ts';
import type { Collection } from '../store/collection.ts';
import type { TableName, Tables } from '../store/tables.ts';
import type { AnswerOf, OperationId } from '../types/operations.ts';
import { notFound } from './not-found.ts';

/** What a bulk update does with one of its elements. */
interface BulkOptions<N extends TableName, Id extends OperationId> {
  /** The record that an element means; by `id` when not given. */
  find?: (collection: Collection<Tables[N]>, element: Record<string, unknown>) => Tables[N] | undefined;
  /** What changes. Throws Refusal 400 for what cannot be. */
  change: (
    request: SandboxRequest<Id>,
    element: Record<string, unknown>,
    record: Tables[N],
  ) => Partial<Tables[N]>;
  /** What else follows when all elements are accepted. */
  after?: (request: SandboxRequest<Id>, record: Tables[N], old: Tables[N]) => void;
}

/** Changes several records, all of them or none: one that is missing or refused leaves the others as they are. */
export function bulkUpdate<Id extends OperationId, N extends TableName>(
  table: N,
  { find = (collection, { id }) => collection.get(id as number), change, after }: BulkOptions<N, Id>,
): Handler<Id> {
  return (request) => {
    const collection = request.platform.store.tables[table] as unknown as Collection<Tables[N]>;
    const elements = request.body as unknown as Record<string, unknown>[];
    const records = elements.map((element) => {
      const record = find(collection, element);
      if (!record) throw notFound();
      return record;
    });
    const changes = records.map((record, index) => change(request, elements[index]!, record));
    for (const [index, { id }] of records.entries()) {
      const old = collection.get(id)!;
      const changed = collection.put({ ...old, ...changes[index] });
      after?.(request, changed, old);
    }
    // What a bulk update answers is not documented (schema UnspecifiedAnswer).
    return { status: 200, body: {} } as unknown as AnswerOf<Id>;
  };
}
