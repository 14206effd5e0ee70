import { expect, test } from 'vitest';
import { createTelephony, operations } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

const change = { path: { id: 8000000001 }, body: { dst: '100' } };

test('301 with a body is the success of PATCH /calls/{id}, sent once', async () => {
  const asked: string[] = [];
  const baseUrl = await startServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    json(response, { data: { id: 8000000001 }, links: {} }, 301);
  });
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
  expect((await pbx.updateCall(change)).data.id).toBe(8000000001);
  expect(await pbx.raw.updateCall(change)).toMatchObject({ error: undefined });
  expect(asked).toEqual(Array(2).fill('PATCH /v1.2/service/calls/8000000001'));
});

test('the same with a Location is not followed either', async () => {
  const baseUrl = await startServer((_, response) => {
    response
      .writeHead(301, { location: 'http://127.0.0.1:9/', 'content-type': 'application/json' })
      .end('{"data":{"id":1},"links":{}}');
  });
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
  expect((await pbx.updateCall(change)).data.id).toBe(1);
});

test('a browser hides that answer, so the call is read', async () => {
  const asked: string[] = [];
  const pbx = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    auth: 'TOKEN',
    fetch: async (url, { method, body }) => {
      asked.push(`${method} ${url}`);
      expect(body === null).toBe(method === 'GET');
      if (method === 'GET') return Response.json({ data: { id: 8000000001 }, links: {} });
      return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    },
    operations,
  });
  expect((await pbx.updateCall(change)).data.id).toBe(8000000001);
  expect(asked).toEqual([
    'PATCH https://host/v1.2/service/calls/8000000001',
    'GET https://host/v1.2/service/calls/8000000001',
  ]);
  expect(await caught(pbx.updateMonitor({ path: { id: 1 }, body: {} }))).toMatchObject({
    kind: 'status',
    status: 0,
  });
});

test.each([301, 302, 303, 307, 308])(
  'another %i is an error, and the other origin sees nothing',
  async (status) => {
    let seen = 0;
    const other = await startServer((_, response) => {
      seen += 1;
      json(response, { data: {} });
    });
    const baseUrl = await startServer((_, response) => {
      response.writeHead(status, { location: `${other}/stolen?token=hunter2` }).end();
    });
    const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
    for (const call of [pbx.getCdr({ id: 1 }), pbx.createCall({ to: '100', from: '410003' })]) {
      const error = await caught(call);
      expect(error).toMatchObject({ kind: 'status', status });
      expect(error.message).toContain(new URL(other).origin);
      expect(error.message).not.toContain('hunter2');
    }
    expect(seen).toBe(0);
  },
);

test('a Location that is relative, broken or missing', async () => {
  const answers = ['/elsewhere', 'http://', undefined];
  for (const location of answers) {
    const baseUrl = await startServer((_, response) => {
      response.writeHead(302, location === undefined ? {} : { location }).end();
    });
    const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
    expect(await caught(pbx.getCdr({ id: 1 }))).toMatchObject({ status: 302 });
  }
});
