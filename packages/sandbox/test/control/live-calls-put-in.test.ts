import { expect, test } from 'vitest';
import { keepEvents, lines } from '../support/call-story.ts';
import { usePlatform } from '../support/serve-platform.ts';

const served = usePlatform({ liveCalls: false });

const ID = 6_000_000_001;
const pass = (seconds: number) => served.platform.clock.advance(seconds * 1000);

/** Puts in a call that has begun ten seconds ago, as a test does with the control plane. */
async function putIn(call: object): Promise<void> {
  const start = Math.floor(served.platform.clock.now() / 1000) - 10;
  const record = {
    id: ID,
    destination: 0,
    src: '447700900123',
    start_time: start,
    connected_at: null,
    ...call,
  };
  const response = await fetch(`${served.url}/_sandbox/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ calls: [record] }),
  });
  expect(response.ok).toBe(true);
}

test('a call that rings rings as long as others, and goes where it would go', async () => {
  const events = keepEvents(served.platform);
  await putIn({ dst: '2102', dst_id: '410002', state: 'RINGING' });
  await pass(24);
  expect(lines(events)).toEqual([]);
  await pass(1);
  expect(lines(events)).toEqual([`call.missed ${ID} LOCAL_USER 2102 final=true`]);
  expect(served.platform.exchange.list()).toMatchObject([{ id: ID, dst: '2102', dst_id: '410002' }]);
  await pass(21);
  expect(served.platform.exchange.list()).toEqual([]);
});

test('a call that is put in again waits once', async () => {
  await putIn({ dst: '2102', dst_id: '410002', state: 'RINGING' });
  await pass(20);
  await putIn({ dst: '2102', dst_id: '410002', state: 'RINGING' });
  const events = keepEvents(served.platform);
  await pass(20);
  expect(lines(events)).toEqual([]);
});

test('a number outside that rings is picked up', async () => {
  await putIn({ dst: '447700900456', state: 'RINGING', src: '2103', src_id: '410003', destination: 1 });
  await pass(4);
  expect(served.platform.exchange.list()).toMatchObject([{ id: ID, state: 'CONNECTED' }]);
});

test('a call that waits in a queue rings its agents', async () => {
  const events = keepEvents(served.platform);
  await putIn({ dst: '442079460101', dst_id: '30601', state: 'INITIAL', queue_state: 'WAITING' });
  expect(served.platform.exchange.list()).toMatchObject([
    { id: ID, dst_id: '30601', queue_state: 'WAITING' },
  ]);
  expect(lines(events).filter((line) => line.startsWith('call.ringing'))).toHaveLength(2);
  await pass(120);
  expect(served.platform.exchange.list()[0]).not.toMatchObject({ dst_id: '30601', queue_state: 'WAITING' });
});
