import type { Handler } from '../handlers/handler.ts';
import type { Collection, Stored } from '../store/collection.ts';
import type { TableName } from '../store/tables.ts';
import type { AnswerOf, OperationId } from '../types/operations.ts';
import { notFound } from './not-found.ts';
import { pathIds } from './path-ids.ts';
import { present } from './present.ts';

/** Reads the record whose id is the path parameter. Throws Refusal 404 where there is none. */
export function read<Id extends OperationId>(table: TableName): Handler<Id> {
  return ({ platform, operation, path }) => {
    const collection = platform.store.tables[table] as unknown as Collection<Stored>;
    const [id] = pathIds(path);
    const record = id === undefined ? undefined : collection.get(id);
    if (!record) throw notFound();
    const body = { data: present(platform.contract, operation, record), links: {} };
    return { status: 200, body } as unknown as AnswerOf<Id>;
  };
}
