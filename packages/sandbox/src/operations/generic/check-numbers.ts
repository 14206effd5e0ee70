import { invalid } from '@telephony/http';
import { knownCodes } from '../../assumptions/assumptions.ts';
import type { Platform } from '../../platform/platform.ts';
import { e164, freeInternalNumber } from '../../platform/exchange/numbers.ts';

// Requests name numbers by themselves, or in objects with `e164` or `id` (ledger N-24).
export function ddisOf({ store }: Platform, ddis: unknown[] = []): string[] {
  return ddis.map((one, index) => {
    const { e164: number, id } = Object(one) as { e164?: unknown; id?: unknown };
    const ddi = e164(number ?? id ?? one);
    if (ddi === undefined || !store.tables.ddis.get(ddi))
      throw invalid(`body.ddis[${index}]`, 'is not a number of the account');
    return ddi;
  });
}

export interface DdiTarget {
  type: 'R' | 'I' | 'Q' | 'C';
  id: number;
}

/** Routes the numbers of a list to a target, in place of those of the list before (ledger N-65). */
export function assignDdis(platform: Platform, ddis: unknown[] | undefined, target: DdiTarget): void {
  if (!ddis) return;
  const type = knownCodes['final_dst_type']![target.type]!;
  const { ddis: table } = platform.store.tables;
  const assigned = new Set(ddisOf(platform, ddis));
  for (const { id, target_type: oldType, target_id: oldId } of table.list()) {
    if (assigned.has(id)) table.patch(id, { target_type: type, target_id: target.id });
    else if (oldType === type && oldId === target.id) table.patch(id, { target_type: null, target_id: null });
  }
}

/** The number that the first record of a table gets where the request has none. */
export const FIRST_NUMBERS = { queues: 2200, ringgroups: 2400, ivrs: 2500, conferences: 2900 } as const;

export function nextInternalNumber(platform: Platform, table: keyof typeof FIRST_NUMBERS): number {
  return freeInternalNumber(platform, FIRST_NUMBERS[table]);
}
