import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openapiJson } from '@telephony/openapi';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { type Mock, type MockOptions, startMock, startProxy } from '../src/index.ts';
import { ask } from './support/ask.ts';

async function start(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock({ port: 0, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

test('is closed at the end of the scope with await using', async () => {
  let url: string;
  {
    await using mock = await startMock({ port: 0 });
    await using proxy = await startProxy({ port: 0, upstream: mock.url });
    url = mock.url;
    expect((await fetch(`${proxy.url}/ping`, { headers: { 'X-Auth-Token': 'any' } })).status).toBe(200);
  }
  await expect(fetch(`${url}/ping`)).rejects.toThrow('fetch failed');
});

test('remembers requests as they came, whatever became of them', async () => {
  const mock = await start();
  await ask(mock.url, 'POST /v1.2/voice/calls?__seed=%20', { body: { to: '447700900456', from: '410003' } });
  await ask(mock.url, 'GET /nowhere', { anonymous: true });
  expect(mock.requests).toMatchObject([
    { method: 'POST', url: '/v1.2/voice/calls?__seed=%20', operationId: 'createCall', status: 201 },
    { method: 'GET', url: '/nowhere', operationId: undefined, status: 404 },
  ]);
  expect(mock.requests[0]?.headers['x-auth-token']).toBe('any');
  expect(JSON.parse(String(mock.requests[0]?.body))).toEqual({ to: '447700900456', from: '410003' });
  mock.clear();
  expect(mock.requests).toEqual([]);
});

test('remembers the last ones only, where there are more than asked for', async () => {
  const mock = await start({ remember: 2 });
  for (const id of [1, 2, 3]) await ask(mock.url, `GET /cdrs/${id}`);
  expect(mock.requests.map(({ url }) => url)).toEqual(['/cdrs/2', '/cdrs/3']);
});

test('forgets requests whose bodies are too large together', async () => {
  const mock = await start();
  for (let index = 0; index < 5; index++) await ask(mock.url, 'POST /calls', { body: 'x'.repeat(9e6) });
  expect(mock.requests.length).toBe(3);
});

test('a listener that fails is a 500 in the envelope, not the end', async () => {
  const mock = await start({
    onRequest: () => {
      throw new Error('listener');
    },
  });
  const { status, json } = await ask(mock.url, 'GET /cdrs/5');
  expect({ status, ...json }).toEqual({
    status: 500,
    message: 'The mock failed: Error: listener',
    errors: [],
  });
});

function changedBundle(change: (bundle: any) => void): string {
  const bundle = JSON.parse(readFileSync(openapiJson, 'utf8'));
  change(bundle);
  const document = join(temporaryFolder(), 'openapi.json');
  writeFileSync(document, JSON.stringify(bundle));
  return document;
}

test('with errors, an example that breaks the contract is 500 and says where', async () => {
  const document = changedBundle(({ components }) => {
    components.schemas.Cdr.properties.billsec = { type: 'string' };
  });
  const lenient = await start({ document });
  expect((await ask(lenient.url, 'GET /cdrs/5')).status).toBe(200);
  const strict = await start({ document, errors: true });
  const { status, json } = await ask(strict.url, 'GET /cdrs/5');
  expect({ status, ...json }).toEqual({
    status: 500,
    message: 'The response of getCdr breaks the contract. See errors for each mistake.',
    errors: [{ field: 'body.data.billsec', message: 'must be string' }],
  });
});

test('a deprecated parameter is no mistake', async () => {
  const document = changedBundle(({ components }) => {
    components.parameters.limit.deprecated = true;
  });
  const mock = await start({ document });
  expect((await ask(mock.url, 'GET /cdrs?limit=2')).status).toBe(200);
});

test('closes at once while connections are open and answers on their way', async () => {
  const mock = await startMock({ port: 0, delay: 60_000 });
  const idle = connect(Number(new URL(mock.url).port), '127.0.0.1');
  await once(idle, 'connect');
  const waiting = ask(mock.url, 'GET /cdrs/5').catch((error: unknown) => (error as Error).message);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = performance.now();
  await mock.close();
  expect(performance.now() - before).toBeLessThan(1000);
  expect(await waiting).toBe('fetch failed');
  idle.destroy();
});

test('listens where it is told to', async () => {
  const mock = await start({ host: '::1' });
  expect(mock.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await ask(mock.url, 'GET /cdrs/5')).status).toBe(200);
  expect((await start({ host: '0.0.0.0' })).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
