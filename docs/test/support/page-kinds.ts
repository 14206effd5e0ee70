import { atLength } from '@telephony/testing/tiers';
import { pageAddresses, readBuilt } from './built-site.ts';

export const PAGE_KINDS = [
  '/',
  '/operations/',
  '/operations/listCdrs/',
  '/operations/createCall/',
  '/operations/deleteAllCdrs/',
  '/operations/downloadMonitorMp3/',
  '/schemas/',
  '/schemas/User/',
  '/schemas/FilterOperator/',
  '/webhooks/',
  '/webhooks/call.missed/',
  '/tags/calls/',
  '/tags/cdrs/',
  '/ledger/',
  '/guides/start/',
  '/guides/authentication/',
  '/guides/calls/',
  '/guides/paging-and-filters/',
  '/guides/webhooks/',
  '/guides/generate/',
  '/guides/error-messages/',
  '/guides/control-plane/',
  '/changelog/',
];

const PER_FOLDER = 4;

/**
 * The pages that are the hardest to fit on a small screen: one of each kind, and of each folder those whose longest word
 * is the longest, because a word that does not break is what makes a page too wide. All pages in the nightly run.
 */
export function hardToFit(): string[] {
  const folders = Map.groupBy(pageAddresses(), (address) => address.split('/')[1]);
  const hardest = [...folders.values()].flatMap((addresses) =>
    addresses
      .map((address) => ({ address, longest: longestWord(address) }))
      .toSorted((a, b) => b.longest - a.longest)
      .slice(0, PER_FOLDER)
      .map(({ address }) => address),
  );
  return [...new Set([...PAGE_KINDS, ...hardest, ...atLength(pageAddresses())])];
}

function longestWord(address: string): number {
  const words = readBuilt(address)
    .replace(/^.*?<main/s, '<main')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .split(/\s+/);
  return words.reduce((longest, { length }) => Math.max(longest, length), 0);
}
