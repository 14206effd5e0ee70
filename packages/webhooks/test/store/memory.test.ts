import { expect, test } from 'vitest';
import { type EventStore, memoryStore } from '../../src/index.ts';
import { storeChecks } from '../../src/testing.ts';
import { callStoreChecks } from './support/call-store-checks.ts';
import { keptDelivery, testChecks } from './support/test-checks.ts';
import { memoryCallStore } from '../../src/tracker.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';

testChecks(storeChecks(() => memoryStore()));

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

testChecks(callStoreChecks(() => memoryCallStore()));

const save = (store: ReturnType<typeof memoryCallStore>, key: string, isOpen: boolean, keepMs = 10_000) =>
  store.save(key, emptyCall(Number(key), 0), { version: null, isOpen, keepMs });

test('its size is bounded: the oldest that has ended is forgotten, a sixteenth at a time', async () => {
  const store = memoryCallStore({ max: 100 });
  for (let key = 1; key <= 10_000; key += 1) await save(store, String(key), false);
  expect(await store.load('10000')).toBeDefined();
  expect(await store.load('9908')).toBeDefined();
  expect(await store.load('9900')).toBeUndefined();
});

test('what lives is forgotten after all that has ended, the oldest first', async () => {
  const store = memoryCallStore({ max: 3 });
  await save(store, '1', true);
  await save(store, '2', false);
  await save(store, '3', true);
  await save(store, '4', true);
  expect((await store.open()).map(({ key }) => key)).toEqual(['1', '3', '4']);
  expect(await store.load('2')).toBeUndefined();
  await save(store, '5', true);
  expect((await store.open()).map(({ key }) => key)).toEqual(['3', '4', '5']);
});

test('what is over is forgotten first', async () => {
  const store = memoryCallStore({ max: 2 });
  await save(store, '1', true, 1);
  await save(store, '2', false);
  await new Promise((resolve) => setTimeout(resolve, 10));
  await save(store, '3', true);
  expect(await store.load('2')).toBeDefined();
});

test.each([0, -1, 1.5, Number.NaN, Infinity])('max %d is refused', (max) => {
  expect(() => memoryCallStore({ max })).toThrow('memoryCallStore: max must be a whole number above 0.');
});
