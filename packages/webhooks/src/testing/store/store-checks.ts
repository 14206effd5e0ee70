import type { EventStore } from '../../store/event-store.ts';
import { createChecks, type StoreCheck, type StoreCheckOptions } from '../checks/create-checks.ts';
import { claimChecks } from './claim-checks.ts';
import { crowdChecks } from './crowd-checks.ts';
import { checkHistory } from './history.ts';
import { keptChecks } from './kept-checks.ts';

/**
 * Checks that a store of your own does what the handler needs of it: owners, claims that end, attempts, kept deliveries, many
 * callers at once, and random histories. For any test runner. The checks use names of their own, so a database may have other
 * content; they leave theirs behind.
 *
 * @param open Returns a store, each time or each time the same.
 *
 * @example
 * for (const { name, run } of storeChecks(() => new MyStore(), { shared: true })) test(name, run);
 */
export function storeChecks(
  open: () => EventStore | Promise<EventStore>,
  options: StoreCheckOptions = {},
): StoreCheck[] {
  return createChecks(open, options, { ...claimChecks, ...crowdChecks, ...keptChecks }, checkHistory);
}
