import { expect, test } from 'vitest';
import { type EventStore, memoryStore } from '../../src/index.ts';
import { storeChecks } from '../../src/testing.ts';
import { testChecks } from './support/test-checks.ts';
import { keptDelivery } from './support/kept-delivery.ts';

testChecks(storeChecks(() => memoryStore()));

/** Claims and completes. */
async function handle(store: EventStore, key: string, rememberMs = 10_000): Promise<void> {
  const claim = await store.claim(key, 10_000, 10_000);
  if (claim.state !== 'claimed') throw new Error(`${key} is ${claim.state}.`);
  expect(await store.complete(key, claim.token, rememberMs)).toBe(true);
}

const stateOf = async (store: EventStore, key: string) => (await store.claim(key, 10_000, 10_000)).state;

test('its size is bounded: the oldest that was handled is forgotten, a sixteenth at a time', async () => {
  const store = memoryStore({ max: 100 });
  for (let index = 0; index < 10_000; index += 1) await handle(store, `k${index}`);
  expect(await stateOf(store, 'k9999')).toBe('done');
  expect(await stateOf(store, 'k9908')).toBe('done');
  expect(await stateOf(store, 'k9899')).toBe('claimed');
});

test('what is being handled is forgotten after what has been, the oldest first', async () => {
  const store = memoryStore({ max: 3 });
  const oldest = await store.claim('oldest', 10_000, 10_000);
  await handle(store, 'handled');
  for (const key of ['b', 'c']) expect(await stateOf(store, key)).toBe('claimed');
  expect(await stateOf(store, 'oldest')).toBe('busy');
  expect(await stateOf(store, 'handled')).toBe('claimed');
  expect(oldest.state === 'claimed' && (await store.complete('oldest', oldest.token, 10_000))).toBe(false);
  for (const key of ['b', 'c', 'handled']) expect(await stateOf(store, key)).toBe('busy');
});

test('what has expired is forgotten first', async () => {
  const store = memoryStore({ max: 2 });
  await handle(store, 'short', 1);
  await handle(store, 'long');
  await new Promise((resolve) => setTimeout(resolve, 10));
  await handle(store, 'new');
  expect(await stateOf(store, 'long')).toBe('done');
});

test('of more deliveries than it keeps, the oldest is forgotten', async () => {
  const store = memoryStore({ maxKept: 2 });
  for (const id of ['1', '2', '3']) await store.keep(keptDelivery(id), 10_000);
  expect((await store.kept()).map(({ id }) => id)).toEqual(['2', '3']);
});

test.each([0, -1, Number.NaN, Infinity])('max or maxKept %d is refused', (value) => {
  expect(() => memoryStore({ max: value })).toThrow(RangeError);
  expect(() => memoryStore({ maxKept: value })).toThrow(RangeError);
});
