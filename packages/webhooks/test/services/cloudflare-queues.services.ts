import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EventStore, parseEvent } from '../../src/index.ts';
import { deliver, sampleEvent, storeChecks } from '../../src/testing.ts';
import { testChecks } from '../store/support/test-checks.ts';
import { startCloudflare } from './queues/start-cloudflare.ts';
import { SECRET } from './queues/start-process.ts';

let worker: Awaited<ReturnType<typeof startCloudflare>>;
let url: URL;
beforeAll(async () => {
  worker = await startCloudflare();
  url = new URL(`/hooks/${SECRET}`, await worker.ready);
});
afterAll(() => worker?.dispose());

/** What is in the KV namespace, of those whose names begin so. */
async function written(prefix: 'run-' | 'dead-'): Promise<{ id?: unknown }[]> {
  const namespace = await worker.getKVNamespace('EVENTS', 'events');
  const { keys } = await namespace.list({ prefix });
  const entries = await Promise.all(keys.map(({ name }) => namespace.get(name)));
  return entries.map((entry) => JSON.parse(String(entry)) as { id?: unknown });
}
const idsOf = async (prefix: 'run-' | 'dead-') => (await written(prefix)).map(({ id }) => id);

test('an event is handled once, delivered again or put into the queue again', async () => {
  const event = sampleEvent('call.missed');
  for (let delivery = 1; delivery <= 2; delivery += 1) expect((await deliver(url, event)).status).toBe(204);
  const queue = await worker.getQueueProducer('QUEUE', 'events');
  for (let message = 1; message <= 3; message += 1) await queue.send(event);
  await vi.waitFor(async () => expect(await written('run-')).toEqual([parseEvent(JSON.stringify(event))]));
  const last = sampleEvent('call.hangup');
  await queue.send(last);
  await vi.waitFor(async () => expect(await idsOf('run-')).toContain(last.id));
  expect((await idsOf('run-')).filter((id) => id === event.id)).toHaveLength(1);
});

test('what fails is tried again, is a dead letter at last, and can be put back', async () => {
  const event = { ...sampleEvent('sms.received'), text: 'fail' };
  expect((await deliver(url, event)).status).toBe(204);
  await vi.waitFor(async () => expect(await idsOf('dead-')).toEqual([event.id]), { timeout: 20_000 });
  expect(await idsOf('run-')).not.toContain(event.id);
  await (await worker.getKVNamespace('EVENTS', 'events')).put('mended', 'yes');
  await (await worker.getQueueProducer('QUEUE', 'events')).send(event);
  await vi.waitFor(async () => expect(await idsOf('run-')).toContain(event.id), { timeout: 10_000 });
});

test('a wrong secret gets nothing into the queue', async () => {
  const event = sampleEvent('call.missed');
  expect((await deliver(new URL('/hooks/another-wrong-secret', url), event)).status).toBe(401);
  expect(await idsOf('run-')).not.toContain(event.id);
});

describe('all checks of a store, in a Durable Object', () => {
  let objects = 0;
  const open = async () => {
    const namespace = await worker.getDurableObjectNamespace('STORE', 'events');
    const object: object = namespace.getByName(`store-${(objects += 1)}`);
    if (!isStore(object)) throw new Error('It has no `claim`.');
    return object;
  };
  testChecks(storeChecks(open, { tick: 100, histories: 20 }));
});

function isStore(object: object): object is EventStore {
  return typeof Reflect.get(object, 'claim') === 'function';
}
