import type { AnyRequest } from './handler.ts';
import type { TableName, Tables } from '../../platform/core/tables.ts';
import type { RecordResponse } from './responses.ts';
import { notFound } from './not-found.ts';
import { pathIds } from './path-ids.ts';
import { present } from './present.ts';

/** Reads the record whose id is the path parameter. Throws Refusal 404 where there is none. */
export function read<N extends TableName>(table: N) {
  return ({ platform, operation, path }: AnyRequest): RecordResponse<200, Tables[N]> => {
    const collection = platform.store.tables[table];
    const [id] = pathIds(path);
    const record = id === undefined ? undefined : collection.get(id);
    if (!record) throw notFound();
    return { status: 200, body: { data: present(platform.contract, operation, record), links: {} } };
  };
}
