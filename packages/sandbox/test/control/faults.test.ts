import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/start-sandbox.ts';

const headers = { 'x-auth-token': '62cdb7020ff920e5aa642c3d4066950dd1f01f4d' };

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: 'manual' });
});

afterAll(() => sandbox.close());

afterEach(() => sandbox.control.DELETE('/faults', {}));

function addRule(rule: {
  status?: number;
  delay?: number;
  drop?: boolean;
  malformed?: boolean;
  times?: number;
}) {
  return sandbox.control.POST('/faults', { body: { operation_id: 'getCdr', ...rule } });
}

function getCdr(init: RequestInit = { headers }): Promise<Response> {
  return fetch(`${sandbox.baseUrl}/cdrs/42001`, init);
}

test('a declared status has the example of the contract, also without a token, so many times', async () => {
  await addRule({ status: 404, times: 2 });
  for (const asked of [{ headers }, {}]) {
    const response = await getCdr(asked);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.any(String), errors: expect.any(Array) });
  }
  expect((await getCdr()).status).toBe(200);
  expect((await sandbox.control.GET('/faults', {})).data?.total).toBe(0);
});

test('a status that the contract does not know has the envelope of errors', async () => {
  await addRule({ status: 503 });
  const response = await getCdr();
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: expect.any(String), errors: [] });
});

test('other operations are not touched', async () => {
  await addRule({ status: 500 });
  expect((await fetch(`${sandbox.baseUrl}/cdrs?limit=1`, { headers })).status).toBe(200);
});

test('the connection is dropped', async () => {
  await addRule({ drop: true, times: 1 });
  await expect(getCdr()).rejects.toThrow('fetch failed');
  expect((await getCdr()).status).toBe(200);
});

test('the answer is JSON that breaks off', async () => {
  await addRule({ malformed: true });
  const response = await getCdr();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/json/);
  const text = await response.text();
  expect(text).not.toBe('');
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('the answer is late, in real time, and good', async () => {
  await addRule({ delay: 300 });
  await expect(getCdr({ headers, signal: AbortSignal.timeout(60) })).rejects.toThrow(/timeout/);
  expect((await getCdr()).status).toBe(200);
});

test('the oldest rule goes first', async () => {
  await addRule({ status: 500, times: 1 });
  await addRule({ status: 403, times: 1 });
  const statuses = [await getCdr(), await getCdr(), await getCdr()].map(({ status }) => status);
  expect(statuses).toEqual([500, 403, 200]);
});
