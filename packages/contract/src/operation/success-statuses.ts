/**
 * The statuses with which an operation succeeds, of those that it declares: those of 2xx, and where it has none its
 * redirects, such as the 301 of PATCH /calls/{id} (ledger C-21).
 */
export function successStatuses(declared: Iterable<string>): string[] {
  const statuses = [...declared];
  const successes = statuses.filter((status) => status.startsWith('2'));
  return successes.length > 0 ? successes : statuses.filter((status) => status.startsWith('3'));
}
