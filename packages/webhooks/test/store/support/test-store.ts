import { expect, test } from 'vitest';
import { type StoreCheckOptions, storeChecks } from '../../../src/testing.ts';

/** Every check of a store as a test. */
export function testStore(open: Parameters<typeof storeChecks>[0], options?: StoreCheckOptions): void {
  test.each(storeChecks(open, options))('$name', async ({ run }) => {
    await expect(run()).resolves.toBeUndefined();
  });
}
