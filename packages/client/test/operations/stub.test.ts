import { expect, test } from 'vitest';
import { count, download, isNotFound, pages, paginate, session, where } from '../../src/index.ts';
import { createStub, file, record, records, refusal } from '../../src/testing.ts';
import { caught } from '../support/caught.ts';
import { clientOf, idsOf } from '../support/client.ts';

const cdrs = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, src: index % 2 ? '2103' : '2104' }));

test('a call gets what the stub says, and the stub what was sent', async () => {
  const stub = createStub()
    .on('getCdr', ({ params }) => record({ id: Number(params['id']) }))
    .on('createCall', record({ id: 5000000106, state: 'RINGING' }));
  const pbx = clientOf(stub.options);
  expect((await pbx.getCdr({ id: 42 })).data).toEqual({ id: 42 });
  await pbx.createCall({ from: '410003', to: '447700900456' }, { headers: { 'x-trace': 'a' } });
  expect(stub.requests).toMatchObject([
    { method: 'GET', path: '/cdrs/{id}', params: { id: '42' }, body: undefined },
    { method: 'POST', path: '/calls', params: {}, body: { from: '410003', to: '447700900456' }, attempt: 1 },
  ]);
  expect(stub.requests[1]?.headers.get('x-trace')).toBe('a');
});

test('paginate, pages, count and filters read its records', async () => {
  const stub = createStub().on('listCdrs', records(cdrs));
  const pbx = clientOf(stub.options);
  expect(await idsOf(paginate(pbx, '/cdrs', { pageSize: 10 }))).toEqual(cdrs.map(({ id }) => id));
  expect(await idsOf(paginate(pbx, '/cdrs', { by: 'id', pageSize: 10 }))).toHaveLength(45);
  expect(await count(pbx, '/cdrs')).toBe(45);
  const filter = where('/cdrs').eq('src', '2103').gte('id', 41).in('id', [40, 42, 44]);
  expect(await idsOf(paginate(pbx, '/cdrs', { query: { filter } }))).toEqual([42, 44]);
  const query = { sort: 'id', dir: 'DESC' } as const;
  for await (const page of pages(pbx, '/cdrs', { query, pageSize: 2 })) {
    expect(page).toMatchObject({ data: [{ id: 45 }, { id: 44 }], total: 45 });
    break;
  }
  expect(stub.requests.at(-1)?.query.get('sort')).toBe('id');
});

test('the list may change while it is read, as on the platform', async () => {
  const left = cdrs.slice();
  const pbx = clientOf(createStub().on('listCdrs', records(left)).options);
  for await (const { id } of paginate(pbx, '/cdrs', { by: 'id', pageSize: 10 }))
    left.splice(
      left.findIndex((one) => one.id === id),
      1,
    );
  expect(left).toEqual([]);
});

test.each([
  ['har', [1, 2]],
  ['HARBOUR%', [1]],
  ['%lane', [1]],
  ['harbour_lane', [1]],
  ['harbour__lane', []],
  ['_', [3]],
  ['%', [1, 2, 3]],
  ['%(a.b)%', [2]],
  ['.', [2]],
  ['', [1, 2, 3]],
])('like %s finds what it finds in the sandbox, notlike the others', async (pattern, found) => {
  const companies = ['Harbour Lane', 'Char\n(a.b)', '\u{1F6B2}', null].map((company, index) => ({
    id: index + 1,
    company,
  }));
  const pbx = clientOf(createStub().on('listContacts', records(companies)).options);
  const contacts = where('/contacts');
  const idsWhere = (filter: typeof contacts) => idsOf(paginate(pbx, '/contacts', { query: { filter } }));
  expect(await idsWhere(contacts.like('company', pattern))).toEqual(found);
  const others = [1, 2, 3, 4].filter((id) => !found.includes(id));
  expect(await idsWhere(contacts.notLike('company', pattern))).toEqual(others);
});

test('an operator that the contract does not have is an error', async () => {
  const pbx = clientOf(createStub().on('listCdrs', records(cdrs)).options);
  const filter = JSON.parse('[{"property":"src","operator":"ilike","value":"21"}]');
  const error = await caught(pbx.listCdrs({ filter }));
  expect(error.cause).toMatchObject({ message: expect.stringContaining('does not know the operator ilike') });
});

test('download, raw and refusals', async () => {
  const stub = createStub()
    .on('downloadMonitorMp3', file(Uint8Array.of(0x49, 0x44, 0x33, 4)))
    .on('getCdr', refusal(404, 'Resource not found', [{ field: 'id', message: 'unknown' }]));
  const pbx = clientOf(stub.options);
  for (const _ of [1, 2]) {
    const audio = await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 } });
    expect([audio.size, audio.contentType, (await audio.bytes()).length]).toEqual([4, 'audio/mpeg', 4]);
  }
  const { error } = await pbx.raw.getCdr({ id: 1 });
  expect(isNotFound(error)).toBe(true);
  expect(error?.message).toBe('getCdr [GET] /cdrs/{id}: 404 Resource not found: id: unknown');
});

test('what has no reply is refused with what to add, once', async () => {
  const stub = createStub();
  const pbx = clientOf(stub.options);
  const error = await caught(pbx.listContacts());
  expect(error).toMatchObject({ kind: 'status', status: 501 });
  expect(error.message).toContain("No stub. Add stub.on('listContacts', …) before the call.");
  expect(stub.requests).toHaveLength(1);
  stub.on('listContacts', records([])).reset();
  expect(stub.requests).toEqual([]);
  expect((await caught(pbx.listContacts())).status).toBe(501);
});

test('what a reply throws, the call rejects with; a reply can be late', async () => {
  const stub = createStub().on('getCdr', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('out of order');
  });
  const error = await caught(clientOf(stub.options).getCdr({ id: 1 }));
  expect(error).toMatchObject({ kind: 'middleware', cause: { message: 'out of order' } });
});

test('retries and sessions run as always', async () => {
  let attempts = 0;
  const stub = createStub()
    .on('getCdr', () => ((attempts += 1) < 2 ? refusal(503, 'Busy') : record({ id: 1 })))
    .on('login', Response.json({ user_token: 't'.repeat(40) }));
  const auth = session({ email: 'mei.lindqvist@harbourlane.example', password: 'seven-spokes-and-a-bell' });
  const pbx = clientOf({ ...stub.options, auth, retries: 1 });
  expect((await pbx.getCdr({ id: 1 })).data.id).toBe(1);
  expect(stub.requests.map(({ path }) => path)).toEqual(['/login', '/cdrs/{id}', '/cdrs/{id}']);
});
