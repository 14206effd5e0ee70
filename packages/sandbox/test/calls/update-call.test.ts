import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callWords } from '../support/call-words.ts';
import { keepEvents, lines } from '../support/call-story.ts';
import { type ServedPlatform, servePlatform } from '../support/serve-platform.ts';
import { strictContract } from '../support/strict-contract.ts';

const contract = strictContract();
const [RINGING, CONNECTED] = [5_000_000_105, 5_000_000_106];
let served: ServedPlatform;

beforeAll(async () => {
  served = await servePlatform();
});
beforeEach(() => served.reset());
afterAll(() => served.close());

async function patch(id: number, body: object) {
  const answer = await served.ask(`PATCH /calls/${id}`, { body });
  expect(contract.violations('updateCall', answer)).toEqual([]);
  return answer;
}

test('a transfer answers 301 without Location, with the call at its new telephone', async () => {
  const { status, headers, json } = await patch(RINGING, { dst: '2102' });
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
  expect((await patch(RINGING, { dst: '447700900123' })).json.data).toMatchObject({
    dst: '447700900123',
    state: 'RINGING',
  });
});

test('a ringing call is answered by `answer` and by `CONNECTED`, and only once', async () => {
  const events = keepEvents(served.platform);
  const { status, json } = await patch(RINGING, { state: 'answer' });
  expect([status, json.data.state, json.data.connected_at]).toEqual([301, 'CONNECTED', 1_795_190_760]);
  expect((await patch(RINGING, { state: 'CONNECTED' })).status).toBe(400);
  expect(events).toMatchObject([
    // Mei talks in her other call, which waits now.
    { event_name: 'call.hold', call_id: CONNECTED, src_id: 410003 },
    { event_name: 'call.connected', call_id: RINGING, dst: '2103', dst_id: 410003 },
  ]);
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
  expect((await patch(id, body)).status).toBe(400);
});

test('404 for a call that is not live, and nothing of a request is done when a part of it is refused', async () => {
  expect((await patch(5_000_000_101, { state: 'answer' })).status).toBe(404);
  expect((await patch(RINGING, { state: 'answer', dst: '2199' })).status).toBe(400);
  expect(callWords(served.platform).find(RINGING)?.state).toBe('RINGING');
  const { id } = callWords(served.platform).place({ userId: 410_002, to: '2104' });
  expect((await patch(id, { state: 'answer', dst: '2102' })).status).toBe(400);
  expect(callWords(served.platform).find(id)?.state).toBe('RINGING');
});

test.each([
  ['a call of 1.6 s has a recording of its one full second', 7600, [1, 1]],
  ['a call of 0.4 s has a recording of the second that has begun', 6400, [0, 1]],
])('%s', async (_, milliseconds, expected) => {
  const { clock, store } = served.platform;
  const calls = callWords(served.platform);
  const { id } = calls.place({ userId: 410_003, to: '447700900456' });
  await clock.advance(milliseconds);
  calls.hangUp(id);
  const [cdr] = store.tables.cdrs.hash.get('live_id')!.find(id);
  const [monitor] = store.tables.monitors.hash.get('live_id')!.find(id);
  expect([cdr?.billsec, monitor?.duration]).toEqual(expected);
});

test('a recording leaves out its pauses', async () => {
  const seconds = (count: number) => served.platform.clock.advance(count * 1000);
  expect((await patch(CONNECTED, { monitor_state: 'start' })).json.data.monitor_state).toBe(1);
  await seconds(10);
  expect((await patch(CONNECTED, { monitor_state: 'pause' })).json.data.monitor_state).toBe(2);
  expect((await patch(CONNECTED, { monitor_state: 'start' })).status).toBe(400);
  await seconds(20);
  expect((await patch(CONNECTED, { monitor_state: 'resume' })).json.data.monitor_state).toBe(1);
  await seconds(5);
  const live = await served.ask(`GET /calls/${CONNECTED}/monitors`);
  expect(contract.violations('listCallMonitors', live)).toEqual([]);
  expect(live.json.data).toMatchObject({ duration: 15, caller: '2103', called: '447700900456' });
  const trace = await served.ask(`GET /calls/${CONNECTED}/trace`);
  expect(contract.violations('listCallTrace', trace)).toEqual([]);
  expect(trace.json.data).toMatchObject({ id: CONNECTED, state: 'CONNECTED' });
  callWords(served.platform).hangUp(CONNECTED);
  const kept = served.platform.store.tables.monitors.hash.get('live_id')!.find(CONNECTED);
  expect(kept).toMatchObject([{ id: live.json.data.id, duration: 15, timestamp: '2026-11-20 16:06:00' }]);
});

test('a talk that is transferred goes on a new leg; nobody takes it, and it comes back to who transferred it', async () => {
  served.platform.settings.transferReturn = 'ring-back';
  callWords(served.platform).hangUp(CONNECTED);
  const events = keepEvents(served.platform);
  await patch(RINGING, { state: 'answer' });
  await served.platform.clock.advance(10_000);
  const { data } = (await patch(RINGING, { dst: '2102' })).json;
  expect(data).toMatchObject({ parent_id: RINGING, referred_by: '2103', src: '447700900123', dst: '2102' });
  expect((await served.ask(`GET /calls/${RINGING}`)).json.data.id).toBe(data.id);
  await served.platform.clock.advance(26_000);
  const back = (await served.ask(`GET /calls/${RINGING}`)).json.data.id;
  expect((await patch(back, { state: 'answer' })).json.data).toMatchObject({
    dst: '2103',
    state: 'CONNECTED',
  });
  await served.platform.clock.advance(60_000);
  callWords(served.platform).hangUp(back, 'src');
  expect(lines(events).filter((line) => !line.startsWith('monitor'))).toEqual([
    `call.connected ${RINGING} LOCAL_USER 2103`,
    `call.hangup ${RINGING} LOCAL_USER 2103`,
    `call.initial ${data.id} LOCAL_USER 2102`,
    `call.ringing ${data.id} LOCAL_USER 2102`,
    `call.missed ${data.id} LOCAL_USER 2102 final=false`,
    `call.hangup ${data.id} LOCAL_USER 2102`,
    `call.initial ${back} LOCAL_USER 2103`,
    `call.ringing ${back} LOCAL_USER 2103`,
    `call.connected ${back} LOCAL_USER 2103`,
    `call.hangup ${back} LOCAL_USER 2103`,
  ]);
  const [first, missed, second] = [RINGING, data.id, back].map(
    (id) => served.platform.store.tables.cdrs.hash.get('live_id')!.find(id)[0],
  );
  expect(first).toMatchObject({ user_id: 410_003, billsec: 10, type: 'I', t_cause: 'Blind Transfer' });
  expect(missed).toMatchObject({ user_id: 410_002, billsec: 0, type: 'M', parent_live_id: RINGING });
  expect(second).toMatchObject({ user_id: 410_003, billsec: 60, type: 'I', root_live_id: RINGING });
});

test('the voicemail has a call for itself', async () => {
  await patch(RINGING, { dst: '2102' });
  await served.platform.clock.advance(30_000);
  expect((await patch(RINGING, { state: 'answer' })).status).toBe(400);
  expect((await patch(RINGING, { dst: '2104' })).status).toBe(400);
  const before = served.platform.store.state();
  expect((await patch(RINGING, { state: 'answer', labels: [1101] })).status).toBe(400);
  expect(served.platform.store.state()['calls']).toEqual(before['calls']);
  expect((await served.ask(`DELETE /calls/${RINGING}`)).status).toBe(204);
  expect(served.platform.store.tables.voicemessages.list().at(-1)).toMatchObject({
    live_id: RINGING,
    duration: 5,
  });
});
