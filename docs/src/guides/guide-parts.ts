import { addressOf } from '@telephony/contract';
import { assumptions } from '@telephony/sandbox/assumptions';

/** What the sandbox assumes where the documents are silent, in Markdown, by the entry of the ledger that it fills. */
export const assumptionList: { ledger: string; address: string; behaviour: string }[] = assumptions
  .map(({ ledger, behaviour }) => ({ ledger, behaviour, address: addressOf.ledger(ledger) }))
  .toSorted((one, other) => one.ledger.localeCompare(other.ledger, 'en', { numeric: true }));
