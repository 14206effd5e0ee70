import { isIP } from 'node:net';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Contract, type Operation, readRequestValues } from '@telephony/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { readBody, readBytes } from '../request/read-body.ts';
import { jsonResponse } from '../response.ts';
import { send } from '../server/send.ts';
import { isLoopback } from '../events/receivers.ts';

/** A request for an operation of a control plane, checked. */
export interface ControlRequest {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** A control plane: what it is, and who handles its operations. */
export interface ControlPlane {
  /** Where its addresses begin, such as `/_mock`. */
  prefix: string;
  /** The contract that is served, as it is now: `GET /contract.json`. */
  contract: () => Contract;
  /** The document of its operations. It is asked for when the first request comes: few servers get one in their first second. */
  control: () => Contract;
  /** What other machines have to send to use it too; undefined for this machine only. */
  token: string | undefined;
  /** Bytes of the largest body of an operation; undefined for any other request. */
  bodyLimit: (operationId: string | undefined) => number;
  /**
   * Handles a request.
   *
   * @throws Refusal
   */
  handle: (
    operation: Operation,
    request: ControlRequest,
  ) => { status: number; body: unknown } | Promise<{ status: number; body: unknown }>;
  /** Further routes, under the same guard. */
  more?: ((scope: FastifyInstance) => void) | undefined;
}

/**
 * Adds the operations of a control plane's document, behind a guard. `GET /openapi.json` is the document. They share one route of
 * the server: a route for each would be much of the time that a server takes to start.
 */
export function addControlPlane(server: FastifyInstance, plane: ControlPlane): void {
  const { prefix, contract, control, token, bodyLimit, more } = plane;
  const routed = ({ method, originalUrl }: FastifyRequest) => {
    const [pathname = ''] = originalUrl.slice(prefix.length).split('?');
    const found = control().router.route(method, pathname);
    return found?.operation && found;
  };
  void server.register(
    async (scope) => {
      guardControl(scope, token);
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', async (request: FastifyRequest) => {
        const body = await readBytes(request.raw, bodyLimit(routed(request)?.operation.operationId));
        if (body instanceof Refusal) throw body;
        return body;
      });
      scope.get('/openapi.json', (_request, reply) => send(reply, jsonResponse(200, control().document)));
      scope.get('/contract.json', (_request, reply) => send(reply, jsonResponse(200, contract().document)));
      scope.all('/*', (request, reply) => {
        const found = routed(request);
        return found ? respond(plane, found, request, reply) : reply.callNotFound();
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
  const [first, ...others] = [...errors, ...body.errors];
  if (first) throw new Refusal(400, `${first.field} ${first.message}`, [first, ...others]);
  const made = await handle(operation, { path, query, body: body.value });
  send(reply, jsonResponse(made.status, made.body));
  await reply;
}

/**
 * Keeps a control plane, which can change everything and shows every token, to this machine, to the server's own page, and to
 * those who have its token. A foreign page in a browser on this machine could else send requests (their `Origin` tells), or
 * give its own name the address of this machine (DNS rebinding: `Host` tells).
 *
 * @param token What other machines have to send; without it, none of them may use the control plane.
 */
function guardControl(server: FastifyInstance, token: string | undefined): void {
  server.addHook('onRequest', async (request) => {
    const sent = sentToken(request);
    const hasToken = token !== undefined && sent !== undefined && sameText(sent, token);
    if (!hasToken && !isLoopback(request.raw.socket.remoteAddress ?? '')) throw fromElsewhere(token, sent);
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

function fromElsewhere(token: string | undefined, sent: string | undefined): Refusal {
  if (token === undefined)
    return new Refusal(
      403,
      'The control plane is only available on this machine. For other machines, start the server with --control-token TOKEN (controlToken in code), and send Authorization: Bearer TOKEN or X-Control-Token: TOKEN.',
    );
  return new Refusal(
    403,
    sent === undefined
      ? 'The control plane needs its token from other machines. Send that of --control-token as Authorization: Bearer TOKEN or X-Control-Token: TOKEN.'
      : 'The token of the control plane is wrong. Send that of --control-token.',
  );
}

function sentToken({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-control-token'];
  if (typeof own === 'string') return own;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

function nameOf(host: string): string | undefined {
  return URL.parse(`http://${host}/`)?.hostname.replace(/^\[(.*)\]$/, '$1');
}

function isOwnName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && isLoopback(name));
}

/** Browsers say where a request comes from; other clients do not. */
function isForeignFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Whether two secrets are the same, in a time that says nothing about them. */
function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
