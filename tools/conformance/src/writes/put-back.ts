import { setTimeout as wait } from 'node:timers/promises';
import { isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { type Exchange, jsonOf, readRequest, recordOf, statusOf } from '../server/exchange.ts';
import type { ChangedRecord, CreatedRecord, Debt, Journal } from './journal.ts';
import { hasFields } from './read-before.ts';

export interface PutBack {
  what: string;
  outcome: 'put back' | 'nothing to do' | 'left';
  reason?: string;
}

export function putBackText({ what, outcome, reason }: PutBack): string {
  return `${what}: ${outcome}${reason === undefined ? '' : ` (${reason})`}`;
}

interface PutBackOptions {
  journal: Journal;
  ask: Ask;
  token: string;
  operations: readonly Operation[];
  stateless: boolean;
}

const ATTEMPT_PAUSES_MS = [0, 500, 2000, 5000];
// An accepted deletion happens later (ledger C-17).
const DELETION_PAUSES_MS = [200, 500, 1000, 3000];
const BY = 'put back';
const PAGE_SIZE = 1000;
const MAX_PAGES = 20;

export async function putBack(debts: readonly Debt[], options: PutBackOptions): Promise<PutBack[]> {
  const done: PutBack[] = [];
  for (const debt of debts) done.push(await attempt(debt, options));
  return done;
}

async function attempt(debt: Debt, options: PutBackOptions): Promise<PutBack> {
  const what =
    debt.kind === 'made'
      ? `what ${debt.operationId} made`
      : `what ${debt.operationId} changed at ${debt.read.split('?')[0]}`;
  let reason = '';
  for (const pause of ATTEMPT_PAUSES_MS) {
    await wait(pause);
    try {
      const outcome = await (debt.kind === 'made' ? remove(debt, options) : restore(debt, options));
      options.journal.done(debt.number);
      return { what, outcome };
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      if (error instanceof ChangedMeanwhile) break;
    }
  }
  return { what, outcome: 'left', reason };
}

// Values of other people are not overwritten.
class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

async function remove(debt: CreatedRecord, options: PutBackOptions): Promise<PutBack['outcome']> {
  const { ask, token, stateless } = options;
  const isKnown = debt.id !== undefined && (await isThere(debt, debt.id, options));
  const ids = isKnown && debt.id !== undefined ? [debt.id] : await findByMark(debt, options);
  let outcome: PutBack['outcome'] = 'nothing to do';
  for (const id of ids) {
    const target = `${debt.collection}/${encodeURIComponent(id)}`;
    const status = statusOf(
      await ask(BY, { ...readRequest(target, token), method: 'DELETE' }, debt.removeOperationId),
    );
    if (!(isSuccess(status) || status === 404))
      throw new Error(`DELETE ${debt.collection}/{id} responds with ${status ?? 'nothing'}`);
    for (const pause of stateless || status !== 202 ? [] : DELETION_PAUSES_MS)
      if (await isThere(debt, id, options)) await wait(pause);
    if (!stateless && (await isThere(debt, id, options)))
      throw new Error(`DELETE ${debt.collection}/{id} succeeds, but the record is still there`);
    outcome = 'put back';
  }
  return outcome;
}

async function restore(
  debt: ChangedRecord,
  { ask, token, stateless }: PutBackOptions,
): Promise<PutBack['outcome']> {
  const { read, write, isBulk, id, before, wrote, operationId } = debt;
  const record = async () => {
    const exchange = await ask(BY, readRequest(read, token));
    const found = recordOf(exchange);
    if (statusOf(exchange) !== 200 || !found)
      throw new Error(`it cannot be read: status ${statusOf(exchange) ?? 'none'}`);
    return found;
  };
  const now = await record();
  if (hasFields(now, before)) return 'nothing to do';
  if (!stateless && !hasFields(now, wrote))
    throw new ChangedMeanwhile('it has been changed by somebody else since, and is left as it is');
  const body = Buffer.from(JSON.stringify(isBulk ? [{ id, ...before }] : before));
  const request = { ...readRequest(write, token), method: 'PATCH', body };
  const status = statusOf(
    await ask(
      BY,
      { ...request, headers: [...request.headers, ['Content-Type', 'application/json']] },
      operationId,
    ),
  );
  if (!isSuccess(status) && status !== 301) throw new Error(`PATCH responds with ${status ?? 'nothing'}`);
  if (!hasFields(await record(), before)) throw new Error('PATCH succeeds, but the values are not back');
  return 'put back';
}

async function isThere(debt: CreatedRecord, id: string, options: PutBackOptions): Promise<boolean> {
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

async function findByMark(
  { collection, mark }: CreatedRecord,
  { ask, token }: PutBackOptions,
): Promise<string[]> {
  if (!mark) return [];
  const filter = encodeURIComponent(
    JSON.stringify([{ property: mark.field, operator: 'eq', value: mark.value }]),
  );
  const ids = new Set<string>();
  let seen = 0;
  let query = `filter=${filter}&`;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const exchange = await ask(
      BY,
      readRequest(`${collection}?${query}limit=${PAGE_SIZE}&page=${page}`, token),
    );
    // A server may refuse the filter (ledger O-29): then all records are read.
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

function isSuccess(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300;
}
