import { coreOf, type CoreOptions, type Method, pages, type Telephony } from '@telephony/client';
import { progressLine } from '@telephony/contract/command-line';
import { filterableFields, isFilterable, isPaged, type Operation } from '../contract/contract.ts';
import { formatCount } from '../output/terminal.ts';
import { isRecord } from '../output/values.ts';

const DEFAULT_LIMIT = 20;
const PAGE_SIZE = 500;

export function send(pbx: Telephony, operation: Operation, request: CoreOptions): Promise<unknown> {
  return coreOf(pbx).call({
    method: operation.method.toUpperCase() as Method,
    path: operation.path,
    operationId: operation.operationId,
    options: { ...request, ...(operation.effect === 'deletes-collection' && { confirm: 'all' }) },
    anonymous: operation.access === 'none',
  });
}

export function responseData(body: unknown): unknown {
  return isRecord(body) && 'data' in body ? body['data'] : (body ?? null);
}

export function withLimit(operation: Operation, request: CoreOptions): CoreOptions {
  if (!isPaged(operation)) return request;
  return { ...request, query: { limit: DEFAULT_LIMIT, ...request.query } };
}

// In the order of ids, which is exact while records come and go; by numbered pages if another order is asked for, or ids are no filter.
export async function* readAllPages(pbx: Telephony, operation: Operation, request: CoreOptions) {
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
