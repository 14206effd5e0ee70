import { ledgerBeside } from '../ledger-beside.ts';
import type { Rule } from '../visitor.ts';

/**
 * Every ledger entry names the places that it speaks about or says why it has none: an entry with neither is an unknown
 * that no reader of the contract meets. Whether the places are the right ones, a test of the bundle says.
 */
export const rule: Rule = () => ({
  Root(_node, { report, location }) {
    const { entries, source } = ledgerBeside(location.source);
    for (const [index, { id, places = [], noPlace = '' }] of entries.entries()) {
      if (places.length > 0 !== (noPlace.trim() !== '')) continue;
      const message =
        places.length > 0
          ? `${id} has places and a noPlace. Remove the noPlace.`
          : `${id} has no places. Mark an element with x-ledger: ${id} and run npm run ledger -- --write, or write noPlace.`;
      report({ message, location: { source, pointer: `#/entries/${index}` } });
    }
  },
});
