/** The Markdown twin of a page: `/operations/listCdrs/` is `/operations/listCdrs.md`. */
export function twinOf(address: string): string {
  return address === '/' ? '/index.md' : `${address.replace(/\/$/, '')}.md`;
}

/** Throws when two addresses differ by case only: some disks and some servers hold them for one. */
export function refuseCaseClashes(addresses: string[]): void {
  const seen = new Map<string, string>();
  for (const address of addresses) {
    const other = seen.get(address.toLowerCase());
    if (other !== undefined) {
      throw new Error(
        other === address
          ? `Two pages have the address ${address}: rename one of the two operations, schemas, events or tags.`
          : `The addresses ${other} and ${address} differ by case only: rename one of the two.`,
      );
    }
    seen.set(address.toLowerCase(), address);
  }
}
