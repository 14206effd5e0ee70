/** Ids beyond 2^53: exact on their way to the platform and back, wherever a request takes an id. */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import {
  type CdrBulkUpdate,
  type DeleteMonitorsPath,
  type GetCdrPath,
  paginate,
  type RingGroupInput,
  type UpdateCallPath,
  where,
} from '../../src/index.ts';
import { downloadAll } from '../../src/node.ts';
import createFetchClient from '../../src/openapi-fetch.ts';
import { createStub, file, record } from '../../src/testing.ts';
import { caught } from '../support/caught.ts';
import { clientOf, idsOf } from '../support/client.ts';
import { startServer } from '../support/start-server.ts';

const ID = 9_007_199_254_740_993n;

async function start() {
  const requests: { line: string; body: string }[] = [];
  const baseUrl = await startServer(async (request, response) => {
    requests.push({ line: `${request.method} ${request.url}`, body: await text(request) });
    response.setHeader('content-type', 'application/json');
    response.end(`{"data":{"id":${ID}},"links":{},"total":1}`);
  });
  const pbx = clientOf({ baseUrl, bigInteger: BigInt });
  return { baseUrl, requests, pbx, last: () => requests.at(-1)! };
}

test('the types of ids in paths, bodies and filters take a bigint, and those of other numbers do not', () => {
  expectTypeOf<GetCdrPath['id']>().toEqualTypeOf<number | bigint>();
  expectTypeOf<UpdateCallPath['id']>().toEqualTypeOf<number | bigint>();
  expectTypeOf<DeleteMonitorsPath['id']>().toEqualTypeOf<number | bigint | (number | bigint)[]>();
  expectTypeOf<CdrBulkUpdate[number]['id']>().toEqualTypeOf<number | bigint>();
  expectTypeOf<NonNullable<RingGroupInput['users']>>().toEqualTypeOf<(number | bigint)[]>();
  expectTypeOf<RingGroupInput['ring_time']>().toEqualTypeOf<number | undefined>();
});

test('a path', async () => {
  const { pbx, last } = await start();
  const { data } = await pbx.getCdr({ id: ID });
  expect(last().line).toBe(`GET /v1.2/service/cdrs/${ID}`);
  // What came from the platform goes back to it.
  await pbx.getCdr({ id: data.id });
  expect([data.id, last().line]).toEqual([ID, `GET /v1.2/service/cdrs/${ID}`]);
  await pbx.deleteMonitors({ id: [7001, ID] });
  expect(last().line).toBe(`DELETE /v1.2/service/monitors/7001,${ID}`);
});

test('a body has its digits, however deep', async () => {
  const { pbx, last } = await start();
  await pbx.bulkUpdateCdrs([{ id: 42 }, { id: ID }]);
  expect(last().body).toBe(`[{"id":42},{"id":${ID}}]`);
  await pbx.createRingGroup({ name: 'Night', users: [1, ID] });
  expect(last().body).toBe(`{"name":"Night","users":[1,${ID}]}`);
});

test('a body has its digits in a program that lets JSON write bigints as text', async () => {
  const { pbx, last } = await start();
  const prototype = BigInt.prototype as { toJSON?: () => string };
  prototype.toJSON = function toJSON(this: bigint) {
    return String(this);
  };
  onTestFinished(() => void delete prototype.toJSON);
  await pbx.createRingGroup({ name: 'Night', users: [ID] });
  expect(last().body).toBe(`{"name":"Night","users":[${ID}]}`);
});

test('a filter', async () => {
  const { pbx, last } = await start();
  const filter = () => new URL(last().line.slice(4), 'http://host').searchParams.get('filter');
  await pbx.listCdrs({ filter: [{ property: 'id', operator: 'eq', value: ID }] });
  expect(filter()).toBe(`[{"property":"id","operator":"eq","value":${ID}}]`);
  // `where` writes digits as text, which the platform reads alike (ledger O-44).
  await pbx.listCdrs({ filter: where('/cdrs').eq('id', ID) });
  expect(filter()).toBe(`[{"property":"id","operator":"eq","value":"${ID}"}]`);
});

test('openapi-fetch', async () => {
  const { baseUrl, requests, last } = await start();
  const client = createFetchClient({ baseUrl, auth: 'TOKEN' });
  const { data } = await client.GET('/cdrs/{id}', { params: { path: { id: ID } } });
  expect(String(data?.data.id)).toBe(String(ID));
  expect(last().line).toBe(`GET /v1.2/service/cdrs/${ID}`);
  await client.POST('/ringgroups', { body: { name: 'Night', users: [ID] } });
  expect(last().body).toBe(`{"name":"Night","users":[${ID}]}`);
  expect(requests).toHaveLength(2);
});

test('numbered pages of records with such ids', async () => {
  const pages = ['1', '2', '3'].map((digit) => `{"data":[{"id":900719925474099${digit}}],"total":3}`);
  const baseUrl = await startServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(pages[Number(new URL(url!, 'http://host').searchParams.get('page') ?? 1) - 1]);
  });
  const ids = await idsOf(paginate(clientOf({ baseUrl, bigInteger: BigInt }), '/cdrs', { pageSize: 1 }));
  expect(ids.map(String)).toEqual(['9007199254740991', '9007199254740992', '9007199254740993']);
});

test('a stub reads and writes them exactly', async () => {
  const stub = createStub()
    .on('createRingGroup', record({ id: ID as unknown as number }))
    .on('listCdrs', { data: [], total: 0 })
    .on('downloadMonitorMp3', file('audio'));
  const pbx = clientOf({ ...stub.options, bigInteger: BigInt });
  const { data } = await pbx.createRingGroup({ name: 'Night', users: [1, ID] });
  await pbx.listCdrs({ filter: [{ property: 'id', operator: 'eq', value: ID }] });
  expect(data.id).toBe(ID);
  expect(stub.requests[0]!.body).toEqual({ name: 'Night', users: [1, ID] });
  expect(stub.requests[1]!.filter).toEqual([{ property: 'id', operator: 'eq', value: ID }]);
  const folder = temporaryFolder();
  const { saved } = await downloadAll(pbx, '/monitors/{id}.mp3', [{ id: ID }], join(folder, 'audio'));
  expect([saved, stub.requests[2]!.params]).toEqual([1, { id: String(ID) }]);
});

test('one that is a secret is masked', async () => {
  const baseUrl = await startServer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end(`{"message":"bad pin ${ID}"}`);
  });
  const pbx = clientOf({ baseUrl });
  const error = await caught(pbx.createQueueGroup({ body: { pin: ID } }));
  expect(error.message).toMatch(/bad pin \*\*\*$/);
});
