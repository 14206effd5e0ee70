/** The host of an address with its scheme; that of the contract itself where the address has none. */
export function hostOf(url: string): string {
  return /^[a-z]+:\/\/[^/]+/i.exec(url)?.[0] ?? 'the host of the contract';
}
