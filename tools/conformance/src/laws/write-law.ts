import { type Contract, isJsonObject, type JsonObject, type Operation, safeName } from '@telephony/contract';
import { type Ask, findOperation } from '../server/ask.ts';
import {
  asObject,
  type Exchange,
  parseJson,
  readRequest,
  recordOf,
  type ServerRequest,
  statusOf,
} from '../server/exchange.ts';
import { type Violation, violationOf } from '../violation.ts';
import { collectionOf } from '../writes/write-kind.ts';
import { idOf, isCollection, isLive, pathWith, readPage, singleOf } from './collection.ts';
import { changedField, differingField, openFields } from './compare-records.ts';
import { type Breach, breachOf } from './law.ts';
import { NAME as TOKENS, openTo } from './token-law.ts';
import { showValue } from '../show-value.ts';

const NAME = 'writes';
const LIMIT = 50;

export interface WriteLawOptions {
  contract: Contract;
  token: string;
}

interface Reads {
  list: Operation | undefined;
  single: Operation | undefined;
}

export function checkWrites(
  ask: Ask,
  { contract, token }: WriteLawOptions,
): { ask: Ask; violations: Violation[] } {
  const violations: Violation[] = [];
  return {
    violations,
    async ask(by, request, allowed) {
      const path = request.target.split('?')[0] ?? '';
      const operation = findOperation(contract.router, request.method, path);
      const reads = operation && readsOf(operation, contract);
      if (!operation || !reads) return ask(by, request, allowed);
      const sent = sentBy(operation, path, parseJson(request.body));
      // Deleting its own token would end the run.
      if (sent.has(token)) return ask(by, request, allowed);
      await checkRefused(request);
      const before = await look(reads, [...sent.keys()]);
      const exchange = await ask(by, request, allowed);
      const status = statusOf(exchange);
      // An accepted deletion happens later (ledger C-17); what a failing server has done is not known.
      if (status === undefined || status >= 500 || status === 202) return exchange;
      const isDone = status < 300;
      const created = isDone && operation.method === 'post' ? recordOf(exchange) : undefined;
      if (created) sent.set(idOf(created), asObject(parseJson(request.body)));
      const after = await look(reads, [...sent.keys()]);
      const written: CompletedWrite = { operation, sent, returned: recordOf(exchange), exchange };
      const breaches = [
        ...(isDone ? checkWritten(written, before, after) : []),
        ...checkOthers(exchange, new Set(isDone ? sent.keys() : []), before, after),
      ];
      violations.push(...breaches.map((one) => violationOf(one, `law / ${NAME}`)));
      return exchange;
    },
  };

  async function checkRefused(request: ServerRequest): Promise<void> {
    const headers = request.headers.filter(([name]) => name.toLowerCase() !== 'x-auth-token');
    if (headers.length === request.headers.length) return;
    const open = openTo('without a token', await ask(`law / ${TOKENS}`, { ...request, headers }));
    if (open) violations.push(violationOf(open, `law / ${TOKENS}`));
  }

  async function look({ list, single }: Reads, ids: string[]): Promise<Surroundings> {
    const context = { contract, ask, token, pathOf: () => undefined };
    const page = list && (await readPage(list, { limit: LIMIT }, context, NAME));
    const records: Surroundings['records'] = new Map();
    for (const id of single ? ids : []) {
      const exchange = await ask(`law / ${NAME}`, readRequest(pathWith(single!, id), token));
      records.set(id, { status: statusOf(exchange), record: recordOf(exchange) });
    }
    const open = openFields(contract, list ?? single!);
    if (!page || !('records' in page)) return { records, page: undefined, isWhole: false, open };
    return { records, page: page.records, isWhole: page.records.length < LIMIT, open };
  }
}

function readsOf({ method, path, effect }: Operation, contract: Contract): Reads | undefined {
  const collection = collectionOf(path);
  const isRecord = /^(?:\/\{\w+\})?$/.test(path.slice(collection.length));
  if (method === 'get' || effect !== undefined || !isRecord || isLive(collection)) return undefined;
  const list = contract.operations.find((one) => one.path === collection && isCollection(one));
  const single = singleOf(collection, contract);
  return list || single ? { list, single } : undefined;
}

function sentBy({ path: template, method }: Operation, path: string, body: unknown): Map<string, JsonObject> {
  if (template.includes('{')) {
    const ids = decodeURIComponent(path.split('/').at(-1) ?? '').split(',');
    return new Map(ids.map((id) => [id, asObject(body)]));
  }
  const items = method === 'patch' && Array.isArray(body) ? body.filter(isJsonObject) : [];
  return new Map(items.map(({ id, ...fields }) => [String(id), fields]));
}

interface Surroundings {
  records: Map<string, { status: number | undefined; record: JsonObject | undefined }>;
  page: JsonObject[] | undefined;
  isWhole: boolean;
  open: ReadonlySet<string>;
}

interface CompletedWrite {
  operation: Operation;
  sent: ReadonlyMap<string, JsonObject>;
  returned: JsonObject | undefined;
  exchange: Exchange;
}

function checkWritten(written: CompletedWrite, before: Surroundings, after: Surroundings): Breach[] {
  const { operation, sent } = written;
  return [...sent].flatMap(([id, fields]) => {
    if (operation.method === 'delete') return checkRemoved(written, id, after);
    return [
      ...(operation.method === 'post' ? checkCreated(written, id, fields, before, after) : []),
      ...checkFields(written, id, fields, before, after),
    ];
  });
}

function checkRemoved({ exchange }: CompletedWrite, id: string, after: Surroundings): Breach[] {
  const { status } = after.records.get(id) ?? {};
  if (status !== undefined && status < 300)
    return [breach(exchange, 'a record that was removed is still there', 'a 404', `${status}`)];
  if (!after.page?.some((record) => idOf(record) === id)) return [];
  return [breach(exchange, 'a record that was removed is still in the list', 'a list without it')];
}

function checkCreated(
  { exchange }: CompletedWrite,
  id: string,
  fields: JsonObject,
  before: Surroundings,
  after: Surroundings,
): Breach[] {
  if (after.records.get(id)?.status === 404)
    return [breach(exchange, 'what was made is not found by its id', 'the record', '404')];
  if (!before.isWhole || !after.isWhole) return [];
  const earlier = new Set(before.page?.map(idOf));
  const fresh = (after.page ?? []).filter((record) => !earlier.has(idOf(record)));
  if (!fresh.some((record) => idOf(record) === id))
    return [breach(exchange, 'what was made is not in the list', 'a list with it')];
  const same = fresh.filter((record) => differingField(fields, record) === undefined);
  if (same.length < 2) return [];
  return [breach(exchange, 'what was made is there twice', '1 record', `${same.length}`)];
}

function checkFields(
  { operation, exchange, returned }: CompletedWrite,
  id: string,
  fields: JsonObject,
  before: Surroundings,
  after: Surroundings,
): Breach[] {
  const now = after.records.get(id)?.record;
  if (!now) return [];
  const names = Object.keys(fields);
  const lost = differingField(fields, now);
  if (lost !== undefined) return [fieldBreach(lost, 'is not what was sent', fields, now)];
  const dropped =
    operation.method === 'post' ? names.find((name) => isDropped(fields[name], now[name])) : undefined;
  if (dropped !== undefined) return [fieldBreach(dropped, 'is not kept', fields, now)];
  const old = operation.method === 'patch' ? before.records.get(id)?.record : undefined;
  // A flag may follow from what was sent, such as `is_new` from a folder.
  const flags = Object.keys(now).filter((name) => typeof now[name] === 'boolean');
  const other = old && changedField(old, now, after.open, [...names, ...flags]);
  if (old && other !== undefined)
    return [fieldBreach(other, 'is changed, and was not sent (ledger N-65)', old, now)];
  const stated = returned && idOf(returned) === id ? differingField(returned, now) : undefined;
  return returned && stated !== undefined
    ? [fieldBreach(stated, 'is not what the response says', returned, now)]
    : [];

  function fieldBreach(name: string, what: string, wanted: JsonObject, seen: JsonObject): Breach {
    return breachOf(exchange, `${safeName(name)} ${what}`, showValue(wanted[name], name), {
      seen: showValue(seen[name], name),
      pointer: `/data/${safeName(name)}`,
    });
  }
}

function isDropped(sent: unknown, now: unknown): boolean {
  return typeof sent === 'string' && sent !== '' && (now === null || now === '');
}

function checkOthers(
  exchange: Exchange,
  named: ReadonlySet<string>,
  before: Surroundings,
  after: Surroundings,
): Breach[] {
  const now = new Map(after.page?.map((record) => [idOf(record), record]));
  for (const record of after.page ? (before.page ?? []) : []) {
    const id = idOf(record);
    const same = now.get(id);
    if (named.has(id)) continue;
    if (!same && before.isWhole && after.isWhole)
      return [breach(exchange, 'a record that was not named is gone', 'the record as before')];
    const other = same && changedField(record, same, after.open);
    if (same && other !== undefined)
      return [
        breach(
          exchange,
          `${safeName(other)} of a record that was not named is changed`,
          showValue(record[other], other),
          showValue(same[other], other),
        ),
      ];
  }
  return [];
}

function breach(exchange: Exchange, message: string, expected: string, seen?: string): Breach {
  return breachOf(exchange, message, expected, { seen });
}
