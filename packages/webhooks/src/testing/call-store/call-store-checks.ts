import type { CallStore } from '../../tracker/keep/call-store.ts';
import { createChecks, type StoreCheck, type StoreCheckOptions } from '../checks/create-checks.ts';
import { checkCallHistory } from './call-history.ts';
import { crowdChecks } from './crowd-checks.ts';
import { openChecks } from './open-checks.ts';
import { saveChecks } from './save-checks.ts';
import { valueChecks } from './value-checks.ts';

/**
 * Checks that a store of your own does what `CallTracker` needs of it: versions, pages of what is open, calls that are forgotten
 * in time and come back as they were, many callers at once, and random histories. For any test runner. The checks use keys of
 * their own, so a database may have other content; they leave theirs behind.
 *
 * @param open Returns a store, each time or each time the same.
 *
 * @example
 * for (const { name, run } of callStoreChecks(() => new MyCallStore(), { shared: true })) test(name, run);
 */
export function callStoreChecks(
  open: () => CallStore | Promise<CallStore>,
  options: StoreCheckOptions = {},
): StoreCheck[] {
  const checks = { ...saveChecks, ...valueChecks, ...openChecks, ...crowdChecks };
  return createChecks(open, options, checks, checkCallHistory);
}
