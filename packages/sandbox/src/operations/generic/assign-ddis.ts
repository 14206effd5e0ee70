import { knownCodes } from '../../assumptions/assumptions.ts';
import { invalid } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import { e164 } from '../../platform/numbers/e164.ts';

/**
 * The account's numbers that `ddis` of a request names, as numbers or as objects with `e164` or `id` (ledger N-24).
 *
 * @throws Refusal 400 for a number that is not one of the account's.
 */
export function ddisOf({ store }: Platform, ddis: unknown[] = []): string[] {
  return ddis.map((one, index) => {
    const number = e164(typeof one === 'object' && one !== null ? numberIn(one) : one);
    if (number === undefined || !store.tables.ddis.get(number)) {
      throw invalid(`body.ddis[${index}]`, 'is not a number of the account');
    }
    return number;
  });
}

function numberIn(ddi: object): unknown {
  const { e164: number, id } = ddi as { e164?: unknown; id?: unknown };
  return number ?? id;
}

/**
 * Lets numbers of the account lead to a queue, a ring group and so on. Others that led there lead nowhere then: a list takes
 * the place of the old one (ledger N-65). Nothing happens where no list was sent.
 */
export function assignDdis(
  platform: Platform,
  ddis: unknown[] | undefined,
  target: { type: 'R' | 'I' | 'Q' | 'C'; id: number },
): void {
  if (!ddis) return;
  const type = knownCodes['final_dst_type']![target.type]!;
  const { ddis: table } = platform.store.tables;
  const wanted = new Set(ddisOf(platform, ddis));
  for (const { id, target_type: oldType, target_id: oldId } of table.list()) {
    if (wanted.has(id)) table.patch(id, { target_type: type, target_id: target.id });
    else if (oldType === type && oldId === target.id) table.patch(id, { target_type: null, target_id: null });
  }
}
