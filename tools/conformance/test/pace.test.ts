import { readContract } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/generate/files';
import { startServer } from '@telephony/testing/start-server';
import { describe, expect, it } from 'vitest';
import { createAsk } from '../src/server/ask.ts';
import { type Exchange, readRequest } from '../src/server/exchange.ts';
import { createPacer, pauseFor } from '../src/server/pace.ts';
import { optionsFor } from './support/servers.ts';

describe('a server that has no time', () => {
  const answer = (status: number, headers: [string, string][] = [], body = '') => ({
    status,
    reason: '',
    headers,
    body: Buffer.from(body),
  });

  it.each([
    ['429 with seconds', answer(429, [['Retry-After', '7']]), 0, 7],
    ['429 with a moment', answer(429, [['retry-after', 'Thu, 01 Jan 1970 00:00:09 GMT']]), 0, 9],
    ['429 without', answer(429), 2, 5],
    ['429 with too much', answer(429, [['Retry-After', '86400']]), 0, 120],
    ['503 with seconds', answer(503, [['Retry-After', '1']]), 0, 1],
    ['503 without', answer(503), 0, undefined],
    [
      'the documented 400',
      answer(400, [], '{"message":"Maximum per minute call rate exceeded for this account"}'),
      0,
      1,
    ],
    ['any other 400', answer(400, [], '{"message":"Validation error"}'), 0, undefined],
    ['200', answer(200), 0, undefined],
  ])('%s', (_, outcome, attempt, seconds) => {
    expect(pauseFor(outcome, attempt, 0)).toBe(seconds);
  });

  it('is asked again after the pause, and its 429 counts once', async () => {
    let asked = 0;
    const server = await startServer((_, response) => {
      if (asked++ < 3) response.writeHead(429, { 'Retry-After': '0' }).end();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[],"total":0}');
    });
    const exchanges: Exchange[] = [];
    const limits: number[] = [];
    const ask = createAsk({
      server,
      permissions: optionsFor('').permissions,
      router: readContract(readBundle(contractFolder)).router,
      timeout: 1000,
      signal: new AbortController().signal,
      onExchange: (exchange) => exchanges.push(exchange),
      onLimited: (_, seconds) => limits.push(seconds),
    });
    const exchange = await ask('test', readRequest('/cdrs', 'a'));
    expect(exchange.outcome).toMatchObject({ status: 200 });
    expect([exchanges.length, limits]).toEqual([1, [0, 0, 0]]);
  });

  it('gets no more requests a second than its rate', async () => {
    const pace = createPacer(50);
    const started = performance.now();
    await Promise.all(Array.from({ length: 11 }, () => pace(new AbortController().signal)));
    expect(performance.now() - started).toBeGreaterThan(190);
  });
});
