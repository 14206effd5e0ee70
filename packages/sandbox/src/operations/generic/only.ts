/** A copy of a record with only some of its fields. */
export function only<R extends object>(names: ReadonlySet<string>, record: R): R {
  const shown = { ...record };
  for (const name in shown) if (!names.has(name)) delete shown[name];
  return shown;
}
