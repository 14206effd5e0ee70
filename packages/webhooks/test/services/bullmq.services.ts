import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@telephony/testing/free-port';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEvent } from '../../src/index.ts';
import { deliver, sampleEvent } from '../../src/testing.ts';
import { startRedis } from '../store/support/start-redis.ts';
import { readRuns, SECRET, startProcess, surviveKills } from './queues/processes.ts';

/** Ids that engines, or the types of their databases, may not take as they are. */
const IDS = ['12345', 'a:b', 'a:b:c', '0', '../..', 'évt', 'x'.repeat(300), '{"$ne":1}', 'evt 1', '%3A'];

/** How many events the workers get that are killed. */
const EVENTS = Number(process.env['EVENTS'] ?? 20_000);

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(() => opened.end());

async function open() {
  const server = await startRedis();
  const connection = new Redis(server.socket, { maxRetriesPerRequest: null }).on('error', () => {});
  const queue = new Queue('events', { connection });
  await queue.waitUntilReady();
  return {
    env: { REDIS_URL: server.socket },
    forget: async () => connection.del(await connection.keys('webhooks:*')),
    async left() {
      const { waiting = 0, active = 0, delayed = 0, prioritized = 0 } = await queue.getJobCounts();
      return waiting + active + delayed + prioritized;
    },
    hurry: () => queue.promoteJobs(),
    dead: async () => (await queue.getFailed()).length,
    async revive() {
      for (const job of await queue.getFailed()) await job.retry();
    },
    async end() {
      await queue.close();
      connection.disconnect();
      await server.end();
    },
  };
}

/** Starts a receiver on a port of its own, and a worker. */
async function start() {
  const { env } = opened;
  const port = String(await freePort());
  const folder = temporaryFolder();
  const receiver = startProcess('receiver', [0], { ...env, PORT: port });
  const worker = startProcess('worker', [folder, 1], env);
  await Promise.all([receiver.printed('ready'), worker.printed('ready')]);
  const url = `http://127.0.0.1:${port}/hooks/${SECRET}`;
  return { url, folder, end: () => Promise.all([receiver.end(), worker.end()]) };
}

test('each event is handled once, whatever its id, and is the same behind the queue', async () => {
  const { url, folder, end } = await start();
  const sent = [
    ...IDS.map((id) => sampleEvent('call.missed', { id })),
    { ...sampleEvent('sms.received'), text: 'nul \0, half \uD83D, \u2028' },
    { event_name: 'queue.wrap_up', agent: 7, deep: { list: [1, 'two', null], huge: 1e300 } },
    { ...sampleEvent('call.hangup'), duration: '12', call_id: '12345678901234567890' },
  ];
  for (const event of [...sent, ...sent]) expect((await deliver(url, event)).status).toBe(204);
  const runs = readRuns(folder);
  await vi.waitFor(
    async () => {
      runs.read();
      expect(runs.events.length).toBe(sent.length);
      expect(await opened.left()).toBe(0);
    },
    { timeout: 60_000, interval: 200 },
  );
  const expected = sent.map((event) => parseEvent(JSON.stringify(event)));
  expect(runs.events.toSorted(byId)).toEqual(expected.toSorted(byId));
  runs.close();
  expect(await end()).toEqual([0, 0]);
});

test('what fails is tried again, is a dead letter at last, and can be put back', async () => {
  const { url, folder, end } = await start();
  const failing = { ...sampleEvent('sms.received'), text: 'fail' };
  const other = sampleEvent('call.missed');
  for (const event of [failing, other]) expect((await deliver(url, event)).status).toBe(204);
  const runs = readRuns(folder);
  await vi.waitFor(
    async () => {
      await opened.hurry();
      expect(await opened.dead()).toBe(1);
    },
    { timeout: 60_000, interval: 200 },
  );
  runs.read();
  expect(runs.events.map(({ id }) => id)).toEqual([other.id]);

  writeFileSync(join(folder, 'mended'), '');
  await opened.revive();
  await vi.waitFor(
    () => {
      runs.read();
      expect(runs.events.map(({ id }) => id)).toEqual([other.id, failing.id]);
    },
    { timeout: 60_000, interval: 200 },
  );
  await vi.waitFor(async () => expect(await opened.dead()).toBe(0), { timeout: 60_000 });
  runs.close();
  expect(await end()).toEqual([0, 0]);
});

test('an event is in the queue once, also where the store has forgotten it', async () => {
  const { url, folder, end } = await start();
  const sent = IDS.map((id) => sampleEvent('call.missed', { id }));
  const runs = readRuns(folder);
  for (let time = 1; time <= 2; time += 1) {
    for (const event of sent) expect((await deliver(url, event)).status).toBe(204);
    await vi.waitFor(async () => expect(await opened.left()).toBe(0), { timeout: 60_000 });
    await opened.forget();
  }
  runs.read();
  runs.close();
  expect(runs.events).toHaveLength(IDS.length);
  expect(new Set(runs.events.map(({ id }) => id))).toEqual(new Set(IDS));
  expect(await end()).toEqual([0, 0]);
});

test(
  `two workers handle ${EVENTS.toLocaleString('en')} events, each once, while they are killed at random`,
  { timeout: 1_800_000 },
  async ({ annotate }) => {
    const survived = await surviveKills(opened, EVENTS);
    const { lost, againWithoutKill, codes, kills, seconds, againAfterKill } = survived;
    expect({ lost, againWithoutKill, codes }).toEqual({ lost: 0, againWithoutKill: 0, codes: [0, 0, 0] });
    expect(kills).toBeGreaterThan(1);
    const line = `${EVENTS} events in ${seconds} s with ${kills} kills; the handlers of ${againAfterKill} ran again`;
    console.log(`${line}, whose process was killed before it could tell.`);
    await annotate(line);
  },
);

function byId(one: object, other: object): number {
  return String(Reflect.get(one, 'id')) < String(Reflect.get(other, 'id')) ? -1 : 1;
}
