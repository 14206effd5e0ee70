import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@telephony/contract';
import { assumptions } from '@telephony/sandbox/assumptions';

/** With these, a sandbox has live calls, and it is the day of the samples, whose dates then find its records. */
const START_OPTIONS = '--live-calls --start-time 2026-11-20T16:06Z';

/** How a reader starts the sandbox that the samples call. */
export const START_SANDBOX = `npm start -- sandbox ${START_OPTIONS}`;

/** What the sandbox assumes where the documents are silent, in Markdown, by the entry of the ledger that it fills. */
export const assumptionList: { ledger: string; address: string; behaviour: string }[] = assumptions
  .map(({ ledger, behaviour }) => ({ ledger, behaviour, address: addressOf.ledger(ledger) }))
  .toSorted((one, other) => one.ledger.localeCompare(other.ledger, 'en', { numeric: true }));
