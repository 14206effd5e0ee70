import { accountsOf, type Platform } from '../platform/platform.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { type AccountState, type Snapshot, snapshotVersion } from './snapshot-form.ts';

/** What the platform and its second account know now. Their records are shared with the store, which never changes one in place. */
export function takeSnapshot(platform: Platform): Snapshot {
  const { clock, second } = platform;
  return {
    version: snapshotVersion,
    clock: clock.state(),
    ...stateOf(platform),
    ...(second && { second: stateOf(second) }),
  };
}

function stateOf({ random, store }: Platform): AccountState {
  return { random: random.state(), store: store.state() };
}

/**
 * Takes a platform back to a snapshot, of itself or of another one.
 *
 * @param snapshot Anything. It is checked as a whole first: where it is refused, nothing has changed.
 * @throws Refusal 400 that says what is wrong, and where.
 */
export function restoreSnapshot(platform: Platform, snapshot: unknown): void {
  const { clock, second, ...first } = checkSnapshot(platform, snapshot);
  restoreAccount(platform, first);
  if (platform.second && second) restoreAccount(platform.second, second);
  platform.clock.restore(clock);
  for (const { webhooks } of accountsOf(platform)) webhooks.resume();
}

function restoreAccount(platform: Platform, { random, store }: AccountState): void {
  platform.store.restore(structuredClone(store));
  platform.random.restore(random);
}
