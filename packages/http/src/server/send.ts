import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Fault } from '../prefer/preferences.ts';
import type { HttpResponse, PassedResponse } from '../response.ts';
import { UNDECLARED_HEADER } from '../failures/follow-rules.ts';
import { REASON_HEADER, WARNING_HEADER } from '../refusals/refusal-response.ts';

export function sendPassed(
  reply: FastifyReply,
  passed: PassedResponse,
  fault: Fault | undefined,
  ownCors: boolean,
): void {
  reply.hijack();
  const { raw } = reply;
  const { body } = passed;
  // A client that has gone, or a server that breaks off, ends both sides; there is nobody to tell.
  body.on('error', () => {});
  if (fault === 'reset') {
    body.destroy();
    resetConnection(raw);
    return;
  }
  raw.sendDate = false;
  const headers = ownCors ? withCors(passed.rawHeaders, raw.req) : [...passed.rawHeaders];
  if (fault === 'garbage') {
    body.destroy();
    const left = withoutNames(headers, /^content-(length|encoding)$/i);
    raw.writeHead(passed.status, passed.statusText, left).end(GARBAGE);
    return;
  }
  raw.writeHead(passed.status, passed.statusText, headers);
  if (fault === 'truncate') void truncatePassed(passed, raw);
  else pipeline(body, raw, () => {});
}

async function truncatePassed({ body }: PassedResponse, raw: ServerResponse): Promise<void> {
  await Promise.race([once(body, 'readable'), once(body, 'end'), once(body, 'close')]).catch(() => {});
  const chunk: unknown = body.read();
  const half = Buffer.isBuffer(chunk) ? chunk.subarray(0, Math.ceil(chunk.length / 2)) : Buffer.alloc(0);
  raw.write(half, () => {
    body.destroy();
    raw.destroy();
  });
}

function withCors(rawHeaders: readonly string[], request: IncomingMessage): string[] {
  const own = corsHeaders(request);
  const merged = Object.entries(own).flatMap(([name, value]) => {
    const theirs = /^(vary|access-control-expose-headers)$/.test(name) ? valuesOf(rawHeaders, name) : [];
    return [name, [...theirs, value].join(', ')];
  });
  return [...withoutNames(rawHeaders, /^access-control-/i, 'vary' in own ? /^vary$/i : undefined), ...merged];
}

function withoutNames(rawHeaders: readonly string[], ...names: (RegExp | undefined)[]): string[] {
  return rawHeaders.filter((_, index) => !names.some((name) => name?.test(rawHeaders[index - (index % 2)]!)));
}

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === name);
}

const EXPOSED = [
  'Allow',
  'Deprecation',
  'Location',
  'Preference-Applied',
  'Retry-After',
  UNDECLARED_HEADER,
  REASON_HEADER,
  WARNING_HEADER,
].join(', ');

/**
 * Headers that let a page of another origin send requests, with and without credentials; errors have them too, so that the
 * page can read them (Fetch Standard, section 3.3).
 */
export function corsHeaders({ method, headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return ANYBODY;
  const always = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
    vary: 'Origin',
  };
  const asked = headers['access-control-request-method'];
  if (method !== 'OPTIONS' || asked === undefined) return always;
  return {
    ...always,
    // `*` covers neither a request with credentials nor Authorization.
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
    ...(headers['access-control-request-private-network'] === 'true' && {
      'access-control-allow-private-network': 'true',
    }),
    vary: 'Origin, Access-Control-Request-Headers',
  };
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const ANYBODY = { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED };

export function send(reply: FastifyReply, response: HttpResponse, fault?: Fault): void {
  const { status, headers, body } = response;
  if (fault === 'reset') {
    reply.hijack();
    resetConnection(reply.raw);
    return;
  }
  if (fault === 'truncate') return truncate(reply, response);
  void reply
    .code(status)
    .headers(headers)
    .send(fault === 'garbage' ? GARBAGE : body);
}

const GARBAGE = Buffer.from([0x7b, 0x22, 0x00, 0xff, 0xfe, 0x3c, 0x21, 0x5b]);

function resetConnection({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

function truncate(reply: FastifyReply, { status, headers, body = '' }: HttpResponse): void {
  reply.hijack();
  const bytes = Buffer.from(body);
  // Without a body there is nothing to break off but the head.
  const announced = Math.max(bytes.length, 2);
  reply.raw.writeHead(status === 204 || status === 304 ? 200 : status, {
    ...(reply.getHeaders() as Record<string, string>),
    ...headers,
    'content-length': announced,
  });
  const half = bytes.length === 0 ? Buffer.from('{') : bytes.subarray(0, Math.ceil(bytes.length / 2));
  reply.raw.write(half, () => reply.raw.destroy());
}
