import { addressOf } from '@telephony/contract';
import { assumptions } from '@telephony/sandbox/assumptions';

/** What the sandbox assumes where the documents are silent, as Markdown, by the entry of the ledger that it fills. */
export const assumptionList: string = assumptions
  .toSorted((one, other) => one.ledger.localeCompare(other.ledger, 'en', { numeric: true }))
  .map(({ ledger, behaviour }) => `- [${ledger}](${addressOf.ledger(ledger)}): ${behaviour}`)
  .join('\n');
