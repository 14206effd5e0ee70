import { UserError } from '@telephony/command-line';
import { walkContract } from '@telephony/contract';

/** The `x-ledger` marks of a bundle: for every id the pointers of the elements that carry it, sorted. */
export function collectMarks(bundle: unknown): Map<string, string[]> {
  const marks = new Map<string, string[]>();
  walkContract(bundle, (element, pointer) => {
    for (const id of ledgerIds(element['x-ledger'], pointer)) {
      marks.set(id, [...(marks.get(id) ?? []), pointer]);
    }
  });
  return new Map([...marks].map(([id, pointers]) => [id, pointers.toSorted()]));
}

function ledgerIds(mark: unknown, pointer: string): string[] {
  if (mark === undefined) return [];
  const ids = Array.isArray(mark) ? mark : [mark];
  if (ids.length === 0 || !ids.every((id) => typeof id === 'string')) {
    throw new UserError(`${pointer}: x-ledger must be the ID of a ledger entry or a list of IDs.`);
  }
  return [...new Set<string>(ids)];
}
