/** The members of each record that `fields[<resource>]` names, and `id` (ledger O-43); whole records where it is not given. */
export function chooseFields(
  records: readonly object[],
  { fields }: { fields?: Record<string, string> },
): object[] {
  const [list] = Object.values(fields ?? {});
  if (list === undefined) return [...records];
  const names = new Set(['id', ...list.split(',').map((name) => name.trim())]);
  return records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.has(name))),
  );
}
