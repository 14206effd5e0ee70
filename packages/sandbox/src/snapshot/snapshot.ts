import type { Platform } from '../platform/platform.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { type Snapshot, snapshotVersion } from './snapshot-form.ts';

/** What the platform knows now. Its records are shared with the store, which never changes one in place. */
export function takeSnapshot({ clock, random, store }: Platform): Snapshot {
  return { version: snapshotVersion, clock: clock.state(), random: random.state(), store: store.state() };
}

/**
 * Takes a platform back to a snapshot, of itself or of another one.
 *
 * @param snapshot Anything. It is checked as a whole first: where it is refused, nothing has changed.
 * @throws Refusal 400 that says what is wrong, and where.
 */
export function restoreSnapshot(platform: Platform, snapshot: unknown): void {
  const { clock, random, store } = checkSnapshot(platform, snapshot);
  platform.store.restore(structuredClone(store));
  platform.random.restore(random);
  platform.clock.restore(clock);
  platform.webhooks.resume();
}
