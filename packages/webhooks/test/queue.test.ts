import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createDispatcher,
  type EventHandlers,
  type EventStore,
  forward,
  memoryStore,
  parseEvent,
  type TelephonyEvent,
} from '../src/index.ts';
import { example, examples } from './support/contract-events.ts';
import { openReceiver, post } from './support/receiver.ts';

const missed = example('call.missed-leg');
const missedCall = parseEvent(missed);

function openWorkers(handlers: EventHandlers, store: EventStore) {
  const options = { store, leaseMs: 60, timeoutMs: 200 };
  return [createDispatcher(handlers, options), createDispatcher(handlers, options)] as const;
}

test('an event that comes out of the queue again is not handled again, by any worker', async () => {
  const handled: string[] = [];
  const handlers: EventHandlers = {
    any: async (_, { key }) => {
      await pause(5);
      handled.push(key);
    },
  };
  const [one, other] = openWorkers(handlers, memoryStore());
  await Promise.all([one(missedCall), one(missedCall), other(missedCall), other(JSON.stringify(missedCall))]);
  await other(missedCall);
  expect(handled).toEqual([`call.missed/${String(missedCall.id)}`]);
});

test('the receiver and its workers may share a store', async () => {
  const store = memoryStore();
  const jobs: TelephonyEvent[] = [];
  const handled: unknown[] = [];
  const { handler, outcomes } = openReceiver(
    forward((event) => jobs.push(event)),
    { store },
  );
  for (let delivery = 1; delivery <= 2; delivery += 1) expect((await handler(post(missed))).status).toBe(204);
  expect(outcomes()).toEqual(['handled', 'duplicate']);
  const dispatch = createDispatcher({ any: ({ id }) => handled.push(id) }, { store });
  for (const job of jobs) await dispatch(job);
  expect(handled).toEqual([missedCall.id]);
});

test('a job that fails is tried as often as the queue likes', async () => {
  let calls = 0;
  const [one, other] = openWorkers(
    {
      any: () => {
        calls += 1;
        if (calls < 12) throw new Error('the CRM is down');
      },
    },
    memoryStore(),
  );
  for (let attempt = 1; attempt < 12; attempt += 1)
    await expect((attempt % 2 ? one : other)(missedCall)).rejects.toThrow('the CRM is down');
  await one(missedCall);
  await other(missedCall);
  expect(calls).toBe(12);
});

test('the event of a worker that has died is handled by another one, once its claim is over', async () => {
  const store = memoryStore();
  await store.claim(`job:${String(missedCall.id)}`, 100, 60_000);
  const handled: unknown[] = [];
  const [one] = openWorkers({ any: ({ id }) => handled.push(id) }, store);
  await one(missedCall);
  expect(handled).toEqual([missedCall.id]);
});

test('an event without a handler costs the store nothing', async () => {
  const gone: EventStore = { ...memoryStore(), claim: () => Promise.reject(new Error('It was asked.')) };
  const dispatch = createDispatcher({ 'call.dtmf': () => {} }, { store: gone });
  await expect(dispatch(missedCall)).resolves.toBeUndefined();
});

test('a job fails while the event is another worker’s, or the store fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const handlers = { any: () => Promise.reject(new Error('It was handled.')) };
  const dispatchWith = (claim: EventStore['claim']) =>
    createDispatcher(handlers, { store: { ...memoryStore(), claim } })(missedCall);
  const ends = Promise.allSettled([
    dispatchWith(() => ({ state: 'busy' })),
    dispatchWith(() => Promise.reject(new Error('no connection'))),
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ends).toMatchObject([
    { reason: { message: 'createDispatcher: Another process has the event.' } },
    { reason: { message: 'no connection' } },
  ]);
});

function createQueue(work: (data: TelephonyEvent) => Promise<void>) {
  const jobs = new Map<string, string>();
  return {
    jobs,
    add: (event: TelephonyEvent, key: string) => void (jobs.has(key) || jobs.set(key, JSON.stringify(event))),
    async run() {
      for (const json of jobs.values()) await work(JSON.parse(json));
    },
  };
}

test('what is delivered is in the queue when the response goes out, once, and reaches the same handlers', async () => {
  const handled: string[] = [];
  const queue = createQueue(
    createDispatcher({
      'call.missed': ({ id, src }, { key }) => handled.push(`${id} ${src} ${key}`),
      unknown: ({ event_name: name }) => handled.push(name),
    }),
  );
  const { handler } = openReceiver(forward(queue.add), { store: false });
  for (const body of [
    missed,
    missed,
    { event_name: 'queue.wrapup', agent: 7 },
    example('call.hold-internal'),
  ])
    expect((await handler(post(body))).status).toBe(204);
  expect(queue.jobs.size).toBe(3);
  expect(handled).toEqual([]);
  await queue.run();
  expect(handled).toEqual([`${missed.id} 447700900123 call.missed/${missed.id}`, 'queue.wrapup']);
});

test('where the queue does not take it, the delivery fails', async () => {
  const { handler, outcomes } = openReceiver(forward(() => Promise.reject(new Error('no connection'))));
  expect((await handler(post(missed))).status).toBe(500);
  expect(outcomes()).toEqual(['failed']);
});

test('a job fails when its handler fails or takes too long, and is tried again', async () => {
  const job = JSON.stringify(missed);
  let calls = 0;
  const dispatch = createDispatcher(
    {
      any: (_, { signal }) => {
        calls += 1;
        if (calls === 1) throw new Error('the CRM is down');
        if (calls === 2) return new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
    },
    { timeoutMs: 30 },
  );
  await expect(dispatch(job)).rejects.toThrow('the CRM is down');
  await expect(dispatch(job)).rejects.toThrow('The handler took longer than 30 ms.');
  await dispatch(job);
});

test('an event is the same behind the queue', async () => {
  const seen: unknown[] = [];
  const dispatch = createDispatcher({ any: (event) => seen.push(event) });
  const queue = createQueue(dispatch);
  const direct: unknown[] = [];
  const { handler } = openReceiver(
    { any: (event, delivery) => (direct.push(event), queue.add(event, delivery.key)) },
    { store: false },
  );
  for (const [index, [, body]] of examples.entries())
    await handler(post(JSON.stringify({ ...body, id: index, call_id: '12345678901234567890' })));
  await queue.run();
  expect(seen).toEqual(direct);
});
