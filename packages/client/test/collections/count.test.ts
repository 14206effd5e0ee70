import { expect, test } from 'vitest';
import { count, createTelephony, where } from '../../src/index.ts';
import { json, startServer } from '../support/start-server.ts';

test('asks for one record and gives the total', async () => {
  const seen: URLSearchParams[] = [];
  const baseUrl = await startServer((request, response) => {
    seen.push(new URL(request.url!, 'http://localhost').searchParams);
    json(response, { data: [{ id: 1 }], total: 4711 });
  });
  const pbx = createTelephony({ baseUrl, auth: 'token' });
  expect(await count(pbx, '/cdrs')).toBe(4711);
  expect(await count(pbx, '/cdrs', { filter: where('/cdrs').eq('type', 'M') })).toBe(4711);
  expect(seen.map((query) => Object.fromEntries(query))).toEqual([
    { limit: '1' },
    { limit: '1', filter: '[{"property":"type","operator":"eq","value":"M"}]' },
  ]);
});

test.each([
  [{ data: [] }, 'total'],
  [{ total: 3 }, 'data'],
  [[], 'data'],
  [null, 'data'],
])('%j is no page', async (body, message) => {
  const baseUrl = await startServer((_, response) => json(response, body));
  const asked = count(createTelephony({ baseUrl, auth: 'token' }), '/cdrs');
  await expect(asked).rejects.toMatchObject({ kind: 'body', message: expect.stringContaining(message) });
});
