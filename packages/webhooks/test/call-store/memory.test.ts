import { expect, test } from 'vitest';
import { callStoreChecks } from '../../src/testing.ts';
import { memoryCallStore } from '../../src/tracker.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';
import { testChecks } from '../store/support/test-checks.ts';

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
