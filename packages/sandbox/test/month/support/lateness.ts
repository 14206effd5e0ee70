import type { LateRecords } from '../../../src/generated/control.ts';

const HOUR = 3600;

/** How late records may be: nobody knows (ledger N-73). Shares are in percent. */
export const LATENESS = {
  'at once': undefined,
  'late, ids of the ends': {
    ids: 'hang-up',
    delays: [
      { share: 85, from: 0, to: 5 },
      { share: 10, from: 5, to: 1200 },
      { share: 4, from: 1200, to: 6 * HOUR },
      { share: 1, from: 26 * HOUR, to: 26 * HOUR },
    ],
  },
  'late, ids of the appearance': {
    ids: 'appearance',
    delays: [
      { share: 60, from: 0, to: 60 },
      { share: 30, from: 60, to: 2 * HOUR },
      { share: 10, from: 2 * HOUR, to: 26 * HOUR },
    ],
  },
} satisfies Record<string, LateRecords | undefined>;
