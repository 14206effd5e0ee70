import { freePort } from '@telephony/testing/free-port';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receive, work } from '../../examples/queues/bullmq.ts';
import { parseEvent, type TelephonyEvent } from '@telephony/webhooks';
import { deliver, sampleEvent } from '../../src/testing.ts';
import { startRedis } from '../store/support/start-redis.ts';

const SECRET = 'k3v9-2c71-aa05-9d4e';
// Engines, or the types of their databases, may refuse these ids.
const IDS = ['12345', 'a:b', 'a:b:c', '0', '../..', 'évt', 'x'.repeat(300), '{"$ne":1}', 'evt 1', '%3A'];
const SOON = { timeout: 60_000, interval: 200 };

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(() => opened.end());

async function open() {
  const server = await startRedis();
  vi.stubEnv('REDIS_URL', server.socket).stubEnv('PORT', String(await freePort()));
  vi.stubEnv('WEBHOOK_SECRET', SECRET);
  const connection = new Redis(server.socket, { maxRetriesPerRequest: null }).on('error', () => {});
  const queue = new Queue('events', { connection });
  const events: TelephonyEvent[] = [];
  const state = { isDown: true };
  const handler = await receive();
  await work({
    any: (event) => {
      if (Reflect.get(event, 'text') === 'fail' && state.isDown) throw new Error('the CRM is down');
      events.push(event);
    },
  });
  return {
    queue,
    events,
    state,
    forget: async () => connection.del(await connection.keys('webhooks:*')),
    left: async () => {
      const { waiting = 0, active = 0, delayed = 0, prioritized = 0 } = await queue.getJobCounts();
      return waiting + active + delayed + prioritized;
    },
    send: async (event: object) =>
      expect((await deliver(handler, event, { secret: SECRET })).status).toBe(204),
    async end() {
      process.emit('SIGTERM');
      await handler.drain();
      await queue.close();
      connection.disconnect();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await server.end();
      vi.unstubAllEnvs();
    },
  };
}

test('each event is handled once, whatever its id, and is the same behind the queue', async () => {
  const { events, left, send } = opened;
  const sent = [
    ...IDS.map((id) => sampleEvent('call.missed', { id })),
    { ...sampleEvent('sms.received'), text: 'nul \0, half \uD83D, \u2028' },
    { event_name: 'queue.wrap_up', agent: 7, deep: { list: [1, 'two', null], huge: 1e300 } },
    { ...sampleEvent('call.hangup'), duration: '12', call_id: '12345678901234567890' },
  ];
  for (const event of [...sent, ...sent]) await send(event);
  await vi.waitFor(async () => expect(await left()).toBe(0), SOON);
  const expected = sent.map((event) => parseEvent(JSON.stringify(event)));
  expect(events.toSorted(byId)).toEqual(expected.toSorted(byId));
});

test('what fails is tried again, is a dead letter at last, and can be put back', async () => {
  const { events, queue, send, state } = opened;
  const failing = { ...sampleEvent('sms.received'), text: 'fail' };
  const other = sampleEvent('call.missed');
  for (const event of [failing, other]) await send(event);
  await vi.waitFor(async () => {
    await queue.promoteJobs();
    expect(await queue.getFailed()).toHaveLength(1);
  }, SOON);
  expect(events.map(({ id }) => id)).toEqual([other.id]);
  state.isDown = false;
  for (const job of await queue.getFailed()) await job.retry();
  await vi.waitFor(() => expect(events.map(({ id }) => id)).toEqual([other.id, failing.id]), SOON);
});

test('an event is in the queue once, also where the store has forgotten it', async () => {
  const { events, forget, left, send } = opened;
  for (let time = 1; time <= 2; time += 1) {
    for (const id of IDS) await send(sampleEvent('call.missed', { id }));
    await vi.waitFor(async () => expect(await left()).toBe(0), SOON);
    await forget();
  }
  expect(events).toHaveLength(IDS.length);
  expect(new Set(events.map(({ id }) => id))).toEqual(new Set(IDS));
});

function byId(one: object, other: object): number {
  return String(Reflect.get(one, 'id')) < String(Reflect.get(other, 'id')) ? -1 : 1;
}
