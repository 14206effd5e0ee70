import { expect, test } from 'vitest';
import { callWords } from '../support/call-words.ts';
import { keepEvents } from '../support/call-story.ts';
import { usePlatform } from '../support/serve-platform.ts';
import { strictContract } from '../support/strict-contract.ts';

// What responses and records say of calls. The scenarios tell what happens to them.

const [ALICE, SALES, WORKSHOP] = ['447700900123', '442079460101', '442079460102'];
const [TOM, MEI, JONAS, PRIYA] = [410_002, 410_003, 410_004, 410_005];
/** The live calls of the story, one that rings at Mei and one that she talks in. */
const [RINGING, CONNECTED] = [5_000_000_105, 5_000_000_106];
const asked = { to: '447700900456', from: '410003', caller_id: '442079460100' };

const served = usePlatform();
const tables = () => served.platform.store.tables;
const calls = () => callWords(served.platform);
const pass = (seconds: number) => served.platform.clock.advance(seconds * 1000);
const cdrOf = (id: number) => tables().cdrs.by('live_id', id)[0];
const isLeg = (id: number) =>
  encodeURIComponent(JSON.stringify([{ property: 'live_id', operator: 'eq', value: id }]));

const ask = (line: string, body?: unknown) => served.ask(line, body === undefined ? {} : { body });

/** A call to a queue where nobody else is on a call. */
function queued(to: string): number {
  for (const { id } of calls().list()) calls().hangUp(id);
  return calls().receive({ from: ALICE, to }).id;
}

/** The fields in which a record differs from one of the story. */
const numbersOf = (id: number) => ({
  id: expect.any(Number),
  call_id: id,
  live_id: id,
  root_live_id: id,
  calldate: '2026-11-20 16:06:00',
});

test('a call to a queue that an agent answers has the record of the story', async () => {
  const id = queued(SALES);
  const [tom, mei] = [id + 1, id + 2];
  await pass(7);
  expect((await ask(`GET /calls/${tom}`)).json.data).toMatchObject({
    id: tom,
    parent_id: id,
    dst: '2102',
    state: 'RINGING',
  });
  expect((await ask('GET /calls')).json.data).toMatchObject([
    { id, queue_state: 'WAITING', dst_id: '30601', state: 'RINGING' },
  ]);
  const answered = await ask(`PATCH /calls/${tom}`, { state: 'answer' });
  expect(answered.json.data).toMatchObject({ id: tom, state: 'CONNECTED' });
  await pass(184);
  calls().hangUp(id, 'src');
  const { campaign_id: _, ...story } = tables().cdrs.get(42_001)!;
  const queue = { dst_id: '30601', dst_name: 'Sales', dst_ua: null, sip_endpoint_id: null, user_id: null };
  expect(cdrOf(id)).toEqual({ ...story, ...queue, ...numbersOf(id) });

  // Every leg that took part in the talk finds its recording, and no other does.
  const found = async (operator: string, value: unknown) => {
    const filter = encodeURIComponent(JSON.stringify([{ property: 'live_id', operator, value }]));
    const { json } = await ask(`GET /monitors?filter=${filter}`);
    return json.data.map(({ duration }: { duration: number }) => duration);
  };
  for (const [operator, value] of [
    ['eq', id],
    ['eq', tom],
    ['eq', String(tom)],
    ['in', [id, tom, mei]],
  ] as const)
    expect([value, await found(operator, value)]).toEqual([value, [184]]);
  expect(await found('eq', mei)).toEqual([]);
  expect((await ask(`GET /calls/${tom}/monitors`)).json.data.duration).toBe(184);
});

test('a queue that nobody answers has the record and the message of the story', async () => {
  tables().queues.patch(30602, { ring_time: 20 });
  const id = queued(WORKSHOP);
  await pass(66);
  const caller = { clid: ALICE, src: ALICE, src_id: 'contact:9001', src_name: 'Alice Moran' };
  expect(cdrOf(id)).toEqual({ ...tables().cdrs.get(42_003), ...caller, ...numbersOf(id) });
  expect(tables().voicemessages.list().at(-1)).toMatchObject({
    live_id: id,
    duration: 21,
    origtime: '2026-11-20 16:06:45',
    extension_id: 30602,
  });
});

test('an agent leaves and joins by PATCH; a queue that nobody has joined passes calls on', async () => {
  const set = async (...users: object[]) => (await ask('PATCH /queues/30602', { users })).status;
  expect(await set({ id: JONAS, status: false }, { id: 1, status: false })).toBe(400);
  expect(tables().queue_members.get(`30602:${JONAS}`)?.joined).toBe(true);
  expect(await set({ id: JONAS, status: false })).toBe(200);
  const rung = served.platform.exchange.calls.get(queued(WORKSHOP))!.phones.map(({ place }) => place);
  expect(rung).toEqual([{ kind: 'user', id: PRIYA }]);
  expect(await set({ id: PRIYA, status: false }, { id: TOM, status: false })).toBe(200);
  const id = queued(WORKSHOP);
  await pass(21);
  expect(cdrOf(id)).toMatchObject({ disposition: 'VM', duration: 21 });
  const queue = await ask('GET /queues/30602?include=users');
  expect(queue.json.data.users).toEqual([
    { id: TOM, first_name: 'Tom', last_name: 'Reyes', status: false },
    { id: JONAS, first_name: 'Jonas', last_name: 'Petrov', status: false },
    { id: PRIYA, first_name: 'Priya', last_name: 'Nair', status: false },
  ]);
  expect((await ask('GET /queues/30602')).json.data.users).toEqual([TOM, JONAS, PRIYA]);
  const path = 'PATCH /queues/30602?include=users&fields[users]=id,status';
  const narrowed = await ask(path, { users: [{ id: JONAS, status: true }] });
  expect(narrowed.json.data).toMatchObject({ id: 30602, name: 'Workshop', ring_strategy: 'A' });
  expect(narrowed.json.data.users).toEqual([
    { id: TOM, status: false },
    { id: JONAS, status: true },
    { id: PRIYA, status: false },
  ]);
  const listed = await ask('GET /queues?include=users&limit=1');
  expect(listed.json.data[0].users[0]).toMatchObject({ id: TOM, status: true });
  expect(await set({ id: TOM, status: 1 })).toBe(400);
  expect((await ask('PATCH /queues/999', { users: [] })).status).toBe(404);
});

test('a click to call is shown, and found by its id when it has ended', async () => {
  const events = keepEvents(served.platform);
  const { status, json } = await ask('POST /calls', asked);
  const { id } = json.data;
  expect(status).toBe(201);
  expect(json.data).toMatchObject({
    clid: '442079460100',
    connected_at: null,
    dst: '447700900456',
    dst_id: '9002',
    dst_name: 'Ben Aziz',
    duration: 0,
    src: '2103',
    src_id: '410003',
    src_name: 'Mei Lindqvist',
    src_ua: 'Softphone/7.1',
    start_time: 1_795_190_760,
    state: 'RINGING',
  });
  const shown = async () => (await ask(`GET /calls/${id}`)).json.data;
  await pass(5);
  expect(await shown()).toMatchObject({ state: 'RINGING', duration: 5 });
  await pass(1);
  const connected = { state: 'CONNECTED', connected_at: 1_795_190_766, duration: 6, dst_codec: 'PCMA' };
  expect(await shown()).toMatchObject(connected);
  await pass(63);
  expect(await ask(`DELETE /calls/${id}`)).toMatchObject({ status: 204, text: '' });
  expect((await ask(`GET /calls/${id}`)).status).toBe(404);
  expect((await ask(`DELETE /calls/${id}`)).status).toBe(404);
  const cdrs = (await ask(`GET /cdrs?filter=${isLeg(id)}`)).json;
  expect(cdrs.total).toBe(1);
  expect(cdrs.data[0]).toMatchObject({
    live_id: id,
    charge: 0.0126,
    destination: 'out',
    sip_endpoint_id: 52103,
  });
  const monitors = (await ask(`GET /monitors?filter=${isLeg(id)}`)).json;
  expect(monitors.total).toBe(1);
  const [monitor] = monitors.data;
  expect(monitor).toMatchObject({
    duration: 63,
    caller: '2103',
    called: '447700900456',
    timestamp: '2026-11-20 16:06:06',
  });
  expect(monitor).not.toHaveProperty('live_id');
  const headers = { 'x-auth-token': '62cdb7020ff920e5aa642c3d4066950dd1f01f4d' };
  const mp3 = await fetch(`${served.url}/v1.2/voice/monitors/${monitor.id}.mp3`, { headers });
  expect((await mp3.arrayBuffer()).byteLength).toBe(monitor.size);
  const record = (await ask('GET /msdrs')).json.data.at(-1);
  expect(record).toMatchObject({ call_id: String(id), duration: 63, user_id: MEI, type: 'audio' });
  const session = (await ask('GET /mediasessions')).json.data.at(-1);
  expect(session).toMatchObject({ id: record.media_session_id, status: 'ended', duration: 63 });
  await pass(9);
  for (const event of events) expect(strictContract().eventViolations(event.event_name, event)).toEqual([]);
  expect(events.at(-1)).toMatchObject({
    event_name: 'monitor.audio_ready',
    call_id: id,
    customer_id: 3107,
    user_id: MEI,
    size: monitor.size,
  });
});

test('the user of the token calls when `from` is left out; the caller id can be hidden', async () => {
  const { json } = await ask('POST /calls', { to: '+447700900456', caller_id: 'anonymous' });
  expect(json.data).toMatchObject({ src_id: '410003', dst: '447700900456', clid: 'anonymous' });
});

test.each([
  [{ ...asked, from: '2103' }, 'an extension as user'],
  [{ ...asked, from: '442079460100' }, 'a number as user'],
  [{ ...asked, from: '999999999999999999999' }, 'a number that is none'],
  [{ ...asked, to: '2199' }, 'an extension that nobody has'],
  [{ ...asked, to: 'Ben' }, 'a name'],
  [{ ...asked, to: '' }, 'nothing'],
  [{ ...asked, to: '2103' }, 'the own extension'],
  [{ ...asked, caller_id: '12' }, 'no number as caller id'],
  [{ from: '410003' }, 'no `to`'],
])('400 for POST /calls with %j: %s', async (body, _why) => {
  const { status, json } = await ask('POST /calls', body);
  expect(status).toBe(400);
  expect(json.message).not.toBe('');
});

test.each([
  [RINGING, { dst: '2199' }],
  [RINGING, { dst: 'Tom' }],
  [RINGING, { state: 'HANGUP' }],
  [RINGING, { monitor_state: 'start' }],
  [RINGING, { action_url: 'no address' }],
  [CONNECTED, { state: 'answer' }],
  [CONNECTED, { monitor_state: 'stop' }],
  [CONNECTED, { monitor_state: 'pause' }],
  [CONNECTED, { monitor_state: 'resume' }],
  [CONNECTED, { dst: '2103' }],
  [CONNECTED, { unknown: 1 }],
])('400 for PATCH /calls/%i with %j', async (id, body) => {
  expect((await ask(`PATCH /calls/${id}`, body)).status).toBe(400);
});

test('a refusal says which rule or setting is in the way', async () => {
  const refusal = async (line: string, body: object) => JSON.stringify((await ask(line, body)).json);
  const blocked = { from: '410005', to: '41445550100' };
  expect(await refusal('POST /calls', blocked)).toContain('"to","message":"is blocked by routing rule 852');
  tables().routingrules.put({
    ...tables().routingrules.get(852)!,
    id: 901,
    source: null,
    destination: '4477',
  });
  const patched = await refusal(`PATCH /calls/${CONNECTED}`, { dst: '447700900401' });
  expect(patched).toContain('"dst","message":"is blocked by routing rule 901');
  tables().users.patch(MEI, { rec_allowed: false });
  expect(await refusal(`PATCH /calls/${CONNECTED}`, { monitor_state: 'start' })).toContain('rec_allowed');
});

test('412 for a user without a phone online', async () => {
  tables().accounts.patch(MEI, { phones: 0 });
  const { status, json } = await ask('POST /calls', asked);
  expect([status, json.message]).toEqual([412, 'Unable to make a call with no VoIP clients registered']);
});

test('web calls are limited in a minute, and begin at a number', async () => {
  const place = async (from: string) => (await ask('POST /webcalls', { from, to: '447700900456' })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push(await place('442079460955'));
  expect(statuses).toEqual([...Array<number>(10).fill(201), 400, 400]);
  await pass(60);
  expect(await place('442079460955')).toBe(201);
  expect(await place('2103')).toBe(400);
});

test('of the live calls of the story one rings as long as others do, and one is talked on', async () => {
  const events = keepEvents(served.platform);
  await pass(24);
  const { data, total } = (await ask('GET /calls')).json;
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { id: RINGING, state: 'RINGING', dst: '2103', dst_id: '410003', duration: 54 },
    { id: CONNECTED, state: 'CONNECTED', duration: 34 },
  ]);
  const mine = (await ask('GET /users/410003/calls')).json.data;
  expect(mine.map(({ id }: { id: number }) => id)).toEqual([RINGING, CONNECTED]);
  expect((await ask('GET /users/410001/calls')).json.data).toEqual([]);
  await pass(3600);
  expect(events).toMatchObject([
    { event_name: 'call.missed', call_id: RINGING, dst: '2103', final: true },
    { event_name: 'call.hangup', call_id: RINGING },
  ]);
  const left = (await ask('GET /calls')).json;
  expect(left.data).toMatchObject([{ id: CONNECTED, state: 'CONNECTED', duration: 3634 }]);
});

test('a transfer answers 301 without Location, with the call at its new telephone', async () => {
  const { status, headers, json } = await ask(`PATCH /calls/${RINGING}`, { dst: '2102' });
  expect([status, headers.get('location')]).toEqual([301, null]);
  expect(json.data).toMatchObject({
    id: RINGING,
    dst: '2102',
    dst_id: '410002',
    dst_name: 'Tom Reyes',
    dst_ua: 'Desk 20/4.2',
    dst_contact: 'sip:2102@198.51.100.22:5060',
    state: 'RINGING',
    connected_at: null,
  });
  const outside = await ask(`PATCH /calls/${RINGING}`, { dst: '447700900123' });
  expect(outside.json.data).toMatchObject({ dst: '447700900123', state: 'RINGING' });
});

test('a ringing call is answered only once, and a voicemail has a call for itself', async () => {
  const patch = (body: object) => ask(`PATCH /calls/${RINGING}`, body);
  const { status, json } = await patch({ state: 'answer' });
  expect([status, json.data.state, json.data.connected_at]).toEqual([301, 'CONNECTED', 1_795_190_760]);
  expect((await patch({ state: 'CONNECTED' })).status).toBe(400);
  served.reset();
  await patch({ dst: '2102' });
  await pass(30);
  const before = served.platform.store.state()['calls'];
  for (const body of [{ state: 'answer' }, { dst: '2104' }, { state: 'answer', labels: [1101] }])
    expect((await patch(body)).status).toBe(400);
  expect(served.platform.store.state()['calls']).toEqual(before);
  expect((await ask(`DELETE /calls/${RINGING}`)).status).toBe(204);
  expect(tables().voicemessages.list().at(-1)).toMatchObject({ live_id: RINGING, duration: 5 });
});

test('404 for a call that is not live, and nothing of a request is done when a part of it is refused', async () => {
  const patch = async (id: number, body: object) => (await ask(`PATCH /calls/${id}`, body)).status;
  expect(await patch(5_000_000_101, { state: 'answer' })).toBe(404);
  expect(await patch(RINGING, { state: 'answer', dst: '2199' })).toBe(400);
  expect(calls().find(RINGING)?.state).toBe('RINGING');
  const { id } = calls().place({ userId: TOM, to: '2104' });
  expect(await patch(id, { state: 'answer', dst: '2102' })).toBe(400);
  expect(calls().find(id)?.state).toBe('RINGING');
});

test.each([
  ['a call of 1.6 s has a recording of its one full second', 7600, [1, 1]],
  ['a call of 0.4 s has a recording of the second that has begun', 6400, [0, 1]],
])('%s', async (_, milliseconds, expected) => {
  const { id } = calls().place({ userId: MEI, to: '447700900456' });
  await served.platform.clock.advance(milliseconds);
  calls().hangUp(id);
  expect([cdrOf(id)?.billsec, tables().monitors.by('live_id', id)[0]?.duration]).toEqual(expected);
});

test('a recording leaves out its pauses, and is shown while it goes on', async () => {
  const change = async (monitor_state: string) =>
    (await ask(`PATCH /calls/${CONNECTED}`, { monitor_state })).json.data?.monitor_state;
  expect(await change('start')).toBe(1);
  await pass(10);
  expect(await change('pause')).toBe(2);
  expect(await change('start')).toBeUndefined();
  await pass(20);
  expect(await change('resume')).toBe(1);
  await pass(5);
  const { data } = (await ask(`GET /calls/${CONNECTED}/monitors`)).json;
  expect(data).toMatchObject({ duration: 15, caller: '2103', called: '447700900456' });
  const trace = await ask(`GET /calls/${CONNECTED}/trace`);
  expect(trace.json.data).toMatchObject({ id: CONNECTED, state: 'CONNECTED' });
  calls().hangUp(CONNECTED);
  const kept = tables().monitors.by('live_id', CONNECTED);
  expect(kept).toMatchObject([{ id: data.id, duration: 15, timestamp: '2026-11-20 16:06:00' }]);
});
