import { expect, test } from 'vitest';
import type { StoreCheck } from '../../../src/testing.ts';
import type { KeptDelivery } from '../../../src/index.ts';

export function testChecks(checks: readonly StoreCheck[]): void {
  test.each(checks)('$name', async ({ run }) => {
    await expect(run()).resolves.toBeUndefined();
  });
}

export function keptDelivery(id: string): KeptDelivery {
  return {
    id,
    at: 0,
    reason: 'failed',
    detail: '',
    eventName: null,
    key: null,
    attempts: 1,
    headers: [],
    body: '',
  };
}
