import { headerOf, type Exchange } from '../server/exchange.ts';
import { redactQuery } from '@telephony/http';
import type { Redactor } from './redactor.ts';

/** Bodies of these types are text; of others only the size is written. */
const TEXT = /json|^text\/|xml|urlencoded|csv/;

/** The exchanges as an HTTP archive (HAR 1.2), without secrets. Exchanges without a response have status 0, as in browsers. */
export function toHar(server: string, exchanges: Exchange[], redactor: Redactor): object {
  return {
    log: {
      version: '1.2',
      creator: { name: '@telephony/tools conformance', version: '0.1.0' },
      entries: exchanges.map((exchange) => entryOf(server, exchange, redactor)),
    },
  };
}

function entryOf(
  server: string,
  { by, request, outcome, startedAt, milliseconds }: Exchange,
  redactor: Redactor,
) {
  const failed = 'failure' in outcome;
  const answer = failed ? { status: 0, reason: '', headers: [], body: Buffer.alloc(0) } : outcome;
  const url = redactor.text(redactQuery(server + request.target));
  const headers = (list: [string, string][]) =>
    list.map(([name, value]) => ({ name, value: redactor.header(name, value) }));
  const type = headerOf(answer.headers, 'content-type') ?? '';
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: Math.round(milliseconds),
    comment: failed ? `${by}: ${outcome.failure}` : by,
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
        postData: {
          mimeType: headerOf(request.headers, 'content-type') ?? '',
          text: redactor.body(request.body.toString('utf8')),
        },
      }),
    },
    response: {
      status: answer.status,
      statusText: answer.reason,
      httpVersion: 'HTTP/1.1',
      headers: headers(answer.headers),
      cookies: [],
      content: {
        size: answer.body.length,
        mimeType: type,
        ...(TEXT.test(type) || type === ''
          ? { text: redactor.body(answer.body.toString('utf8')) }
          : { comment: 'not text' }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: answer.body.length,
    },
    cache: {},
    timings: { send: 0, wait: Math.round(milliseconds), receive: 0 },
  };
}
