import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assumptions } from '@telephony/sandbox/assumptions';
import { contractFolder } from '../contract/load-contract.ts';

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

const file = join(contractFolder, 'README.md');
/** The section of the README about the bundles for generators, from its table on. */
const SECTION = /^## For code generators\n[\s\S]*?(?<differences>^\|[\s\S]*?)(?=^## )/m;

/** What differs between the contract and the bundles for generators, as Markdown: a table and a line after it. */
export function readBundleDifferences(): string {
  const differences = SECTION.exec(readFileSync(file, 'utf8'))?.groups?.['differences'];
  if (!differences) throw new Error(`${file} has no section "For code generators" with a table.`);
  return differences.trim();
}
