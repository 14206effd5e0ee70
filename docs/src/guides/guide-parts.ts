import { assumptions } from '@telephony/sandbox/assumptions';

/** With these, a sandbox has live calls, and it is the day of the samples, whose dates then find its records. */
const START_OPTIONS = '--live-calls --start-time 2026-11-20T16:06Z';

/** How a reader starts the sandbox that the samples call. */
export const START_SANDBOX = `npm start -- sandbox ${START_OPTIONS}`;

/** One thing that the sandbox assumes. */
export interface Assumption {
  /** Id of the entry in the ledger that it fills. */
  ledger: string;
  /** Where on the site the entry is. */
  address: string;
  /** Markdown. */
  behaviour: string;
}

/** What the sandbox assumes where the documents are silent, in the order of the ledger. */
export const assumptionList: Assumption[] = assumptions
  .map(({ ledger, behaviour }) => ({ ledger, behaviour, address: `/ledger/#${ledger.toLowerCase()}` }))
  .toSorted((one, other) => one.ledger.localeCompare(other.ledger, 'en', { numeric: true }));
