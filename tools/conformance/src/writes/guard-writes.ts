import { isJsonObject, type Operation } from '@telephony/contract';
import { type Ask, RequestHeldBack } from '../server/ask.ts';
import { type Exchange, headerOf, type ServerRequest } from '../server/exchange.ts';
import { createDebts } from './debts.ts';
import { jsonOf, parsed, recordOf, statusOf } from './json-of.ts';
import type { Changed, Debt, Made } from './journal-file.ts';
import type { Journal } from './journal.ts';
import { readAround } from './read-around.ts';
import { collectionOf, writeKind } from './write-kind.ts';

/** What guarding needs. */
export interface GuardOptions {
  operations: readonly Operation[];
  /** Finds the operation of a request. */
  find: (method: string, path: string) => Operation | undefined;
  journal: Journal;
  /** The token of the run. */
  token: string;
  /** The server keeps no state: what it made is not read again. */
  stateless: boolean;
  /** A text that no other record has: it is in all that the run makes. */
  mark: string;
}

/** A guard, and what it has still to put back. */
export interface Guard {
  ask: Ask;
  /** What was written and is not put back, the last first. */
  debts: () => Debt[];
  /** Tokens of sessions that were begun and not ended. */
  sessions: () => string[];
  /** Ends when no write is on its way any more. */
  settled: () => Promise<unknown>;
}

/**
 * Sends writes only where they touch what the run has made itself, or what it has read and can write back. What is needed
 * for that is in the journal before the request goes out. Anything else is held back.
 */
export function guardWrites(ask: Ask, options: GuardOptions): Guard {
  const { operations, find, journal, token, mark, stateless } = options;
  const debts = createDebts(journal);
  const sessions = new Set<string>();
  let onItsWay: Promise<unknown> = Promise.resolve();

  return {
    ask(by, request, allowed) {
      const path = request.target.split('?')[0] ?? '';
      const operation = find(request.method, path);
      if (!operation || operation.method === 'get' || operation.operationId === allowed)
        return ask(by, request, allowed);
      const sent = write(by, request, operation, path);
      onItsWay = Promise.allSettled([onItsWay, sent]);
      return sent;
    },
    debts: debts.lastFirst,
    sessions: () => [...sessions],
    settled: () => onItsWay,
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
    const reader = readAround(ask, token, by);
    const body = parsed(request.body);
    const what = writeKind(operation, operations);
    switch (what.kind) {
      case 'makes':
        return make(what.remove, markOf());
      case 'effect':
        return what.end ? make(what.end, undefined) : ask(by, request);
      case 'changes':
        await remember(what.isBulk, what.read);
        return ask(by, request);
      case 'removes':
        return remove(what.collection);
      case 'session':
        return session();
      case 'read':
        return ask(by, request);
      case 'other':
        return refuse(what.why);
    }

    function markOf(): Made['mark'] {
      const field = isJsonObject(body) ? Object.keys(body).find((name) => body[name] === mark) : undefined;
      return field === undefined
        ? refuse('no field of its body has the mark by which the record is found again')
        : { field, value: mark };
    }

    async function make(removal: Operation, found: Made['mark']): Promise<Exchange> {
      const removeOperationId = removal.operationId;
      const made: Made = {
        kind: 'made',
        operationId,
        removeOperationId,
        collection: path,
        ...(found && { mark: found }),
      };
      const earlier = found || stateless ? [] : await reader.ids(path);
      const number = keep(made);
      const exchange = await ask(by, request);
      const name = removal.pathParameters[0]?.name === 'token' ? 'token' : 'id';
      const id = recordOf(exchange)?.[name];
      const isNew = (typeof id === 'number' || typeof id === 'string') && !earlier.includes(String(id));
      // A server may give the id of a record that was there before: without the mark it is not the run's.
      if (
        isNew &&
        (stateless || !found || name === 'token' || (await reader.hasMark(`${path}/${id}`, found)))
      ) {
        // A token is a secret, and is found again by its name.
        debts.tellId(number, String(id), { isSecret: name === 'token' });
      }
      return exchange;
    }

    /** Without a journal nothing is written: after a crash nobody would put it back. */
    function keep(debt: Made | Changed): number {
      try {
        return debts.add(debt);
      } catch (error) {
        return refuse(
          `its journal cannot be written (${error instanceof Error ? error.message : String(error)})`,
        );
      }
    }

    async function remember(isBulk: boolean, read: Operation): Promise<void> {
      const records = isBulk ? body : [{ ...(isJsonObject(body) && body), id: path.split('/').at(-1) }];
      if (!Array.isArray(records) || !records.every(isJsonObject))
        return refuse('its body is not a list of records');
      const collection = collectionOf(operation.path);
      for (const { id, ...wrote } of records) {
        if (debts.isMade(collection, String(id))) continue;
        const known = await reader.fields(read, `${collection}/${encodeURIComponent(String(id))}`, wrote);
        if (typeof known === 'string') return refuse(known);
        const { line, before } = known;
        const earlier = debts.changeOf(line, wrote);
        keep({
          kind: 'changed',
          operationId,
          read: line,
          write: path,
          isBulk,
          id,
          before: earlier?.before ?? before,
          wrote,
        });
        if (earlier) debts.done(earlier.number);
      }
    }

    async function remove(collection: string): Promise<Exchange> {
      const ids = decodeURIComponent(path.slice(collection.length + 1)).split(',');
      if (!ids.every((id) => debts.isMade(collection, id)))
        return refuse('the run has not made the record that it would remove');
      return ask(by, request);
    }

    async function session(): Promise<Exchange> {
      const ended = headerOf(request.headers, 'x-auth-token') ?? '';
      if (operationId === 'logout' && !sessions.has(ended))
        return refuse('it would end a session that the run has not begun');
      const exchange = await ask(by, request);
      const answer = jsonOf(exchange);
      const given = isJsonObject(answer) ? answer['user_token'] : undefined;
      if (typeof given === 'string') sessions.add(given);
      if (operationId === 'logout' && statusOf(exchange) === 200) sessions.delete(ended);
      return exchange;
    }
  }
}
