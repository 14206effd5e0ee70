import type { Checked } from '../../certify/certify.ts';

/** What came of `certify`. */
export interface Report {
  /** The receiver, without its secret. */
  url: string;
  seed: number;
  /** Whether the receiver has said what it has handled. */
  isSeen: boolean;
  checks: readonly Checked[];
  /** Times of all responses in milliseconds, sorted. */
  times: readonly number[];
}
