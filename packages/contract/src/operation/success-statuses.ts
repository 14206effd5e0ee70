/**
 * The statuses with which an operation succeeds, of those that it declares: those of 2xx and 3xx. A redirect that is
 * declared is a success too, such as the 301 of PATCH /calls/{id} (ledger C-21, O-71).
 */
export function successStatuses(declared: Iterable<string>): string[] {
  return [...declared].filter((status) => /^[23]/.test(status));
}
