/**
 * `--all`: reads a collection in the order of its ids, which is exact while records come and go; by numbered pages if
 * another order is asked for, or if no filter by id exists.
 */
import { type CoreOptions, pages, type Telephony } from '@telephony/client';
import { progressLine } from '@telephony/contract/command-line';
import type { Operation } from '@telephony/contract/reading';
import { filterableFields, isFilterable } from '../contract/contract.ts';
import { formatCount } from '../output/terminal.ts';
import { DEFAULT_LIMIT } from './request.ts';

const PAGE_SIZE = 500;

export async function* readAllPages(
  pbx: Telephony,
  operation: Operation,
  request: CoreOptions,
): AsyncGenerator<unknown, void, undefined> {
  const { limit, page: _, ...query } = { ...request.query };
  const path = filledPath(operation, request) as '/cdrs';
  const pageSize = limit === DEFAULT_LIMIT || limit === undefined ? PAGE_SIZE : Number(limit);
  const isSorted = query['sort'] !== undefined || query['group_by'] !== undefined;
  const byId = !isSorted && isFilterable(operation) && filterableFields(operation).has('id');
  const { dir: __, filter, ...others } = query as { dir?: never; filter?: never };
  const line = progressLine({ everyMs: 100 });
  let count = 0;
  try {
    const read = byId
      ? pages(pbx, path, { by: 'id', pageSize, query: { ...others, filter } })
      : pages(pbx, path, { pageSize, query });
    for await (const { data, total } of read) {
      for (const record of data) yield record;
      count += data.length;
      line.show(`${formatCount(count)} of ${formatCount(Math.max(count, total))}`);
    }
  } finally {
    line.clear();
  }
}

function filledPath({ path }: Operation, request: CoreOptions): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request.path?.[name])));
}
