import { setTimeout as sleep } from 'node:timers/promises';
import { createTelephony, type Telephony } from '../../../src/index.ts';
import { json, startServer } from '../../support/start-server.ts';

export interface PageServerOptions {
  records: object[];
  first?: 0 | 1;
  largest?: number;
  stuck?: boolean;
  /** The value of `total`. Default: the number of records. */
  total?: (request: number) => unknown;
  after?: (request: number) => void;
  /** Milliseconds before the answer. */
  delay?: (request: number) => number;
  cut?: (request: number) => boolean;
}

export interface PageServer {
  pbx: Telephony;
  /** The parameter `page` of every request so far, null where there was none. */
  pages: (string | null)[];
  limits: (string | null)[];
  aborted: () => number;
  busiest: () => number;
}

export async function startPageServer({
  records,
  first = 1,
  largest = Infinity,
  stuck = false,
  total = () => records.length,
  after = () => {},
  delay = () => 0,
  cut = () => false,
}: PageServerOptions): Promise<PageServer> {
  const pages: (string | null)[] = [];
  const limits: (string | null)[] = [];
  let aborted = 0;
  let underWay = 0;
  let busiest = 0;
  const baseUrl = await startServer(async (request, response) => {
    const query = new URL(request.url!, 'http://localhost').searchParams;
    const number = pages.push(query.get('page'));
    limits.push(query.get('limit'));
    busiest = Math.max(busiest, ++underWay);
    response.on('close', () => {
      underWay -= 1;
      if (!response.writableFinished) aborted += 1;
    });
    if (cut(number)) {
      request.socket.destroy();
      return;
    }
    await sleep(delay(number));
    const length = Math.min(Number(query.get('limit') ?? 20), largest);
    const index = stuck ? 0 : Number(query.get('page') ?? first) - first;
    json(response, { data: records.slice(index * length, (index + 1) * length), total: total(number) });
    after(number);
  });
  const pbx = createTelephony({ baseUrl, auth: '0'.repeat(40), retries: 0 });
  return { pbx, pages, limits, aborted: () => aborted, busiest: () => busiest };
}

export function recordsTo(length: number): { id: number; src: string }[] {
  return Array.from({ length }, (_, index) => ({ id: index + 1, src: `44790000${index}` }));
}

export interface Item {
  id: number | string;
  calldate?: string | null;
}

interface Condition {
  property: 'id' | 'calldate';
  operator: 'eq' | 'gt' | 'gte' | 'lt' | 'lte';
  value: string | number;
}

export interface SortingServer {
  pbx: Telephony;
  baseUrl: string;
  queries: URLSearchParams[];
}

interface Faults {
  /** Returns the records in the order in which they are stored. */
  ignoresSort?: boolean;
  joinsByOr?: boolean;
  total?: (matching: number) => unknown;
}

/**
 * A platform with one collection that it filters, sorts and cuts to `limit`. Records with the same value come in another
 * order each time.
 * @param after Runs after each response, and may change the records.
 */
export async function startSortingServer(
  records: () => Item[],
  after: (request: number) => void = () => {},
  { ignoresSort = false, joinsByOr = false, total = (matching) => matching }: Faults = {},
): Promise<SortingServer> {
  const queries: URLSearchParams[] = [];
  const baseUrl = await startServer((request, response) => {
    const query = new URL(request.url!, 'http://localhost').searchParams;
    const number = queries.push(query);
    const conditions = JSON.parse(query.get('filter') ?? '[]') as Condition[];
    const field = query.get('sort') as Condition['property'] | null;
    const sign = query.get('dir') === 'DESC' ? -1 : 1;
    const holds = (item: Item, { property, operator, value }: Condition) => {
      const found = item[property] ?? null;
      const order = found === null ? Number.NaN : compare(found, value);
      return { eq: order === 0, gt: order > 0, gte: order >= 0, lt: order < 0, lte: order <= 0 }[operator];
    };
    const all = records().filter((item) =>
      conditions.length > 0 && joinsByOr
        ? conditions.some((condition) => holds(item, condition))
        : conditions.every((condition) => holds(item, condition)),
    );
    const sorted =
      field === null || ignoresSort
        ? all
        : all
            .map((item, index) => ({ item, chance: (index * 7919 + number * 104_729) % 1009 }))
            .toSorted(
              (a, b) => sign * compare(a.item[field] ?? '', b.item[field] ?? '') || a.chance - b.chance,
            )
            .map(({ item }) => item);
    json(response, { data: sorted.slice(0, Number(query.get('limit') ?? 20)), total: total(all.length) });
    after(number);
  });
  const pbx = createTelephony({ baseUrl, auth: '0'.repeat(40), retries: 0 });
  return { pbx, baseUrl, queries };
}

function compare(a: string | number, b: string | number): number {
  const isNumber = [a, b].every((value) => /^\d+$/.test(String(value)));
  const [left, right] = isNumber ? [BigInt(a), BigInt(b)] : [a, b];
  return left < right ? -1 : left > right ? 1 : 0;
}
