import type { PlatformClock } from '../platform/core/actions.ts';
import type { StoreState } from '../platform/core/store.ts';

/** The form of snapshots that this code writes and reads. */
export const snapshotVersion = 2;

/** Everything that a sandbox knows at one moment, as JSON can hold it. */
export interface Snapshot {
  version: typeof snapshotVersion;
  clock: ReturnType<PlatformClock['state']>;
  random: readonly number[];
  store: StoreState;
}
