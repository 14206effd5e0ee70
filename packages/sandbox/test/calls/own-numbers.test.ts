import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callWords } from '../support/call-words.ts';
import { NADIA, type ServedPlatform, servePlatform } from '../support/serve-platform.ts';

const [SALES, WORKSHOP, MAIN, FAX] = ['442079460101', '442079460102', '442079460100', '442079460103'];
let served: ServedPlatform;

beforeAll(async () => {
  served = await servePlatform();
});
beforeEach(() => {
  served.reset();
  for (const { id } of served.platform.exchange.list()) callWords(served.platform).hangUp(id);
});
afterAll(() => served.close());

const pass = (seconds: number) => served.platform.clock.advance(seconds * 1000);
const live = async (id: number) => (await served.ask(`GET /calls/${id}`)).json.data;

async function cdrOf(id: number) {
  const filter = JSON.stringify([{ property: 'live_id', operator: 'eq', value: id }]);
  return (await served.ask(`GET /cdrs?filter=${encodeURIComponent(filter)}`)).json.data[0];
}

async function placed(to: string): Promise<number> {
  const { status, json } = await served.ask('POST /calls', { body: { from: '410003', to } });
  expect(status).toBe(201);
  return json.data.id;
}

test.each([WORKSHOP, `+${WORKSHOP}`])(
  'a click to call to %s waits in the queue of the number',
  async (to) => {
    const id = await placed(to);
    await pass(2);
    expect(await live(id)).toMatchObject({
      dst: WORKSHOP,
      dst_id: '30602',
      dst_name: 'Workshop',
      dst_rate: 0,
      queue_state: 'WAITING',
    });
    callWords(served.platform).answer(id, 410_004);
    await pass(60);
    callWords(served.platform).hangUp(id, 'src');
    expect(await cdrOf(id)).toMatchObject({
      dst: WORKSHOP,
      dst_id: '30602',
      dst_name: 'Workshop',
      billsec: 60,
      rate: 0,
      charge: 0,
    });
  },
);

test('a call is transferred to the queue of a number, while it waits and while it is talked', async () => {
  const calls = callWords(served.platform);
  const { id } = calls.receive({ from: '447700900123', to: SALES });
  const sent = await served.ask(`PATCH /calls/${id}`, { body: { dst: WORKSHOP } });
  expect(sent.json.data).toMatchObject({
    parent_id: id,
    dst: WORKSHOP,
    dst_id: '30602',
    queue_state: 'WAITING',
  });
  calls.answer(id, 410_004);
  const moved = (await served.ask(`PATCH /calls/${id}`, { body: { dst: `+${SALES}` } })).json.data;
  expect(moved).toMatchObject({
    parent_id: sent.json.data.id,
    dst: SALES,
    dst_id: '30601',
    queue_state: 'WAITING',
  });
  calls.hangUp(moved.id, 'src');
  expect(await cdrOf(moved.id)).toMatchObject({ dst: SALES, dst_id: '30601', dst_name: 'Sales', charge: 0 });
});

test('a web call and a lead call reach the place of a number', async () => {
  const web = await served.ask('POST /webcalls', { body: { from: '447700900123', to: SALES } });
  expect(web.json.data).toMatchObject({ to: SALES, to_rate: 0 });
  await pass(4);
  expect(served.platform.exchange.list()).toMatchObject([{ dst: SALES, dst_id: '30601' }]);
  const body = { caller_id: '442079460110', to: MAIN, tts: 'Hello.' };
  expect((await served.ask('POST /leadcalls', { body })).json.data).toMatchObject({
    dst: MAIN,
    dst_id: '801',
  });
});

test('a key of an IVR may have a number, of the account or outside', async () => {
  const calls = callWords(served.platform);
  served.platform.store.tables.ivrs.patch(801, { three: WORKSHOP, four: '+447700900456' });
  const { id } = calls.receive({ from: '447700900123', to: MAIN });
  expect(calls.press(id, '3')).toMatchObject({ dst: '2300', dst_id: '30602', dst_name: 'Workshop' });
  const other = calls.receive({ from: '447700900123', to: MAIN }).id;
  expect(calls.press(other, '4')).toMatchObject({
    dst: '447700900456',
    dst_id: '9002',
    dst_name: 'Ben Aziz',
  });
});

test.each([FAX, '442079460101'])(
  'a number that leads nowhere, such as %s, does not exist',
  async (number) => {
    served.platform.store.tables.ddis.patch('442079460101', { target_id: null, target_type: null });
    const id = await placed(number);
    await pass(4);
    expect(await cdrOf(id)).toMatchObject({ dst: number, t_cause: 'Unallocated Number', charge: 0 });
  },
);

test('a number that leads to a voicemail takes a message', async () => {
  served.platform.store.tables.ddis.patch(SALES, { target_id: 410_002, target_type: 2 });
  const { id } = callWords(served.platform).receive({ from: '447700900123', to: WORKSHOP });
  const { json: sent } = await served.ask(`PATCH /calls/${id}`, { body: { dst: SALES } });
  await pass(30);
  expect(await cdrOf(id)).toMatchObject({ dst: WORKSHOP, dst_name: 'Workshop' });
  expect(await cdrOf(sent.data.id)).toMatchObject({
    dst: SALES,
    dst_id: '410002',
    dst_name: 'Tom Reyes',
    disposition: 'VM',
  });
  const { json } = await served.ask('GET /voicemessages', { token: NADIA });
  expect(json.data.at(-1)).toMatchObject({ extension_id: 410_002, dialled: WORKSHOP });
});
