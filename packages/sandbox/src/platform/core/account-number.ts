/** Number of an account of the sandbox. */
export type AccountNumber = 1 | 2;

/** Sets the chance of the second account apart from that of the first. */
const OTHER = 0x2a2a2a2a;

/** The seed of an account where that of the sandbox is `seed`, a 32-bit integer as well. */
export function accountSeed(account: AccountNumber, seed: number): number {
  return account === 1 ? seed : seed ^ OTHER;
}
