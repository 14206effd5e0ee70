import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  expect(served.platform.calls.find(RINGING)?.state).toBe('RINGING');
  const { id } = served.platform.calls.place({ userId: 410_002, to: '2104' });
  expect((await patch(id, { state: 'answer', dst: '2102' })).status).toBe(400);
  expect(served.platform.calls.find(id)?.state).toBe('RINGING');
});

test.each([
  ['a call of 1.6 s has a recording of its one full second', 5600, [1, 1]],
  ['a call of 0.4 s has a recording of the second that has begun', 4400, [0, 1]],
])('%s', async (_, milliseconds, expected) => {
  const { calls, clock, store } = served.platform;
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
  served.platform.calls.hangUp(CONNECTED);
  const kept = served.platform.store.tables.monitors.hash.get('live_id')!.find(CONNECTED);
  expect(kept).toMatchObject([{ id: live.json.data.id, duration: 15, timestamp: '2026-11-20 16:06:00' }]);
});

test('a call that was answered and transferred is missed by the new telephone, not as a whole', async () => {
  const events = keepEvents(served.platform);
  await patch(RINGING, { state: 'answer' });
  await served.platform.clock.advance(10_000);
  await patch(RINGING, { dst: '2102' });
  await served.platform.clock.advance(25_000 + 21_000);
  expect(lines(events)).toEqual([
    `call.connected ${RINGING} LOCAL_USER 2103`,
    `call.initial ${RINGING} LOCAL_USER 2102`,
    `call.ringing ${RINGING} LOCAL_USER 2102`,
    `call.missed ${RINGING} LOCAL_USER 2102 final=false`,
    `call.hangup ${RINGING} LOCAL_USER 2102`,
  ]);
  const [cdr] = served.platform.store.tables.cdrs.hash.get('live_id')!.find(RINGING);
  expect(cdr).toMatchObject({ type: 'I', disposition: 'VM', billsec: 56 });
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
