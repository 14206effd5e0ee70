import { STATUS_CODES } from 'node:http';
import { headerOf, type Exchange } from '../server/exchange.ts';
import type { Mask } from './mask.ts';

/** The exchanges as an HTTP archive (HAR 1.2), masked. Exchanges without a response have status 0, as in browsers. */
export function toHar(server: string, exchanges: readonly Exchange[], mask: Mask): object {
  return {
    log: {
      version: '1.2',
      creator: { name: '@telephony/conformance', version: '0.1.0' },
      entries: exchanges.map((exchange) => entryOf(server, exchange, mask)),
    },
  };
}

function entryOf(server: string, exchange: Exchange, mask: Mask) {
  const { by, request, outcome, operation, startedAt, milliseconds } = exchange;
  const failed = 'failure' in outcome;
  const answer = failed ? { status: 0, headers: [], body: Buffer.alloc(0) } : outcome;
  const url = server + mask.target(operation, request.target);
  const headers = (list: [string, string][]) => list.map(([name, value]) => mask.header(name, value));
  const typeOf = (list: [string, string][]) =>
    mask.header('content-type', headerOf(list, 'content-type') ?? '').value;
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: Math.round(milliseconds),
    comment: failed ? `${by}: no response` : by,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      headers: headers(request.headers),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      cookies: [],
      headersSize: -1,
      bodySize: request.body.length,
      ...(request.body.length > 0 && {
        postData: { mimeType: typeOf(request.headers), text: mask.body(request.body) },
      }),
    },
    response: {
      status: answer.status,
      statusText: STATUS_CODES[answer.status] ?? '',
      httpVersion: 'HTTP/1.1',
      headers: headers(answer.headers),
      cookies: [],
      content: {
        size: answer.body.length,
        mimeType: typeOf(answer.headers),
        text: mask.body(answer.body),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: answer.body.length,
    },
    cache: {},
    timings: { send: 0, wait: Math.round(milliseconds), receive: 0 },
  };
}
