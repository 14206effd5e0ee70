import { isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import type { Exchange } from '../server/exchange.ts';
import { readRequest } from '../sweep/sweep.ts';
import type { Made } from './journal-file.ts';
import { jsonOf, recordOf, statusOf } from './json-of.ts';

/** Who asks. */
export const BY = 'put back';
/** Records of a page, and most pages, in which a record is looked for by its mark. */
const PAGE = 1000;
const MOST_PAGES = 20;

/** What looking for what the run has made needs. */
export interface FindOptions {
  ask: Ask;
  token: string;
  operations: readonly Operation[];
  /** The server keeps no state: what is removed may still be read. */
  stateless: boolean;
}

/** Whether the record is there and is the one of the run: another record may have its id. */
export async function isThere(debt: Made, id: string, options: FindOptions): Promise<boolean> {
  const { ask, token, operations, stateless } = options;
  const { mark } = debt;
  const reads = operations.some(({ method, path }) => method === 'get' && path === `${debt.collection}/{id}`);
  if (!reads) return (await findByMark(debt, options)).includes(id);
  const exchange = await ask(BY, readRequest(`${debt.collection}/${encodeURIComponent(id)}`, token));
  const status = statusOf(exchange);
  if (isSuccess(status)) return stateless || !mark || recordOf(exchange)?.[mark.field] === mark.value;
  if (status === 404) return false;
  throw new Error(`GET ${debt.collection}/{id} responds with ${status ?? 'nothing'}`);
}

/** Ids of the records that have the mark, whatever the server makes of the filter. */
export async function findByMark({ collection, mark }: Made, { ask, token }: FindOptions): Promise<string[]> {
  if (!mark) return [];
  const filter = encodeURIComponent(
    JSON.stringify([{ property: mark.field, operator: 'eq', value: mark.value }]),
  );
  const ids = new Set<string>();
  let seen = 0;
  let query = `filter=${filter}&`;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const exchange = await ask(BY, readRequest(`${collection}?${query}limit=${PAGE}&page=${page}`, token));
    if (statusOf(exchange) === 400 && query !== '') {
      query = '';
      page = 0;
      continue;
    }
    const { data, total } = pageOf(exchange);
    for (const record of data)
      if (record[mark.field] === mark.value) ids.add(String(record['id'] ?? record['token']));
    seen += data.length;
    if (data.length === 0 || seen >= total) break;
  }
  return [...ids];
}

function pageOf(exchange: Exchange): { data: JsonObject[]; total: number } {
  const body = jsonOf(exchange);
  const data = isJsonObject(body) ? body['data'] : undefined;
  if (statusOf(exchange) !== 200 || !isJsonObject(body) || !Array.isArray(data))
    throw new Error(`the collection cannot be read: status ${statusOf(exchange) ?? 'none'}`);
  return { data: data.filter(isJsonObject), total: Number(body['total']) };
}

/** Whether a status is a 2xx. */
export function isSuccess(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300;
}
