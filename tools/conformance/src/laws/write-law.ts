import { type Contract, isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import { type Ask, findOperation } from '../server/ask.ts';
import { parsed, readRequest, recordOf, type ServerRequest, statusOf } from '../server/exchange.ts';
import type { Violation } from '../violation.ts';
import { collectionOf } from '../writes/write-kind.ts';
import { idOf, isCollection, isLive, pathWith, readPage, singleOf } from './collection.ts';
import { openFields } from './compare-records.ts';
import { violationOf } from './law.ts';
import { NAME as TOKENS, openTo } from './token-law.ts';
import { type Around, ofNeighbours, ofWritten, type Written } from './write-breaches.ts';

const NAME = 'writes';
/** Records of the collection that are compared. */
const LIMIT = 50;

/** What holding writes needs. */
export interface WriteLawOptions {
  contract: Contract;
  /** Of the run, which reads. */
  token: string;
}

/** The reads of the collection of a write. */
interface Reads {
  list: Operation | undefined;
  single: Operation | undefined;
}

/**
 * Reads the collection before and after each write that makes, changes or removes a record of it: what was sent is kept, what
 * was removed is gone, and all else is as before. Each is sent without a token first.
 *
 * @param ask Sends the writes.
 */
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
      const sent = sentBy(operation, path, parsed(request.body));
      // Without its own token the run reads nothing more.
      if (sent.has(token)) return ask(by, request, allowed);
      await checkRefused(request);
      const before = await look(reads, [...sent.keys()]);
      const exchange = await ask(by, request, allowed);
      const status = statusOf(exchange);
      // A deletion that is accepted is done later (ledger C-17), and what a failed server has done is not known.
      if (status === undefined || status >= 500 || status === 202) return exchange;
      const isDone = status < 300;
      const made = isDone && operation.method === 'post' ? recordOf(exchange) : undefined;
      if (made) sent.set(idOf(made), asObject(parsed(request.body)));
      const after = await look(reads, [...sent.keys()]);
      const written: Written = { operation, sent, returned: recordOf(exchange), exchange };
      const breaches = [
        ...(isDone ? ofWritten(written, before, after) : []),
        ...ofNeighbours(exchange, new Set(isDone ? sent.keys() : []), before, after),
      ];
      violations.push(...breaches.map((breach) => violationOf(breach, NAME)));
      return exchange;
    },
  };

  /** The same write without a token is refused. Where it is not, it is undone as any other is. */
  async function checkRefused(request: ServerRequest): Promise<void> {
    const headers = request.headers.filter(([name]) => name.toLowerCase() !== 'x-auth-token');
    if (headers.length === request.headers.length) return;
    const open = openTo('without a token', await ask(`law / ${TOKENS}`, { ...request, headers }));
    if (open) violations.push(violationOf(open, TOKENS));
  }

  async function look({ list, single }: Reads, ids: string[]): Promise<Around> {
    const context = { contract, ask, token, pathOf: () => undefined };
    const page = list && (await readPage(list, { limit: LIMIT }, context, NAME));
    const records: Around['records'] = new Map();
    for (const id of single ? ids : []) {
      const exchange = await ask(`law / ${NAME}`, readRequest(pathWith(single!, id), token));
      records.set(id, { status: statusOf(exchange), record: recordOf(exchange) });
    }
    const open = openFields(contract, list ?? single!);
    if (!page || !('records' in page)) return { records, page: undefined, isWhole: false, open };
    return { records, page: page.records, isWhole: page.records.length < LIMIT, open };
  }
}

/** How the collection of a write is read; undefined for what writes no record of a collection. */
function readsOf({ method, path, effect }: Operation, contract: Contract): Reads | undefined {
  const collection = collectionOf(path);
  const isRecord = /^(?:\/\{\w+\})?$/.test(path.slice(collection.length));
  if (method === 'get' || effect !== undefined || !isRecord || isLive(collection)) return undefined;
  const list = contract.operations.find((one) => one.path === collection && isCollection(one));
  const single = singleOf(collection, contract);
  return list || single ? { list, single } : undefined;
}

/** The records that a write names, and what it sends of each. */
function sentBy({ path: template, method }: Operation, path: string, body: unknown): Map<string, JsonObject> {
  if (template.includes('{')) {
    const ids = decodeURIComponent(path.split('/').at(-1) ?? '').split(',');
    return new Map(ids.map((id) => [id, asObject(body)]));
  }
  const items = method === 'patch' && Array.isArray(body) ? body.filter(isJsonObject) : [];
  return new Map(items.map(({ id, ...fields }) => [String(id), fields]));
}

function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
