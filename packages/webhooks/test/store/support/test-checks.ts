import { expect, test } from 'vitest';
import type { StoreCheck } from '../../../src/testing.ts';

/** Every check of a store as a test. */
export function testChecks(checks: readonly StoreCheck[]): void {
  test.each(checks)('$name', async ({ run }) => {
    await expect(run()).resolves.toBeUndefined();
  });
}
