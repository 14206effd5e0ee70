/** `NORMAL_CLEARING` as events and records write it: `Normal Clearing` (ledger O-65). */
export function causeInWords(cause: string): string {
  return cause
    .replaceAll(/([A-Z])([A-Z]*)_?/g, (_, first: string, rest: string) => `${first}${rest.toLowerCase()} `)
    .trim();
}
