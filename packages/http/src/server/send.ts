import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Fault } from '../prefer/preferences.ts';
import type { HttpResponse, PassedResponse } from '../response.ts';
import { UNDECLARED_HEADER } from '../failures/follow-rules.ts';
import { REASON_HEADER, WARNING_HEADER } from '../refusals/refusal-response.ts';
import { headerValues, type RawHeaders, withoutHeaders } from './raw-headers.ts';

export function sendPassed(
  raw: ServerResponse,
  passed: PassedResponse,
  fault: Fault | undefined,
  ownCors: boolean,
): void {
  const { body } = passed;
  // A client that has gone, or a server that breaks off, ends both sides.
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
    const kept = withoutHeaders(headers, (name) => /^content-(length|encoding)$/.test(name));
    raw.writeHead(passed.status, passed.statusText, kept).end(GARBAGE);
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

// The page has another origin here than at the upstream, so the CORS headers of the upstream would not fit.
function withCors(rawHeaders: RawHeaders, request: IncomingMessage): string[] {
  const own = corsHeaders(request);
  const merged = Object.entries(own).flatMap(([name, value]) => {
    const isList = name === 'vary' || name === 'access-control-expose-headers';
    return [name, [...(isList ? headerValues(rawHeaders, name) : []), value].join(', ')];
  });
  const isReplaced = (name: string) => name.startsWith('access-control-') || name in own;
  return [...withoutHeaders(rawHeaders, isReplaced), ...merged];
}

const EXPOSED_HEADERS = [
  'Allow',
  'Deprecation',
  'Location',
  'Preference-Applied',
  'Retry-After',
  UNDECLARED_HEADER,
  REASON_HEADER,
  WARNING_HEADER,
].join(', ');

// Errors have these headers too, so that a page can read them (Fetch Standard, section 3.3).
export function corsHeaders({ method, headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined) return ANY_ORIGIN;
  const always = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
    vary: 'Origin',
  };
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return always;
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
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED_HEADERS };

export function send(raw: ServerResponse, response: HttpResponse, fault?: Fault): void {
  if (fault === 'reset') return resetConnection(raw);
  if (fault === 'truncate') return truncate(raw, response);
  const { status, headers } = response;
  const body = fault === 'garbage' ? GARBAGE : response.body;
  const isEmpty = body === undefined;
  const hasLength =
    !isEmpty || (status >= 200 && status !== 204 && status !== 304 && raw.req.method !== 'HEAD');
  raw.writeHead(status, {
    ...(!isEmpty && { 'content-type': 'application/octet-stream' }),
    ...headers,
    ...(hasLength && { 'content-length': isEmpty ? 0 : Buffer.byteLength(body) }),
  });
  raw.end(body);
}

export function sendReply(reply: FastifyReply, { body, headers, status }: HttpResponse): void {
  // To a text of JSON, the server would add a charset, which JSON does not have.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  void reply.code(status).headers(headers).send(bytes);
}

// No parser of JSON, XML or UTF-8 takes these bytes.
const GARBAGE = Buffer.from([0x7b, 0x22, 0x00, 0xff, 0xfe, 0x3c, 0x21, 0x5b]);

function resetConnection({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

function truncate(raw: ServerResponse, { status, headers, body = '' }: HttpResponse): void {
  const bytes = Buffer.from(body);
  // Without a body, only the head could break off.
  const announced = Math.max(bytes.length, 2);
  raw.writeHead(status === 204 || status === 304 ? 200 : status, { ...headers, 'content-length': announced });
  const half = bytes.length === 0 ? Buffer.from('{') : bytes.subarray(0, Math.ceil(bytes.length / 2));
  raw.write(half, () => raw.destroy());
}
