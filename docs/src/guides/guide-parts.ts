import { addressOf } from '@telephony/contract';
import { assumptions } from '@telephony/sandbox/assumptions';

/** How a reader starts the sandbox that the samples call: with live calls, on their day, whose dates find its records. */
export const START_SANDBOX = 'npm start -- sandbox --live-calls --start-time 2026-11-20T16:06Z';

/** What the sandbox assumes where the documents are silent, in Markdown, by the entry of the ledger that it fills. */
export const assumptionList: { ledger: string; address: string; behaviour: string }[] = assumptions
  .map(({ ledger, behaviour }) => ({ ledger, behaviour, address: addressOf.ledger(ledger) }))
  .toSorted((one, other) => one.ledger.localeCompare(other.ledger, 'en', { numeric: true }));
