import { only } from './only.ts';

/** The fields of each record that `fields[<resource>]` names, and `id` (ledger O-43). Default: whole records. */
export function chooseFields<R extends object>(
  records: readonly R[],
  { fields }: { fields?: Record<string, string> },
): R[] {
  const [list] = Object.values(fields ?? {});
  if (list === undefined) return [...records];
  const names = new Set(['id', ...list.split(',').map((name) => name.trim())]);
  return records.map((record) => only(names, record));
}
