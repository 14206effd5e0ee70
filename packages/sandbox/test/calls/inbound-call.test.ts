import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callWords, rungUsers } from '../support/call-words.ts';
import { keepEvents, lines } from '../support/call-story.ts';
import { type ServedPlatform, servePlatform } from '../support/serve-platform.ts';
import { strictContract } from '../support/strict-contract.ts';

const contract = strictContract();
const [ALICE, SALES, WORKSHOP] = ['447700900123', '442079460101', '442079460102'];
const [TOM, MEI, JONAS, PRIYA] = [410_002, 410_003, 410_004, 410_005];
let served: ServedPlatform;

beforeAll(async () => {
  served = await servePlatform();
});
beforeEach(() => {
  served.reset();
  // Mei is free; the calls of the story are another test's.
  for (const { id } of calls().list()) calls().hangUp(id);
});
afterAll(() => served.close());

const calls = () => callWords(served.platform);
const pass = (seconds: number) => served.platform.clock.advance(seconds * 1000);
const calling = (to: string, from = ALICE) => calls().receive({ from, to }).id;
const cdrOf = (id: number) => served.platform.store.tables.cdrs.hash.get('live_id')!.find(id)[0];

test('a call to a queue that an agent answers is told as in the story', async () => {
  const events = keepEvents(served.platform);
  const id = calling(SALES);
  const [tom, mei] = [id + 1, id + 2];
  await pass(7);
  expect((await served.ask(`GET /calls/${tom}`)).json.data).toMatchObject({
    id: tom,
    parent_id: id,
    dst: '2102',
    state: 'RINGING',
  });
  expect((await served.ask('GET /calls')).json.data).toMatchObject([
    { id, queue_state: 'WAITING', dst_id: '30601', state: 'RINGING' },
  ]);
  const answered = await served.ask(`PATCH /calls/${tom}`, { body: { state: 'answer' } });
  expect(contract.violations('updateCall', answered)).toEqual([]);
  expect(answered.json.data).toMatchObject({ id: tom, state: 'CONNECTED' });
  await pass(60);
  calls().hold(id);
  await pass(25);
  calls().resume(tom);
  await pass(99);
  calls().hangUp(id, 'src');
  expect(lines(events)).toEqual([
    `call.initial ${id} QUEUE ${SALES}`,
    `call.initial ${tom} LOCAL_USER 2102`,
    `call.initial ${mei} LOCAL_USER 2103`,
    `call.ringing ${tom} LOCAL_USER 2102`,
    `call.ringing ${mei} LOCAL_USER 2103`,
    `call.connected ${tom} LOCAL_USER 2102`,
    `call.missed ${mei} LOCAL_USER 2103 final=false`,
    `call.hangup ${mei} LOCAL_USER 2103`,
    `call.hold ${tom} LOCAL_USER 2102`,
    `call.unhold ${tom} LOCAL_USER 2102`,
    `call.hangup ${tom} LOCAL_USER 2102`,
    `call.hangup ${id} QUEUE ${SALES}`,
  ]);
  expect(events.at(-1)).toMatchObject({
    connected_at: '2026-11-20 16:06:07',
    duration: 184,
    dst_id: 30601,
    root_call_id: id,
    src_id: 0,
    src_name: 'Alice Moran',
    t_cause: 'Normal Clearing',
    terminated_by: 'caller',
  });
  // As CDR 42001, which is of such a call.
  const { campaign_id: _, ...story } = served.platform.store.tables.cdrs.get(42_001)!;
  expect(cdrOf(id)).toEqual({
    ...story,
    dst_id: '30601',
    dst_name: 'Sales',
    dst_ua: null,
    sip_endpoint_id: null,
    user_id: null,
    id: expect.any(Number),
    call_id: id,
    live_id: id,
    root_live_id: id,
    calldate: '2026-11-20 16:06:00',
  });
});

test('a recording is found by every leg that took part in the talk, and by no other', async () => {
  const id = calling(SALES);
  const [tom, mei] = [id + 1, id + 2];
  await pass(7);
  calls().answer(id, TOM);
  await pass(30);
  calls().hangUp(id, 'src');
  const found = async (operator: string, value: unknown) => {
    const filter = encodeURIComponent(JSON.stringify([{ property: 'live_id', operator, value }]));
    const { json } = await served.ask(`GET /monitors?filter=${filter}`);
    return json.data.map(({ duration }: { duration: number }) => duration);
  };
  expect(await found('eq', id)).toEqual([30]);
  expect(await found('eq', tom)).toEqual([30]);
  expect(await found('eq', String(tom))).toEqual([30]);
  expect(await found('in', [id, tom, mei])).toEqual([30]);
  expect(await found('eq', mei)).toEqual([]);
  expect((await served.ask(`GET /calls/${tom}/monitors`)).json).toMatchObject({ data: { duration: 30 } });
});

test('a queue that nobody answers rings again, gives up and leaves the call to the voicemail', async () => {
  served.platform.store.tables.queues.patch(30602, { ring_time: 20 });
  const events = keepEvents(served.platform);
  const id = calling(WORKSHOP);
  await pass(66);
  const told = lines(events).filter((line) => line.includes(` ${id} `));
  expect(told).toEqual([
    `call.initial ${id} QUEUE ${WORKSHOP}`,
    `call.missed ${id} QUEUE ${WORKSHOP} final=true`,
    `call.hangup ${id} QUEUE ${WORKSHOP}`,
  ]);
  expect(events.filter(({ event_name: name }) => name === 'call.ringing')).toHaveLength(4);
  expect(events.find((event) => 'final' in event && event.final === true)).toMatchObject({
    dst_id: 30602,
    dst_name: 'Workshop',
    duration: 0,
  });
  // As CDR 42003 and voicemail 5501, which are of such a call.
  const { tables } = served.platform.store;
  const caller = { clid: ALICE, src: ALICE, src_id: 'contact:9001', src_name: 'Alice Moran' };
  const numbers = {
    id: expect.any(Number),
    call_id: id,
    live_id: id,
    root_live_id: id,
    calldate: '2026-11-20 16:06:00',
  };
  expect(cdrOf(id)).toEqual({ ...tables.cdrs.get(42_003), ...caller, ...numbers });
  expect(tables.voicemessages.list().at(-1)).toMatchObject({
    live_id: id,
    duration: 21,
    origtime: '2026-11-20 16:06:45',
    extension_id: 30602,
  });
});

test('only agents who have joined, are free and want calls are rung', async () => {
  const { tables } = served.platform.store;
  const rung = () => rungUsers(served.platform);
  const one = calling(SALES);
  expect(rung()).toEqual([TOM, MEI]);
  const two = calling(SALES);
  expect(rung()).toEqual([TOM, MEI]);
  calls().hangUp(one);
  calls().hangUp(two);
  tables.users.patch(TOM, { dnd: true });
  const three = calling(SALES);
  expect(rung()).toEqual([MEI]);
  calls().hangUp(three);
  tables.accounts.patch(MEI, { phones: 0 });
  const four = calling(SALES);
  expect(rung()).toEqual([]);
  tables.accounts.patch(MEI, { phones: 1 });
  served.platform.exchange.perform({ kind: 'look-again' });
  expect(rung()).toEqual([MEI]);
  calls().hangUp(four);
});

test('an agent leaves and joins by PATCH; a queue that nobody has joined passes calls on', async () => {
  const { tables } = served.platform.store;
  const set = async (users: object[]) => {
    const answer = await served.ask('PATCH /queues/30602', { body: { users } });
    expect(contract.violations('updateQueueMembers', answer)).toEqual([]);
    return answer.status;
  };
  expect(
    await set([
      { id: JONAS, status: false },
      { id: 1, status: false },
    ]),
  ).toBe(400);
  expect(tables.queue_members.get(`30602:${JONAS}`)?.joined).toBe(true);
  expect(await set([{ id: JONAS, status: false }])).toBe(200);
  calling(WORKSHOP);
  expect(rungUsers(served.platform)).toEqual([PRIYA]);
  expect(
    await set([
      { id: PRIYA, status: false },
      { id: TOM, status: false },
    ]),
  ).toBe(200);
  const id = calling(WORKSHOP);
  await pass(21);
  expect(cdrOf(id)).toMatchObject({ disposition: 'VM', duration: 21 });
  const queue = await served.ask('GET /queues/30602?include=users');
  expect(contract.violations('getQueue', queue)).toEqual([]);
  expect(queue.json.data.users).toEqual([
    { id: TOM, first_name: 'Tom', last_name: 'Reyes', status: false },
    { id: JONAS, first_name: 'Jonas', last_name: 'Petrov', status: false },
    { id: PRIYA, first_name: 'Priya', last_name: 'Nair', status: false },
  ]);
  expect((await served.ask('GET /queues/30602')).json.data.users).toEqual([TOM, JONAS, PRIYA]);
  const narrowed = await served.ask('PATCH /queues/30602?include=users&fields[users]=id,status', {
    body: { users: [{ id: JONAS, status: true }] },
  });
  expect(contract.violations('updateQueueMembers', narrowed)).toEqual([]);
  expect(narrowed.json.data).toMatchObject({ id: 30602, name: 'Workshop', ring_strategy: 'A' });
  expect(narrowed.json.data.users).toEqual([
    { id: TOM, status: false },
    { id: JONAS, status: true },
    { id: PRIYA, status: false },
  ]);
  const listed = await served.ask('GET /queues?include=users&limit=1');
  expect(contract.violations('listQueues', listed)).toEqual([]);
  expect(listed.json.data[0].users[0]).toMatchObject({ id: TOM, status: true });
  expect(await set([{ id: TOM, status: 1 }])).toBe(400);
  expect((await served.ask('PATCH /queues/999', { body: { users: [] } })).status).toBe(404);
});

test('a queue that is full goes to its final destination, the ring group', () => {
  served.platform.store.tables.queues.patch(30601, { max_callers: 1 });
  const events = keepEvents(served.platform);
  const first = calling(SALES);
  calling(SALES);
  const [group] = served.platform.exchange.list().slice(-1);
  const second = group?.parent_id;
  expect(group).toMatchObject({ dst: '2400', dst_id: '701' });
  expect(second).toBeGreaterThan(first);
  expect(cdrOf(Number(second))).toMatchObject({
    dst: SALES,
    dst_name: 'Sales',
    type: 'M',
    t_cause: 'No Answer',
  });
  expect(lines(events).filter((line) => line.includes(` ${second} `))).toEqual([
    `call.initial ${second} QUEUE ${SALES}`,
    `call.missed ${second} QUEUE ${SALES} final=false`,
    `call.hangup ${second} QUEUE ${SALES}`,
  ]);
});

test('a caller who presses # leaves a queue that lets them, for its final destination', () => {
  const { queues } = served.platform.store.tables;
  const events = keepEvents(served.platform);
  const id = calling(SALES);
  expect(calls().press(id, '#')).toMatchObject({ dst: '2400', dst_id: '701' });
  expect(lines(events).filter((line) => line.includes(` ${id} `))).toEqual([
    `call.initial ${id} QUEUE ${SALES}`,
    `call.dtmf ${id} QUEUE ${SALES}`,
    `call.missed ${id} QUEUE ${SALES} final=false`,
    `call.hangup ${id} QUEUE ${SALES}`,
  ]);
  queues.patch(30601, { final_dst_type: 7 });
  const ends = calling(SALES);
  calls().press(ends, '#');
  expect(cdrOf(ends)).toMatchObject({ dst_id: '30601', t_cause: 'Originator Cancel', type: 'M' });
  queues.patch(30601, { hash_to_exit: false });
  const stays = calling(SALES);
  expect(calls().press(stays, '#')).toMatchObject({ dst_id: '30601', queue_state: 'WAITING' });
});

test('an empty queue takes a call only where it may: one whose agents have no phone online is empty', () => {
  const { accounts, queues } = served.platform.store.tables;
  for (const user of [TOM, MEI]) accounts.patch(user, { phones: 0 });
  expect(calls().find(calling(SALES))).toMatchObject({ dst_id: '701' });
  queues.patch(30601, { join_empty: true });
  expect(calls().find(calling(SALES))).toMatchObject({ dst_id: '30601', queue_state: 'WAITING' });
});

test('a strategy other than all at once rings one after the other', async () => {
  const { tables } = served.platform.store;
  tables.queues.patch(30601, { ring_strategy: 'H' });
  const id = calling(SALES);
  const order: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    order.push(...rungUsers(served.platform));
    await pass(25);
  }
  expect(order).toEqual([TOM, MEI, TOM]);
  calls().hangUp(id);
  // Nadia, the first of the group, has no phone online at the start (ledger O-40).
  tables.accounts.patch(410_001, { phones: 1 });
  tables.ringgroups.patch(701, { strategy: 2 });
  const group = calls().receive({ from: ALICE, to: '2400' }).id;
  expect(rungUsers(served.platform)).toEqual([410_001]);
  calls().reject(group);
  expect(rungUsers(served.platform)).toEqual([TOM]);
  calls().answer(group);
  expect(calls().find(group)).toMatchObject({ state: 'CONNECTED', dst_id: '701' });
});

test('an IVR goes where its key leads, or without a key to its final destination', async () => {
  const events = keepEvents(served.platform);
  const pressed = calling('442079460100');
  expect(calls().press(pressed, '9')).toMatchObject({ context: 'IVR', dst_id: '801' });
  expect(calls().press(pressed, '2')).toMatchObject({ dst_id: '30602', state: 'RINGING' });
  const dtmf = events.filter(({ event_name: name }) => name === 'call.dtmf');
  expect(dtmf).toMatchObject([{ state: 'DTMF_RECEIVED', dtmf_target: '9' }, { dtmf_target: '2' }]);
  expect(() => calls().press(pressed, 'x')).toThrow('no-key');
  // The number takes two calls at once.
  calls().hangUp(pressed, 'src');
  const waiting = calling('442079460100');
  await pass(10);
  expect(calls().find(waiting)).toMatchObject({ dst_id: '30601', dst: '2200' });
  const left = calling('442079460100');
  calls().hangUp(left, 'src');
  expect(cdrOf(left)).toMatchObject({
    context: 'IVR',
    dst_id: '801',
    disposition: 'INITIAL',
    type: 'M',
    t_cause: 'Originator Cancel',
  });
  expect(lines(events).slice(-2)).toEqual([
    `call.missed ${left} IVR 442079460100 final=true`,
    `call.hangup ${left} IVR 442079460100`,
  ]);
});

test('one agent who refuses leaves the others ringing; deleting a ringing leg refuses it', async () => {
  const id = calling(SALES);
  expect((await served.ask(`DELETE /calls/${id + 1}`)).status).toBe(204);
  expect(rungUsers(served.platform)).toEqual([MEI]);
  expect((await served.ask(`DELETE /calls/${id + 2}`)).status).toBe(204);
  expect(calls().find(id)).toMatchObject({ state: 'INITIAL', queue_state: 'WAITING' });
  await pass(5);
  expect(rungUsers(served.platform)).toEqual([TOM, MEI]);
});

test('a conference takes a call at once', () => {
  const id = calls().receive({ from: 'anonymous', to: '2900' }).id;
  expect(calls().find(id)).toMatchObject({
    state: 'CONNECTED',
    dst_name: 'Morning stand-up',
    src: 'anonymous',
  });
});

test.each([
  ['442079460999', 'no-ddi'],
  ['2199', 'no-extension'],
  ['442079460103', 'no-ddi'],
])('nobody can call %s', (to, reason) => {
  expect(() => calling(to)).toThrow(reason);
});

test('final destinations that lead in a circle end the call', () => {
  const { users } = served.platform.store.tables;
  users.patch(TOM, { dnd: true, final_dst_type: 'U', final_dst_id: MEI });
  users.patch(MEI, { dnd: true, final_dst_type: 'U', final_dst_id: TOM });
  const first = served.platform.store.tables.calls.nextId();
  calling('2102');
  const records = served.platform.store.tables.cdrs.list().filter((one) => one.root_live_id === first);
  expect(records.map(({ dst }) => dst)).toEqual(
    records.map((_, index) => (index % 2 === 0 ? '2102' : '2103')),
  );
  expect(records.at(-1)).toMatchObject({ t_cause: 'Exchange Routing Error', type: 'M' });
});

test('a number that leads to something that was deleted rejects the call, which is missed', () => {
  const events = keepEvents(served.platform);
  served.platform.store.tables.queues.delete(30601);
  const id = calling(SALES);
  expect(lines(events).map((line) => line.split(' ')[0])).toEqual([
    'call.initial',
    'call.missed',
    'call.hangup',
  ]);
  expect(cdrOf(id)).toMatchObject({ t_cause: 'Unallocated Number', type: 'M' });
});
