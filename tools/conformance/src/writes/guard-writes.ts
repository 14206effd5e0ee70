import { isJsonObject, type Operation } from '@telephony/contract';
import { type Ask, RequestHeldBack } from '../server/ask.ts';
import {
  type Exchange,
  headerOf,
  jsonOf,
  parseJson,
  readRequest,
  recordOf,
  type ServerRequest,
  statusOf,
} from '../server/exchange.ts';
import type { Account } from '../server/session.ts';
import { type ChangedRecord, type CreatedRecord, journalFile, openJournal } from './journal.ts';
import { putBack, type PutBack } from './put-back.ts';
import { hasMark, idsOf, readChanges, readerOf } from './read-before.ts';
import { writeKind } from './write-kind.ts';

export interface WriteOptions {
  server: string;
  account: Account;
  operations: readonly Operation[];
  find: (method: string, path: string) => Operation | undefined;
  token: string;
  mark: string;
  stateless: boolean;
  journals: string | undefined;
  askAfter: Ask;
}

export interface Writes {
  ask: Ask;
  journal: string;
  recovered: PutBack[];
  finish: () => Promise<PutBack[]>;
}

export async function openWrites(ask: Ask, options: WriteOptions): Promise<Writes> {
  const { server, account, operations, find, token, mark, stateless, askAfter } = options;
  const journal = openJournal(journalFile(server, account.id, options.journals));
  const common = { ask: askAfter, token, journal, operations, stateless };
  const recovered = await putBack(journal.left.toReversed(), common);
  const sessions = new Set<string>();
  let inProgress: Promise<unknown> = Promise.resolve();

  return {
    ask(by, request, allowed) {
      const path = request.target.split('?')[0] ?? '';
      const operation = find(request.method, path);
      if (!operation || operation.method === 'get' || operation.operationId === allowed)
        return ask(by, request, allowed);
      const sent = write(by, request, operation, path);
      inProgress = Promise.allSettled([inProgress, sent]);
      return sent;
    },
    journal: journal.file,
    recovered,
    async finish() {
      await inProgress;
      const done = await putBack(journal.lastFirst(), common);
      for (const session of sessions) {
        const request = { ...readRequest('/logout', session), method: 'POST' };
        await askAfter('put back', request, 'logout');
      }
      journal.close();
      return done;
    },
  };

  async function write(
    by: string,
    request: ServerRequest,
    operation: Operation,
    path: string,
  ): Promise<Exchange> {
    const { operationId } = operation;
    const refuse = (why: string): never => {
      throw new RequestHeldBack(`${operationId} is not sent to a server that is in use: ${why}.`);
    };
    const read = readerOf(ask, token, by);
    const body = parseJson(request.body);
    const what = writeKind(operation, operations);
    switch (what.kind) {
      case 'makes':
        return create(what.remove, markOf());
      case 'effect':
        return what.end ? create(what.end, undefined) : ask(by, request);
      case 'changes':
        return change(what.isBulk, what.read);
      case 'removes':
        return remove(what.collection);
      case 'session':
        return session();
      case 'read':
        return ask(by, request);
      case 'other':
        return refuse(what.why);
    }

    function markOf(): CreatedRecord['mark'] {
      const field = isJsonObject(body) ? Object.keys(body).find((name) => body[name] === mark) : undefined;
      return field === undefined
        ? refuse('no field of its body has the mark by which the record is found again')
        : { field, value: mark };
    }

    async function create(removal: Operation, found: CreatedRecord['mark']): Promise<Exchange> {
      const created: CreatedRecord = {
        kind: 'made',
        operationId,
        removeOperationId: removal.operationId,
        collection: path,
        ...(found && { mark: found }),
      };
      const earlier = found || stateless ? [] : await idsOf(path, read);
      const number = addDebt(created);
      const exchange = await ask(by, request);
      const name = removal.pathParameters[0]?.name === 'token' ? 'token' : 'id';
      const id = recordOf(exchange)?.[name];
      if ((typeof id !== 'number' && typeof id !== 'string') || earlier.includes(String(id))) return exchange;
      // A server may return the id of an earlier record: without the mark it is not the run's.
      const isOwn = stateless || !found || name === 'token' || (await hasMark(`${path}/${id}`, found, read));
      // A token is a secret, and its name finds it again.
      if (isOwn) journal.setId(number, String(id), { isSecret: name === 'token' });
      return exchange;
    }

    // Without a journal, nobody would put the write back after a crash.
    function addDebt(debt: CreatedRecord | ChangedRecord): number {
      try {
        return journal.add(debt);
      } catch (error) {
        return refuse(
          `its journal cannot be written (${error instanceof Error ? error.message : String(error)})`,
        );
      }
    }

    async function change(isBulk: boolean, single: Operation): Promise<Exchange> {
      const reason = await readChanges({ operation, path, body, isBulk, single }, read, journal, addDebt);
      return reason === undefined ? ask(by, request) : refuse(reason);
    }

    async function remove(collection: string): Promise<Exchange> {
      const ids = decodeURIComponent(path.slice(collection.length + 1)).split(',');
      if (!ids.every((id) => journal.hasCreated(collection, id)))
        return refuse('the run has not made the record that it would remove');
      return ask(by, request);
    }

    async function session(): Promise<Exchange> {
      const ended = operationId === 'logout' ? (headerOf(request.headers, 'x-auth-token') ?? '') : undefined;
      if (ended !== undefined && !sessions.has(ended))
        return refuse('it would end a session that the run has not begun');
      const exchange = await ask(by, request);
      const answer = jsonOf(exchange);
      const given = isJsonObject(answer) ? answer['user_token'] : undefined;
      if (typeof given === 'string') sessions.add(given);
      if (ended !== undefined && statusOf(exchange) === 200) sessions.delete(ended);
      return exchange;
    }
  }
}
