import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { smallContract } from '@telephony/testing/small-contract';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Mock, type MockOptions, startMock } from '../src/index.ts';
import { ask } from './support/ask.ts';

const ROOT = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: 'https://shop.example/api' }]
paths:
  /orders/{id}:
    $ref: orders.yaml#/order
  /orders/{id}:cancel:
    post:
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { '204': { description: Cancelled } }
`;
const ORDERS = `order:
  get:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    responses:
      '200':
        description: The order.
        content:
          application/json:
            schema: { $ref: '#/schemas/Order' }
            example: { id: 7, note: first }
schemas:
  Order:
    type: object
    properties:
      id: { type: integer }
      note: { type: string }
`;

async function start(options: MockOptions) {
  const mock = await startMock({ port: 0, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

const orderId = async ({ url }: Mock) => (await ask(url, 'GET /orders/1')).json.id;

function shop() {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('shop.yaml', ROOT);
  write('orders.yaml', ORDERS);
  return { folder, document: join(folder, 'shop.yaml'), write };
}

async function startFollowing() {
  const { folder, document, write } = shop();
  const reloads: (string | undefined)[] = [];
  const mock = await start({
    document,
    watch: true,
    onReload: (failure) => void reloads.push(failure?.message),
  });
  return { mock, folder, write, reloads };
}

test('two files of YAML', async () => {
  const mock = await start({ document: shop().document });
  expect((await ask(mock.url, 'GET /orders/7')).json).toEqual({ id: 7, note: 'first' });
  expect((await ask(mock.url, 'GET /api/orders/7')).status).toBe(200);
  expect((await ask(mock.url, 'GET /orders/seven')).status).toBe(400);
  expect((await ask(mock.url, 'POST /orders/7:cancel')).status).toBe(204);
});

test('a folder, and an HTTP URL', async () => {
  const folder = temporaryFolder();
  cpSync(smallContract, folder, { recursive: true });
  expect((await ask((await start({ document: folder })).url, 'GET /')).text).toContain('Mock of');

  const text = readFileSync(fileURLToPath(openapiJson), 'utf8');
  const url = await startServer((_request, response) => response.end(text));
  const mock = await start({ document: `${url}/openapi.json` });
  expect((await ask(mock.url, 'GET /v1.2/voice/cdrs/5')).json.data.id).toBe(42001);
});

test('a revision is served as it was, beside the working tree', async () => {
  const { folder, write } = shop();
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example', 'commit', '--quiet', '--message', 'one');
  write('orders.yaml', ORDERS.replace('id: 7', 'id: 8'));
  const before = await startIn(folder, 'git:HEAD:shop.yaml');
  expect(await orderId(before)).toBe(7);
  const now = await start({ document: join(folder, 'shop.yaml') });
  expect(await orderId(now)).toBe(8);
  await expect(startIn(folder, 'git:nowhere')).rejects.toThrow(/git:nowhere cannot be read: .*nowhere/s);
  await expect(startIn(folder, 'git:HEAD')).rejects.toThrow('git:HEAD:openapi/openapi.yaml cannot be read');
});

async function startIn(folder: string, document: string) {
  const here = process.cwd();
  process.chdir(folder);
  try {
    return await start({ document });
  } finally {
    process.chdir(here);
  }
}

test('a broken document is refused with file and line', async () => {
  const { document, write } = shop();
  write('orders.yaml', ORDERS.replace('#/schemas/Order', '#/schemas/Ordre'));
  await expect(startMock({ port: 0, document })).rejects.toThrow(/orders\.yaml:9 Can't resolve \$ref/);
  write('orders.yaml', `${ORDERS}\n  [`);
  await expect(startMock({ port: 0, document })).rejects.toThrow(/orders\.yaml:\d+ /);
  write('orders.yaml', ORDERS.replace('type: string ', 'type: strin '));
  await expect(startMock({ port: 0, document })).rejects.toThrow(
    /has invalid schemas:\n {2}#\/components\/schemas\/Order\/properties\/note\/type/,
  );
  write('orders.yaml', ORDERS);
  write('shop.yaml', ROOT.replaceAll(':cancel', '{action}'));
  await expect(startMock({ port: 0, document })).rejects.toThrow('/orders/{id}{action} has two parameters');
  write('shop.yaml', ROOT.replace('3.1.0', '3.0.3'));
  await expect(startMock({ port: 0, document })).rejects.toThrow('shop.yaml is OpenAPI 3.0.3.');
  await expect(startMock({ port: 0, document: '/nowhere.yaml' })).rejects.toThrow(
    '/nowhere.yaml cannot be read',
  );
});

test.each(['yaml', 'json'])(
  'a document in OpenAPI 3.2 is served with what it has added: %s',
  async (form) => {
    const { folder, write } = shop();
    const json = (value: object) => ({ 'application/json': { schema: { type: 'object' }, example: value } });
    const ok = (content: object) => ({ responses: { 200: { description: 'Orders.', content } } });
    const contract = {
      openapi: '3.2.0',
      $self: 'https://shop.example/openapi.json',
      info: { title: 'Shop', version: '1' },
      servers: [{ url: 'https://shop.example/api', name: 'main' }],
      tags: [
        { name: 'shop', kind: 'nav' },
        { name: 'orders', parent: 'shop' },
      ],
      paths: {
        '/orders': {
          get: ok({ ...json({ page: 1 }), 'application/jsonl': { itemSchema: { type: 'object' } } }),
          query: {
            ...ok(json({ found: 2 })),
            requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
          },
          additionalOperations: { COPY: ok(json({ copied: true })) },
        },
      },
    };
    write(`new.${form}`, JSON.stringify(contract));
    const { url } = await start({ document: join(folder, `new.${form}`) });
    expect((await ask(url, 'GET /orders')).json).toEqual({ page: 1 });
    expect(await ask(url, 'QUERY /orders', { body: { q: 'a' } })).toMatchObject({
      status: 200,
      json: { found: 2 },
    });
    expect((await ask(url, 'GET /orders', { headers: { accept: 'application/jsonl' } })).status).toBe(200);
    expect((await ask(url, 'PUT /orders')).status).toBe(405);
  },
);

test('edits of each of its files are followed, a broken one is reported and left', async () => {
  const { mock, write, reloads } = await startFollowing();
  const edit = async (text: string) => {
    const before = reloads.length;
    write('orders.yaml', text);
    await vi.waitFor(() => expect(reloads.length).toBeGreaterThan(before), { timeout: 20_000 });
    return reloads.at(-1);
  };
  expect(await edit(ORDERS.replace('id: 7', 'id: 8'))).toBeUndefined();
  expect(await orderId(mock)).toBe(8);
  expect(await edit(ORDERS.replace('id: { type: integer }', 'id: { type: intger }'))).toContain(
    '#/components/schemas/Order/properties/id/type',
  );
  expect(await orderId(mock)).toBe(8);
  expect(await edit(ORDERS)).toBeUndefined();
  expect(await orderId(mock)).toBe(7);
});

test('a file that a broken edit refers to is followed before it is there', async () => {
  const { mock, folder, write, reloads } = await startFollowing();
  write('shop.yaml', ROOT.replace('orders.yaml#/order', 'later/orders.yaml#/order'));
  await vi.waitFor(() => expect(reloads.at(-1)).toMatch(/shop\.yaml:6 Can't resolve/), { timeout: 20_000 });
  expect(await orderId(mock)).toBe(7);
  mkdirSync(join(folder, 'later'));
  write('later/orders.yaml', ORDERS.replace('id: 7', 'id: 9'));
  await vi.waitFor(async () => expect(await orderId(mock)).toBe(9), { timeout: 20_000 });
});

test('an additional base path', async () => {
  const { document } = shop();
  const mock = await start({ document, basePath: '/v2' });
  expect((await ask(mock.url, 'GET /v2/orders/1')).status).toBe(200);
  expect((await ask(mock.url, 'GET /v3/orders/1')).status).toBe(404);
});
