import { knownCodes } from './assumptions.ts';

/** The letter that a code of a field means (ledger N-30). Letters themselves are taken as they are. */
export function letterOf(field: string, written: string | number | null | undefined): string | undefined {
  if (typeof written === 'string') return written;
  return Object.entries(knownCodes[field] ?? {}).find(([, code]) => code === written)?.[0];
}
