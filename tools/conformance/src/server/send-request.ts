import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { decodeBody, headerPairs } from '@telephony/http';
import type { ReceivedResponse, ServerRequest } from './exchange.ts';

// Recordings are large, and a run keeps all responses.
const MAX_BODY_BYTES = 64 * 1024 * 1024;

// One connection per request, and no redirects: a response is judged as it is.
export function sendRequest(
  base: string,
  { method, target, headers, body }: ServerRequest,
  timeout: number,
  signal: AbortSignal,
): Promise<ReceivedResponse | { failure: string }> {
  const url = new URL(base + target);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const late = AbortSignal.timeout(timeout);
  return new Promise((resolve) => {
    let received: IncomingMessage | undefined;
    const fail = (error: NodeJS.ErrnoException) => {
      // Bytes after a response without a body were meant as its body.
      const surplus = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined;
      if (received?.statusCode === 204 && surplus) resolve(responseOf(received, surplus));
      else resolve({ failure: late.aborted ? `no complete response within ${timeout} ms` : reasonOf(error) });
    };
    const sent = send(url, {
      method,
      headers: [
        ...headers,
        ['Host', url.host],
        ['Accept-Encoding', 'identity'],
        ['Connection', 'close'],
        ...lengthOf(method, body),
      ].flat(),
      agent: false,
      signal: AbortSignal.any([late, signal]),
    });
    sent.once('error', fail);
    sent.once('response', (response) => {
      received = response;
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_BODY_BYTES)
          response.destroy(new Error(`the response is larger than ${MAX_BODY_BYTES} bytes`));
      });
      response.once('error', fail);
      response.once('end', () => {
        try {
          const encoding = response.headers['content-encoding'];
          resolve(responseOf(response, decodeBody(Buffer.concat(chunks), encoding, MAX_BODY_BYTES)));
        } catch {
          resolve({ failure: 'the body is not compressed as its Content-Encoding says' });
        }
      });
    });
    sent.end(body);
  });
}

function responseOf(response: IncomingMessage, body: Buffer): ReceivedResponse {
  return {
    status: response.statusCode ?? 0,
    reason: response.statusMessage ?? '',
    headers: headerPairs(response.rawHeaders),
    body,
  };
}

function lengthOf(method: string, body: Buffer): [string, string][] {
  return body.length > 0 || method !== 'GET' ? [['Content-Length', String(body.length)]] : [];
}

function reasonOf(error: NodeJS.ErrnoException): string {
  const known: Record<string, string> = {
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection closed before the response was complete',
    ENOTFOUND: 'the name of the host is not known',
    EAI_AGAIN: 'the name of the host could not be looked up',
    ETIMEDOUT: 'the connection could not be made in time',
    EHOSTUNREACH: 'the host cannot be reached',
  };
  const code = error.code ?? '';
  if (code.startsWith('HPE_')) return `the response is not HTTP (${code})`;
  return known[code] ?? `${error.message || 'no response'}${code === '' ? '' : ` (${code})`}`;
}
