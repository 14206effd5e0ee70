import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Fault } from '../failures/fault.ts';
import type { PassedResponse } from '../response/passed-response.ts';
import { corsHeaders } from './cors-headers.ts';
import { GARBAGE, resetConnection } from './send.ts';

/**
 * Passes a response on as it comes, or broken in the way that was asked for. Which pages may read it is the front's to say:
 * they have another origin here than at the other server.
 */
export function sendPassed(reply: FastifyReply, passed: PassedResponse, fault: Fault | undefined): void {
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
  const headers = withCors(passed.rawHeaders, raw.req);
  if (fault === 'garbage') {
    body.destroy();
    const left = withoutNames(headers, /^content-(length|encoding)$/i);
    raw.writeHead(passed.status, passed.statusText, left).end(GARBAGE);
    return;
  }
  raw.writeHead(passed.status, passed.statusText, headers);
  if (fault === 'truncate') void truncate(passed, raw);
  else pipeline(body, raw, () => {});
}

/** Sends half of what comes first, and closes the connection. */
async function truncate({ body }: PassedResponse, raw: ServerResponse): Promise<void> {
  await Promise.race([once(body, 'readable'), once(body, 'end'), once(body, 'close')]).catch(() => {});
  const chunk: unknown = body.read();
  const half = Buffer.isBuffer(chunk) ? chunk.subarray(0, Math.ceil(chunk.length / 2)) : Buffer.alloc(0);
  raw.write(half, () => {
    body.destroy();
    raw.destroy();
  });
}

/** The headers of the other server with the front's own of CORS; `vary` and the readable names are both servers'. */
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
