import { join } from 'node:path';
import KeyvRedis from '@keyv/redis';
import { Keyv } from 'keyv';
import { describe, expect, test, vi } from 'vitest';
import { createWebhookHandler, type EventStore, keyvStore, memoryStore } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { post } from '../support/post.ts';
import { spyErrors, spyHandler } from '../support/spies.ts';
import { openKeyv } from './support/open-keyv.ts';
import { redisIsHere, startRedis } from './support/start-redis.ts';
import { startReceiver } from './support/start-receiver.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A file of SQLite that is there already: of two processes that create one at the same time, one can find it locked. */
function sqlite(): string {
  const place = `sqlite:${join(temporaryFolder(), 'events.sqlite')}`;
  openKeyv(place);
  return place;
}

/** What every store does. */
function behaves(open: () => EventStore | Promise<EventStore>) {
  test('add takes a key once, until it is deleted', async () => {
    const store = await open();
    expect(await store.has('a')).toBe(false);
    expect(await store.add('a', 10_000)).toBe(true);
    expect(await store.add('a', 10_000)).toBe(false);
    expect(await store.add('b', 10_000)).toBe(true);
    expect(await store.has('a')).toBe(true);
    await store.delete('a');
    await store.delete('never there');
    expect(await store.has('a')).toBe(false);
    expect(await store.has('b')).toBe(true);
    expect(await store.add('a', 10_000)).toBe(true);
  });

  test('of 50 at once one gets the key', async () => {
    const store = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, async () => store.add('a', 10_000)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('a key is forgotten after its time, and set renews it', async () => {
    const store = await open();
    await store.set('short', 800);
    expect(await store.add('renewed', 800)).toBe(true);
    await store.set('renewed', 10_000);
    expect(await store.has('short')).toBe(true);
    await pause(1000);
    expect(await store.has('short')).toBe(false);
    expect(await store.add('short', 10_000)).toBe(true);
    expect(await store.has('renewed')).toBe(true);
    expect(await store.add('renewed', 10_000)).toBe(false);
  });
}

/** What two processes with one store do. */
function serves(place: () => string | Promise<string>) {
  test('two processes handle each of many duplicates once, and acknowledge all', async () => {
    const where = await place();
    const receivers = await Promise.all([startReceiver(where, 200), startReceiver(where, 200)]);
    const ids = Array.from({ length: 20 }, (_, index) => `evt-${index}`);
    const deliveries = [...ids, ...ids.toReversed(), ...ids];
    const results = await Promise.all(receivers.map((receiver) => receiver.deliver(deliveries)));
    expect(results.flatMap(({ handled }) => handled).toSorted()).toEqual(ids.toSorted());
    expect(new Set(results.flatMap(({ statuses }) => statuses))).toEqual(new Set([204]));
    expect((await receivers[1]?.deliver(ids))?.handled).toEqual([]);
  });

  test('an event whose process was killed within its handler is handled by the next', async () => {
    const where = await place();
    const [crashing, other] = await Promise.all([startReceiver(where, 'crash'), startReceiver(where)]);
    await expect(crashing.deliver(['evt-1'])).rejects.toThrow('has ended');
    await crashing.closed;
    expect(await other.deliver(['evt-1'])).toEqual({ handled: ['evt-1'], statuses: [204] });
  });
}

describe('memoryStore', () => {
  behaves(() => memoryStore());

  test('its size is bounded; the least recently used is forgotten', async () => {
    const store = memoryStore({ max: 100 });
    for (let index = 0; index < 10_000; index += 1) await store.add(`k${index}`, 10_000);
    expect(await store.has('k9999')).toBe(true);
    expect(await store.has('k9900')).toBe(true);
    expect(await store.has('k9899')).toBe(false);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity])('max %d is refused', (max) => {
    expect(() => memoryStore({ max })).toThrow(RangeError);
  });
});

describe('keyvStore in memory', () => {
  behaves(() => keyvStore(new Keyv(), { settle: 1 }));

  test('a Keyv that cannot write, or forgets, is an error and not a duplicate', async () => {
    const store = new Map();
    const full = new Keyv({ store, emitErrors: false });
    full.on('error', () => {});
    vi.spyOn(full, 'set').mockResolvedValue(false);
    await expect(keyvStore(full).add('a', 1000)).rejects.toThrow('could not write');
    await expect(keyvStore(full).set('a', 1000)).rejects.toThrow('could not write');
    const forgetful = { get: async () => undefined, set: async () => true, delete: async () => true };
    await expect(keyvStore(forgetful, { settle: 1 }).add('a', 1000)).rejects.toThrow(
      'does not return what it has written',
    );
    const onError = spyErrors();
    const handle = spyHandler();
    const handler = createWebhookHandler({ any: handle }, { store: keyvStore(full), onError });
    expect((await handler(post(example('sms.received-user')))).status).toBe(500);
    expect(handle).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test.each([-1, Number.NaN, Infinity])('settle %d is refused', (settle) => {
    expect(() => keyvStore(new Keyv(), { settle })).toThrow(RangeError);
  });
});

describe('keyvStore on SQLite', () => {
  behaves(() => keyvStore(openKeyv(sqlite()), { settle: 1 }));
  serves(sqlite);
});

describe.runIf(redisIsHere)('keyvStore on a real Redis (only where redis-server is installed)', () => {
  behaves(async () => keyvStore(openKeyv((await startRedis()).place)));
  serves(async () => (await startRedis()).place);

  test('keys have the namespace of the Keyv, and a time to live', async () => {
    const { place } = await startRedis();
    const keyv = openKeyv(place);
    await keyvStore(keyv).add('a', 10_000);
    await keyvStore(keyv).set('b', 10_000);
    const adapter: unknown = keyv.store;
    if (!(adapter instanceof KeyvRedis)) throw new Error('The Keyv is not on Redis.');
    const client = await adapter.getClient();
    expect([...(await client.keys('*'))].toSorted()).toEqual(['events::a', 'events::b']);
    expect(await client.pTTL('events::a')).toBeGreaterThan(5_000);
    expect(await client.pTTL('events::b')).toBeGreaterThan(5_000);
  });

  test('a Redis that is gone fails the delivery, and does not lose the event', async () => {
    const { place, stop } = await startRedis();
    const store = keyvStore(openKeyv(place));
    const handle = spyHandler();
    const onError = spyErrors();
    const handler = createWebhookHandler({ any: handle }, { store, onError });
    expect((await handler(post(example('sms.received-user')))).status).toBe(204);
    await stop();
    expect((await handler(post(example('call.missed-leg')))).status).toBe(500);
    expect(handle).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
