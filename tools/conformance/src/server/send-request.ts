import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { decodeBody } from './decode-body.ts';
import type { ServerAnswer, ServerRequest } from './exchange.ts';

/** Bytes of an answer after which the rest is not waited for. Recordings are large, a run holds all answers. */
const LARGEST_BODY = 64 * 1024 * 1024;

/**
 * Sends one request on a connection of its own and follows no redirect: an answer is judged as it is.
 *
 * @param base Base address, without a slash at its end.
 * @param timeout Milliseconds for the whole answer.
 * @returns The answer, or why there is none whole.
 */
export function sendRequest(
  base: string,
  { method, target, headers, body }: ServerRequest,
  timeout: number,
  signal: AbortSignal,
): Promise<ServerAnswer | { failure: string }> {
  const url = new URL(base + target);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const late = AbortSignal.timeout(timeout);
  return new Promise((resolve) => {
    let received: IncomingMessage | undefined;
    const fail = (error: NodeJS.ErrnoException) => {
      // What follows an answer without a body is no beginning of another one: it was meant as the body.
      const surplus = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined;
      if (received?.statusCode === 204 && surplus) resolve(answerOf(received, surplus));
      else resolve({ failure: late.aborted ? `no whole answer within ${timeout} ms` : reasonOf(error) });
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
          response.destroy(new Error(`the answer is larger than ${LARGEST_BODY} bytes`));
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

function answerOf(response: IncomingMessage, body: Buffer): ServerAnswer {
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

/** Without the address: it stands at the head of the report. */
function reasonOf(error: NodeJS.ErrnoException): string {
  const known: Record<string, string> = {
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection was dropped before the answer was whole',
    ENOTFOUND: 'the name of the host is not known',
    EAI_AGAIN: 'the name of the host could not be looked up',
    ETIMEDOUT: 'the connection could not be made in time',
    EHOSTUNREACH: 'the host cannot be reached',
  };
  const code = error.code ?? '';
  if (code.startsWith('HPE_')) return `the answer is not HTTP (${code})`;
  return known[code] ?? `${error.message || 'no answer'}${code === '' ? '' : ` (${code})`}`;
}
