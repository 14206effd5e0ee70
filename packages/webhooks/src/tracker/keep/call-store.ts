import type { KeptCall } from './kept-call.ts';

/** What a store has under a key. */
export interface StoredCall {
  key: string;
  call: KeptCall;
  /** Another one after each save, and none that the key has had before, also if the call was forgotten meanwhile. */
  version: string;
}

/** How a call is saved. */
export interface SaveOptions {
  /** The version that the change is based on; null where there was nothing. */
  version: string | null;
  /** Whether it lives, or its outcome is not reported yet: `open` returns it. */
  isOpen: boolean;
  /** Milliseconds after this save after which it is forgotten, 1 or more. */
  keepMs: number;
}

/**
 * Keeps the calls of a tracker: values under keys, with versions. One store may serve several processes. `callStoreChecks` of
 * `@telephony/webhooks/testing` checks one of your own.
 *
 * Keys are 1 to 16 digits, values are JSON. Each method is atomic. If one throws or rejects, nothing has happened, or it is
 * unknown what. Nobody changes a value once it was given to the store or loaded from it.
 */
export interface CallStore {
  load(key: string): StoredCall | undefined | Promise<StoredCall | undefined>;
  /** Compares and sets. @returns False where the version is not that of the store any more; nothing has happened then. */
  save(key: string, call: KeptCall, options: SaveOptions): boolean | Promise<boolean>;
  /**
   * What is open, in the order of the keys as text.
   *
   * @param after Only what comes after this key. Default: from the first.
   * @param limit How many at most. Default: 100.
   */
  open(after?: string, limit?: number): readonly StoredCall[] | Promise<readonly StoredCall[]>;
  /** Everything, in the same order and pages as `open`. Only `CallTracker.calls` needs it. */
  all?(after?: string, limit?: number): readonly StoredCall[] | Promise<readonly StoredCall[]>;
}
