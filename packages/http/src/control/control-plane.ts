import { setTimeout } from 'node:timers/promises';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Contract, type FieldError, type Operation, readRequestValues } from '@telephony/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { withWarnings } from '../refusals/refusal-response.ts';
import { notThere } from '../refusals/unrouted.ts';
import { readBody, readBytes } from '../request/read-body.ts';
import { jsonResponse } from '../response.ts';
import { send } from '../server/send.ts';
import { isLoopback } from '../events/receivers.ts';
import { isOwnName, nameOf } from '../server/access.ts';

export interface ControlRequest {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

export interface ControlMade {
  status: number;
  body: unknown;
  warnings?: readonly FieldError[] | undefined;
}

/** The response with a list of all that there is. */
export function listed<T>(data: T[]): { status: 200; body: { data: T[]; total: number } } {
  return { status: 200, body: { data, total: data.length } };
}

export interface ControlPlane {
  prefix: string;
  contract: () => Contract;
  control: () => Contract;
  isOwnRequest?: (request: FastifyRequest) => boolean;
  token: string | undefined;
  /** Bytes of the largest body of an operation; undefined for any other request. */
  bodyLimit: (operationId: string | undefined) => number;
  handle: (operation: Operation, request: ControlRequest) => ControlMade | Promise<ControlMade>;
  more?: ((scope: FastifyInstance) => void) | undefined;
}

/**
 * Adds the operations of a control plane's document, behind a guard. `GET /openapi.json` is the document. They share one route of
 * the server: a route for each would be much of the time that a server takes to start.
 *
 * @throws Error where the token can be guessed
 */
export function addControlPlane(server: FastifyInstance, plane: ControlPlane): void {
  const { prefix, contract, control, token, isOwnRequest, bodyLimit, more } = plane;
  if (token !== undefined && (token.length < SHORTEST_TOKEN || new Set(token).size < LEAST_DIFFERENT))
    throw new Error(
      `The control token can be guessed. Give at least ${SHORTEST_TOKEN} characters, ${LEAST_DIFFERENT} of them different, such as those of: openssl rand -hex 16`,
    );
  const routed = ({ method, originalUrl }: FastifyRequest) => {
    const [pathname = ''] = originalUrl.slice(prefix.length).split('?');
    return control().router.route(method, pathname);
  };
  void server.register(
    async (scope) => {
      guardControl(scope, token, isOwnRequest);
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', async (request: FastifyRequest) => {
        const body = await readBytes(request.raw, bodyLimit(routed(request)?.operation?.operationId));
        if (body instanceof Refusal) throw body;
        return body;
      });
      scope.get('/openapi.json', (_request, reply) => send(reply, jsonResponse(200, control().document)));
      scope.get('/contract.json', (_request, reply) => send(reply, jsonResponse(200, contract().document)));
      scope.all('/*', (request, reply) => {
        const found = routed(request);
        if (found?.operation) return respond(plane, found, request, reply);
        const path = request.originalUrl.replace(/\?.*$/s, '');
        const allow = found?.allow ?? (scope.hasRoute({ method: 'GET', url: path }) ? ['GET'] : []);
        throw notThere(request, allow, ` See ${prefix}/help.`);
      });
      more?.(scope);
    },
    { prefix },
  );
}

async function respond(
  { control: read, handle }: ControlPlane,
  { operation, pathParameters }: { operation: Operation; pathParameters: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const control = read();
  const headers = request.headers as Record<string, string>;
  const { errors, path, query } = readRequestValues(control, operation, {
    path: pathParameters,
    query: new URLSearchParams(request.originalUrl.split('?').slice(1).join('?')),
    headers,
  });
  const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  // `curl -d '{}'` and many programs name the type of a form, or none.
  const asJson = { 'content-type': 'application/json' };
  const body = await readBody(control, operation, { headers: asJson, body: sent });
  const all = [...errors, ...body.errors];
  const [first] = all;
  if (first) throw new Refusal(400, `${first.field} ${first.message}`, all);
  const made = await handle(operation, { path, query, body: body.value });
  send(reply, withWarnings(jsonResponse(made.status, made.body), made.warnings ?? []));
  await reply;
}

const SHORTEST_TOKEN = 16;
const LEAST_DIFFERENT = 7;

const FORWARDED =
  'cf-connecting-ip client-ip fastly-client-ip forwarded forwarded-for true-client-ip via x-client-ip x-cluster-client-ip x-forwarded x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto x-forwarded-server x-original-forwarded-for x-original-host x-real-ip'.split(
    ' ',
  );

/**
 * Keeps a control plane, which can change everything and shows every token, to those who have its token; without a token, to
 * programs on this machine. A reverse proxy on this machine would else open it to its network, a foreign page in a browser
 * could send requests (their `Origin` tells), or give its own name the address of this machine (DNS rebinding: `Host` tells).
 *
 * @param token What everyone has to send; without it, no other machine may use the control plane.
 */
function guardControl(
  server: FastifyInstance,
  token: string | undefined,
  isOwnRequest: ControlPlane['isOwnRequest'],
): void {
  const refusals = new Refusals();
  server.addHook('onRequest', async (request) => {
    const sent = sentToken(request);
    const hasToken = token !== undefined && sent !== undefined && sameText(sent, token);
    if (isOwnRequest?.(request)) return;
    const why = hasToken ? undefined : whyNot(request, token, sent);
    if (why !== undefined) {
      await refusals.add(request, why, sent !== undefined);
      throw new Refusal(403, why);
    }
    const { host = '', origin } = request.headers;
    const name = nameOf(host);
    // Who knows the token cannot be a page whose name was given this address.
    if (!hasToken && (name === undefined || !isOwnName(name))) {
      throw new Refusal(403, 'The control plane does not accept this Host. Use localhost or 127.0.0.1.');
    }
    if ((origin !== undefined && origin !== `http://${host}`) || isForeignFetch(request)) {
      throw new Refusal(403, 'The control plane does not accept requests from pages of other origins.');
    }
  });
}

function whyNot(
  { headers, raw }: FastifyRequest,
  token: string | undefined,
  sent: string | undefined,
): string | undefined {
  if (token !== undefined)
    return sent === undefined
      ? 'The control plane needs its token. Send that of --control-token as Authorization: Bearer TOKEN or X-Control-Token: TOKEN.'
      : 'The token of the control plane is wrong. Send that of --control-token.';
  if (isLoopback(raw.socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers))
    return undefined;
  return 'The control plane is only available on this machine, and not through a proxy. For other machines, start the server with --control-token TOKEN (controlToken in code), and send Authorization: Bearer TOKEN or X-Control-Token: TOKEN.';
}

/** The first of a source costs it this many milliseconds, each further one twice as much. */
const FIRST_DELAY = 25;
const LONGEST_DELAY = 2000;
/** After so many milliseconds without a refusal a source is forgotten. */
const FORGOTTEN = 60_000;
const MOST_SOURCES = 1000;
/** Milliseconds between two lines of the log. */
const BETWEEN_LINES = 1000;

class Refusals {
  readonly #sources = new Map<string, { count: number; at: number }>();
  #unwritten = 0;
  #writtenAt = -Infinity;

  async add({ raw, method, originalUrl }: FastifyRequest, why: string, isGuess: boolean): Promise<void> {
    const now = performance.now();
    const source = raw.socket.remoteAddress ?? '';
    this.#write(`${method} ${originalUrl.replace(/\?.*$/s, '')}`, source, why, now);
    if (!isGuess) return;
    const before = this.#sources.get(source);
    const count = before && now - before.at < FORGOTTEN ? before.count + 1 : 1;
    this.#sources.delete(source);
    this.#sources.set(source, { count, at: now });
    if (this.#sources.size > MOST_SOURCES) this.#sources.delete(this.#sources.keys().next().value!);
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(count - 1, 10));
    await setTimeout(delay, undefined, { ref: false });
  }

  #write(asked: string, source: string, why: string, now: number): void {
    this.#unwritten++;
    if (now - this.#writtenAt < BETWEEN_LINES) return;
    const shown = asked.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 80);
    const times = this.#unwritten > 1 ? ` (${this.#unwritten} refusals since the last line)` : '';
    console.warn(`Refused ${shown} from ${source}${times}: ${why.split('. ')[0]}.`);
    this.#unwritten = 0;
    this.#writtenAt = now;
  }
}

function sentToken({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-control-token'];
  if (typeof own === 'string') return own;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

function isForeignFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
