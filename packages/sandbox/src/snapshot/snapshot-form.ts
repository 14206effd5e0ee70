import type { PlatformClock } from '../platform/core/actions.ts';
import type { StoreState } from '../platform/core/store.ts';

/** The form of snapshots that this code writes and reads. */
export const snapshotVersion = 2;

/** What one account knows. */
export interface AccountState {
  random: readonly number[];
  store: StoreState;
}

/** Everything that a sandbox knows at one moment, as JSON can hold it. */
export interface Snapshot extends AccountState {
  version: typeof snapshotVersion;
  clock: ReturnType<PlatformClock['state']>;
  /** The second account, where there is one. */
  second?: AccountState;
}
