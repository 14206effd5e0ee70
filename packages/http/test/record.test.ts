import { expect, test } from 'vitest';
import { serveDocument } from './support/serve-document.ts';

test('the control plane tells what was asked, and forgets it', async () => {
  const { ask } = await serveDocument();
  await ask('GET /things/1?__seed=a&__seed=b', { headers: { 'x-mine': 'yes' } });
  await ask('POST /form', { body: new URLSearchParams('count=7') });
  await ask('GET /things/x');
  const { json } = await ask('GET /_mock/requests');
  expect(json.total).toBe(3);
  expect(json.data[0]).toMatchObject({
    method: 'GET',
    path: '/things/1',
    query: { __seed: ['a', 'b'] },
    headers: { 'x-mine': 'yes' },
    body: null,
    operation_id: 'getThing',
    status: 200,
    refusal: null,
  });
  expect(json.data[1]).toMatchObject({ method: 'POST', body: 'count=7', status: 201 });
  expect(json.data[2].refusal.errors[0]).toMatchObject({ field: 'id', message: 'must be integer' });
  expect((await ask('GET /_mock/requests?operation_id=getThing&limit=1')).json).toMatchObject({
    total: 2,
    data: [{ path: '/things/x' }],
  });
  expect((await ask('GET /_mock/requests?status=201')).json.total).toBe(1);
  expect((await ask('GET /_mock/requests?stauts=201')).json.message).toContain('Did you mean status?');
  expect((await ask('DELETE /_mock/requests')).status).toBe(204);
  expect((await ask('GET /_mock/requests')).json).toEqual({ data: [], total: 0 });
});

test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
  'it is closed to pages of other origins: %j',
  async (headers: Record<string, string>) => {
    const { ask } = await serveDocument();
    expect((await ask('GET /_mock/requests', { headers })).status).toBe(403);
  },
);
