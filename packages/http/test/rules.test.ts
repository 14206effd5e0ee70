import { describe, expect, test } from 'vitest';
import { serveDocument } from './support/serve-document.ts';

const json = (body: unknown): RequestInit => ({ body: JSON.stringify(body) });

test('a sequence is for one request each, in order, and then everything is as usual', async () => {
  const { ask } = await serveDocument();
  const sequence = [
    { code: 503, headers: { 'retry-after': '1' } },
    {},
    { code: 404 },
    { code: 429, times: 2 },
  ];
  expect((await ask('POST /_mock/rules', json({ operation_id: 'getThing', sequence }))).status).toBe(201);
  const seen: unknown[] = [];
  for (let index = 0; index < 6; index++) {
    const { status, headers } = await ask('GET /things/1');
    seen.push([status, headers.get('retry-after'), headers.get('x-undeclared-status')]);
  }
  expect(seen).toEqual([
    [503, '1', '503'],
    [200, null, null],
    [404, null, null],
    [429, null, '429'],
    [429, null, '429'],
    [200, null, null],
  ]);
  expect((await ask('GET /_mock/rules')).json).toEqual({ data: [], total: 0 });
});

test('a rule can begin again, be for all operations, and have a body of its own', async () => {
  const { ask } = await serveDocument();
  await ask('POST /_mock/rules', json({ sequence: [{ code: 500, body: { mine: true } }, {}], repeat: true }));
  const seen = [];
  for (const line of ['GET /things/1', 'GET /strange', 'GET /things/2', 'GET /strange'])
    seen.push((await ask(line)).status);
  expect(seen).toEqual([500, 200, 500, 200]);
  expect((await ask('GET /things/1')).json).toEqual({ mine: true });
});

test('the oldest rule goes first; one that is for all that follow stays until it is removed', async () => {
  const { ask, front } = await serveDocument();
  front.rules.add({ operation_id: 'getThing', sequence: [{ code: 500 }] });
  expect(front.rules.list()).toHaveLength(1);
  const { id } = front.rules.add({ operation_id: 'getThing', sequence: [{ example: 'two', times: null }] });
  const seen = [];
  for (let index = 0; index < 4; index++) seen.push((await ask('GET /things/1')).json.name);
  expect(seen).toEqual([undefined, 'two', 'two', 'two']);
  expect((await ask(`DELETE /_mock/rules/${id}`)).status).toBe(204);
  expect((await ask('GET /things/1')).json.name).toBe('one');
  expect((await ask(`DELETE /_mock/rules/${id}`)).status).toBe(404);
});

test('an example has its own status', async () => {
  const { ask, front } = await serveDocument();
  front.rules.add({ operation_id: 'getThing', sequence: [{ example: 'gone' }] });
  const { status, json: body } = await ask('GET /things/1');
  expect([status, body.message]).toEqual([404, 'It is gone.']);
});

describe('refuses', () => {
  test.each<[unknown, string]>([
    [{ sequence: [] }, 'body.sequence'],
    [{ operation_id: 'nothing', sequence: [{}] }, 'body.operation_id'],
    [{ operation_id: 'getThing', sequence: [{ example: 'none' }] }, 'body.sequence[0].example'],
    [{ sequence: [{ code: 99 }] }, 'body.sequence[0].code'],
    [{ sequence: [{ fault: 'fire' }] }, 'body.sequence[0].fault'],
    [{ sequence: [{ headers: { 'x\r\n': 'y' } }] }, 'body.sequence[0].headers'],
    [{ sequence: [{ delay: -1 }] }, 'body.sequence[0].delay'],
  ])('%j', async (rule, field) => {
    const { ask } = await serveDocument();
    const { status, json: refusal } = await ask('POST /_mock/rules', json(rule));
    expect([status, refusal.errors[0].field]).toEqual([400, field]);
  });
});

test('delays are waited for', async () => {
  const { ask, front } = await serveDocument();
  front.rules.add({ sequence: [{ delay: 200 }] });
  const before = performance.now();
  expect((await ask('GET /things/1')).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(195);
});
