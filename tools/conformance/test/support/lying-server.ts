import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isJsonObject, type JsonObject } from '@telephony/contract';

export interface Reply {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface Question {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  ask: (target: string, headers?: Record<string, string>, method?: string) => Promise<Reply>;
  /** Sends the sandbox something else besides. */
  send: (
    method: string,
    target: string,
    fields?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Reply>;
}

/** One thing that a server does otherwise than it should: undefined leaves a response as it is. */
export type Lie = (question: Question, reply: Reply) => Reply | undefined | Promise<Reply | undefined>;

/** Instead of a response: these bytes, a broken connection, or nothing. */
export type Reaction = Reply | { raw: string } | 'drop' | 'hang';

const BASE = '/v1.2/voice';
const CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export async function lyingServer(
  behind: string,
  lie: (question: Question, reply: Reply) => Reaction | undefined | Promise<Reaction | undefined>,
) {
  const { origin, host } = new URL(behind);
  const requests: string[] = [];
  const send = async (
    method: string,
    target: string,
    headers: IncomingHttpHeaders,
    body: Buffer = Buffer.alloc(0),
  ): Promise<Reply> => {
    const sent = httpRequest(origin + target, { method, headers: { ...headers, host }, agent: false });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const kept = Object.entries(answer.headers).filter(([name]) => !CONNECTION.has(name));
    return {
      status: answer.statusCode ?? 0,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      body: await buffer(answer),
    };
  };
  const server = createServer((request, response) => {
    void answer().catch(() => response.destroy());
    async function answer() {
      const { method = 'GET', url = '', headers } = request;
      requests.push(`${method} ${url.replace(BASE, '')}`);
      const body = await buffer(request);
      const reply = await send(method, url, headers, body);
      const { pathname, searchParams } = new URL(url, origin);
      const question: Question = {
        method,
        path: pathname.replace(BASE, ''),
        query: searchParams,
        headers,
        body,
        ask: (target, extra = {}, other = 'GET') => {
          const { 'content-length': _, ...rest } = headers;
          return send(other, BASE + target, { ...rest, ...extra });
        },
        send: (other, target, fields, extra = {}) => {
          const { 'content-length': _, 'content-type': __, ...own } = headers;
          const rest = { ...own, ...extra };
          if (fields === undefined) return send(other, BASE + target, rest);
          const type = { 'content-type': 'application/json' };
          return send(other, BASE + target, { ...rest, ...type }, Buffer.from(JSON.stringify(fields)));
        },
      };
      const changed = (await lie(question, reply)) ?? reply;
      if (changed === 'hang') return;
      if (changed === 'drop') return void response.destroy();
      if ('raw' in changed) return void response.socket?.end(changed.raw);
      const { 'content-length': _, ...kept } = changed.headers;
      response.writeHead(changed.status, kept).end(changed.body);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}${BASE}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function isWrite(method: string): boolean {
  return ['POST', 'PATCH', 'DELETE'].includes(method);
}

export function json(reply: Reply): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(reply.body.toString('utf8'));
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function withBody(reply: Reply, body: unknown): Reply {
  return { ...reply, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
}

export function at(pattern: RegExp, change: (body: JsonObject, question: Question) => unknown): Lie {
  return (question, reply) => {
    if (question.method !== 'GET' || !pattern.test(question.path) || reply.status !== 200) return undefined;
    const body = json(reply);
    if (!body) return undefined;
    const changed = change(body, question);
    return withBody(reply, changed === undefined ? body : changed);
  };
}

export function ignoring(path: string, ...names: string[]): Lie {
  return async (question, reply) => {
    if (question.method !== 'GET' || question.path !== path || reply.status === 401) return undefined;
    const query = new URLSearchParams(question.query);
    if (!names.some((name) => query.has(name))) return undefined;
    for (const name of names) query.delete(name);
    return question.ask(`${path}?${query.toString()}`);
  };
}

const MOST = 5;

export interface Planted {
  lie: Lie;
  owners: ReadonlyMap<string, string>;
}

/**
 * Plants lies together: the first one that changes a response of a part of the API has that part for itself.
 *
 * @param given Whose parts are from the start.
 */
export function plant(lies: Record<string, Lie>, given: Record<string, string> = {}): Planted {
  const owners = new Map(Object.entries(given));
  const hasRoom = (name: string) => [...owners.values()].filter((owner) => owner === name).length < MOST;
  return {
    owners,
    async lie(question, reply) {
      const part = partOf(question.path);
      const owner = owners.get(part);
      const names = owner === undefined ? Object.keys(lies).filter(hasRoom) : [owner];
      for (const name of names) {
        const changed = await lies[name]?.(question, reply);
        if (!changed || isSame(changed, reply)) continue;
        owners.set(part, name);
        return changed;
      }
      return undefined;
    },
  };
}

export function partOf(path: string): string {
  return /^\/[^/]*/.exec(path)?.[0] ?? path;
}

function isSame(one: Reply, other: Reply): boolean {
  return (
    one.status === other.status &&
    one.body.equals(other.body) &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers)
  );
}
