import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { decodeBody } from '@telephony/http';
import type { ReceivedResponse, ServerRequest } from './exchange.ts';

/** Maximum bytes of a response; the rest is not read. Recordings are large, and a run keeps all responses. */
const LARGEST_BODY = 64 * 1024 * 1024;

/**
 * Sends one request on its own connection and does not follow redirects: a response is judged as it is.
 *
 * @param base Base address, without a slash at its end.
 * @param timeout Milliseconds for the whole response.
 * @returns The response, or why it is missing or incomplete.
 */
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
      // What follows a response without a body is not the beginning of another one: it was meant as the body.
      const surplus = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined;
      if (received?.statusCode === 204 && surplus) resolve(answerOf(received, surplus));
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
        if (size > LARGEST_BODY)
          response.destroy(new Error(`the response is larger than ${LARGEST_BODY} bytes`));
      });
      response.once('error', fail);
      response.once('end', () => {
        try {
          const encoding = response.headers['content-encoding'];
          resolve(answerOf(response, decodeBody(Buffer.concat(chunks), encoding, LARGEST_BODY)));
        } catch {
          resolve({ failure: 'the body is not compressed as its Content-Encoding says' });
        }
      });
    });
    sent.end(body);
  });
}

function answerOf(response: IncomingMessage, body: Buffer): ReceivedResponse {
  const { rawHeaders } = response;
  return {
    status: response.statusCode ?? 0,
    reason: response.statusMessage ?? '',
    headers: rawHeaders.flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
    ),
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
