import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  createDispatcher,
  type EventHandlers,
  type EventStore,
  forward,
  memoryStore,
  parseEvent,
  type TelephonyEvent,
} from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver } from '../support/open-receiver.ts';
import { post } from '../support/post.ts';

const body = example('call.missed-leg');
const missed = parseEvent(body);

/** Two workers, as two processes have them, with one store. */
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
  await Promise.all([one(missed), one(missed), other(missed), other(JSON.stringify(missed))]);
  await other(missed);
  expect(handled).toEqual([`call.missed/${String(missed.id)}`]);
});

test('the receiver and its workers may share a store', async () => {
  const store = memoryStore();
  const jobs: TelephonyEvent[] = [];
  const handled: unknown[] = [];
  const { handler, outcomes } = openReceiver(
    forward((event) => jobs.push(event)),
    { store },
  );
  for (let delivery = 1; delivery <= 2; delivery += 1) expect((await handler(post(body))).status).toBe(204);
  expect(outcomes()).toEqual(['handled', 'duplicate']);
  const dispatch = createDispatcher({ any: ({ id }) => handled.push(id) }, { store });
  for (const job of jobs) await dispatch(job);
  expect(handled).toEqual([missed.id]);
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
    await expect((attempt % 2 ? one : other)(missed)).rejects.toThrow('the CRM is down');
  await one(missed);
  await other(missed);
  expect(calls).toBe(12);
});

test('the event of a worker that has died is handled by another one, once its claim is over', async () => {
  const store = memoryStore();
  await store.claim(`job:${String(missed.id)}`, 100, 60_000);
  const handled: unknown[] = [];
  const [one] = openWorkers({ any: ({ id }) => handled.push(id) }, store);
  await one(missed);
  expect(handled).toEqual([missed.id]);
});

test('a job fails while the event is another worker’s, or the store fails', async () => {
  const handlers: EventHandlers = { any: () => Promise.reject(new Error('It was handled.')) };
  const busy: EventStore = { ...memoryStore(), claim: () => ({ state: 'busy' }) };
  const gone: EventStore = { ...memoryStore(), claim: () => Promise.reject(new Error('no connection')) };
  const [atBusy] = openWorkers(handlers, busy);
  const [atGone] = openWorkers(handlers, gone);
  await Promise.all([
    expect(atBusy(missed)).rejects.toThrow('createDispatcher: Another process has the event.'),
    expect(atGone(missed)).rejects.toThrow('no connection'),
  ]);
}, 10_000);

test('an event without a handler costs the store nothing', async () => {
  const gone: EventStore = { ...memoryStore(), claim: () => Promise.reject(new Error('It was asked.')) };
  const dispatch = createDispatcher({ 'call.dtmf': () => {} }, { store: gone });
  await expect(dispatch(missed)).resolves.toBeUndefined();
});

test('options that do not exist and values that they do not take are errors', () => {
  expect(() => createDispatcher({}, { leaseMs: 0 })).toThrow(
    'createDispatcher: leaseMs must be a number above 0.',
  );
  const wrong: object = { attempts: 3 };
  expect(() => createDispatcher({}, wrong)).toThrow(
    'createDispatcher: attempts is not one of the options store, timeoutMs, leaseMs, rememberMs, storeTimeoutMs.',
  );
  const typo: object = { 'call.mised': () => {} };
  expect(() => createDispatcher(typo)).toThrow('createDispatcher: call.mised is not one of the events ');
});
