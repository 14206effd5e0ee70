import type { AccountNumber } from '../../platform/core/account-number.ts';

/** How far IDs of the second account are above those of the first, where clients check that they are short (ledger O-60). */
const SHORT: Readonly<Record<string, number>> = { users: 3_000_000, accounts: 3_000_000, queues: 30_000 };
/** The same for all other records, calls and legs: below 2^31 for what is not a call. */
const LONG = 500_000_000;

/** How far the IDs of an account's records are above those of the first account: no ID is one of both. */
export function above(account: AccountNumber, table: string): number {
  if (account === 1) return 0;
  return SHORT[table] ?? LONG;
}
