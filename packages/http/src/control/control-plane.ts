import { setTimeout } from 'node:timers/promises';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Contract, type FieldError, type Operation, readRequestValues } from '@telephony/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { withWarnings } from '../refusals/refusal-response.ts';
import { notFound } from '../refusals/unrouted.ts';
import { readBody, readBytes } from '../request/read-body.ts';
import { jsonResponse } from '../response.ts';
import { sendReply } from '../server/send.ts';
import { isLoopback } from '../events/receivers.ts';
import { hostOf, isOwnHost } from '../server/access.ts';

export interface ControlRequest {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

export interface ControlResponse {
  status: number;
  body: unknown;
  warnings?: readonly FieldError[] | undefined;
}

export function listed<T>(data: T[]): { status: 200; body: { data: T[]; total: number } } {
  return { status: 200, body: { data, total: data.length } };
}

export interface ControlPlane {
  /** Where its paths begin, such as `/_mock`. */
  prefix: string;
  /** Returns the served contract, for `GET /contract.json`. */
  contract: () => Contract;
  control: () => Contract;
  /** Tells whether a request needs no token, because it has another secret of the server. */
  isOwnRequest?: (request: FastifyRequest) => boolean;
  token: string | undefined;
  /** Returns the bytes of the largest body. */
  bodyLimit: (operationId: string | undefined) => number;
  handle: (operation: Operation, request: ControlRequest) => ControlResponse | Promise<ControlResponse>;
  /** Adds routes behind the same guard. */
  more?: ((scope: FastifyInstance) => void) | undefined;
}

/** Adds the operations of a control plane's document, behind a guard. Throws an error if the token can be guessed. */
export function addControlPlane(server: FastifyInstance, plane: ControlPlane): void {
  const { prefix, contract, control, token, isOwnRequest, bodyLimit, more } = plane;
  if (token !== undefined && (token.length < MIN_TOKEN_LENGTH || new Set(token).size < MIN_TOKEN_CHARACTERS))
    throw new Error(
      `The control token can be guessed. Give at least ${MIN_TOKEN_LENGTH} characters, ${MIN_TOKEN_CHARACTERS} of them different, such as those of: openssl rand -hex 16`,
    );
  const route = ({ method, originalUrl }: FastifyRequest) =>
    control().router.route(method, pathOf(originalUrl).slice(prefix.length));
  void server.register(
    async (scope) => {
      guardControl(scope, token, isOwnRequest);
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', async (request: FastifyRequest) => {
        const body = await readBytes(request.raw, bodyLimit(route(request)?.operation?.operationId));
        if (body instanceof Refusal) throw body;
        return body;
      });
      scope.get('/openapi.json', (_request, reply) =>
        sendReply(reply, jsonResponse(200, control().document)),
      );
      scope.get('/contract.json', (_request, reply) =>
        sendReply(reply, jsonResponse(200, contract().document)),
      );
      // One route for all operations: a route for each would take much of the time that a server takes to start.
      scope.all('/*', (request, reply) => {
        const routed = route(request);
        if (routed?.operation) return respond(plane, routed, request, reply);
        const url = pathOf(request.originalUrl);
        const allow = routed?.allow ?? (scope.hasRoute({ method: 'GET', url }) ? ['GET'] : []);
        throw notFound(request, allow, ` See ${prefix}/help.`);
      });
      more?.(scope);
    },
    { prefix },
  );
}

const pathOf = (url: string): string => url.replace(/\?.*$/s, '');

async function respond(
  { control, handle }: ControlPlane,
  { operation, pathParameters }: { operation: Operation; pathParameters: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const headers = request.headers as Record<string, string>;
  const { errors, path, query } = readRequestValues(control(), operation, {
    path: pathParameters,
    query: new URLSearchParams(request.originalUrl.split('?').slice(1).join('?')),
    headers,
  });
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  // `curl -d '{}'` and many programs name the type of a form, or none.
  const asJson = { 'content-type': 'application/json' };
  const body = await readBody(control(), operation, { headers: asJson, body: bytes });
  const all = [...errors, ...body.errors];
  const [first] = all;
  if (first) throw new Refusal(400, `${first.field} ${first.message}`, all);
  const response = await handle(operation, { path, query, body: body.value });
  sendReply(reply, withWarnings(jsonResponse(response.status, response.body), response.warnings ?? []));
  await reply;
}

const MIN_TOKEN_LENGTH = 16;
// `undefinedundefined` has six.
const MIN_TOKEN_CHARACTERS = 7;

// Behind a proxy, the address of the connection says nothing about the client.
const PROXY_HEADERS =
  'cf-connecting-ip client-ip fastly-client-ip forwarded forwarded-for true-client-ip via x-client-ip x-cluster-client-ip x-forwarded x-forwarded-for x-forwarded-host x-forwarded-port x-forwarded-proto x-forwarded-server x-original-forwarded-for x-original-host x-real-ip'.split(
    ' ',
  );

// A reverse proxy here would open the control plane to its network. A foreign page could send requests, which `Origin` shows,
// or give its own name this machine's address (DNS rebinding), which `Host` shows.
function guardControl(
  server: FastifyInstance,
  token: string | undefined,
  isOwnRequest: ControlPlane['isOwnRequest'],
): void {
  const denials = new Denials();
  server.addHook('onRequest', async (request) => {
    const given = givenToken(request);
    const hasToken = token !== undefined && given !== undefined && isSameText(given, token);
    if (isOwnRequest?.(request)) return;
    const denial = hasToken ? undefined : accessDenial(request, token, given);
    if (denial !== undefined) {
      await denials.add(request, denial, given !== undefined);
      throw new Refusal(403, denial);
    }
    const { host = '', origin } = request.headers;
    // A page whose name was given this address does not know the token.
    if (!hasToken && !isOwnHost(hostOf(host) ?? '')) {
      throw new Refusal(403, 'The control plane does not accept this Host. Use localhost or 127.0.0.1.');
    }
    if ((origin !== undefined && origin !== `http://${host}`) || isForeignFetch(request)) {
      throw new Refusal(403, 'The control plane does not accept requests from pages of other origins.');
    }
  });
}

function accessDenial(
  { headers, raw }: FastifyRequest,
  token: string | undefined,
  given: string | undefined,
): string | undefined {
  if (token !== undefined)
    return given === undefined
      ? 'The control plane needs its token. Send that of --control-token as Authorization: Bearer TOKEN or X-Control-Token: TOKEN.'
      : 'The token of the control plane is wrong. Send that of --control-token.';
  // HTTP/1.0 is what nginx speaks to a server unless it is told otherwise, without any of these headers.
  const isPassedOn = raw.httpVersion === '1.0' || PROXY_HEADERS.some((name) => name in headers);
  if (isLoopback(raw.socket.remoteAddress ?? '') && !isPassedOn) return undefined;
  return 'The control plane is only available on this machine, and not through a proxy. For other machines, start the server with --control-token TOKEN (controlToken in code), and send Authorization: Bearer TOKEN or X-Control-Token: TOKEN.';
}

const FIRST_DELAY_MS = 25;
const MAX_DELAY_MS = 2000;
const FORGET_AFTER_MS = 60_000;
const MAX_SOURCES = 1000;
const LOG_INTERVAL_MS = 1000;

// Slows down clients that guess the token: each wrong guess takes twice as long.
class Denials {
  readonly #sources = new Map<string, { count: number; at: number }>();
  #unwritten = 0;
  #writtenAt = -Infinity;

  async add({ raw, method, originalUrl }: FastifyRequest, reason: string, isGuess: boolean): Promise<void> {
    const now = performance.now();
    const source = raw.socket.remoteAddress ?? '';
    this.#write(`${method} ${pathOf(originalUrl)}`, source, reason, now);
    if (!isGuess) return;
    const before = this.#sources.get(source);
    const count = before && now - before.at < FORGET_AFTER_MS ? before.count + 1 : 1;
    this.#sources.delete(source);
    this.#sources.set(source, { count, at: now });
    if (this.#sources.size > MAX_SOURCES) this.#sources.delete(this.#sources.keys().next().value!);
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(count - 1, 10));
    await setTimeout(delay, undefined, { ref: false });
  }

  #write(request: string, source: string, reason: string, now: number): void {
    this.#unwritten++;
    if (now - this.#writtenAt < LOG_INTERVAL_MS) return;
    const shown = request.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 80);
    const times = this.#unwritten > 1 ? ` (${this.#unwritten} refusals since the last line)` : '';
    console.warn(`Refused ${shown} from ${source}${times}: ${reason.split('. ')[0]}.`);
    this.#unwritten = 0;
    this.#writtenAt = now;
  }
}

function givenToken({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-control-token'];
  if (typeof own === 'string') return own;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

// Only browsers send this header.
function isForeignFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Compares two secrets, in a time that does not tell how much of them is the same. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
