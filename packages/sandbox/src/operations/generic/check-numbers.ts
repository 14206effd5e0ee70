import { invalid } from '@telephony/http';
import { knownCodes } from '../../assumptions/assumptions.ts';
import type { Platform } from '../../platform/platform.ts';
import { e164, holderOf } from '../../platform/exchange/numbers.ts';
import { STRATEGIES } from '../../platform/exchange/store-facts.ts';

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

/**
 * Refuses a number that is in use, or that is not an internal number: at most five digits (ledger O-15).
 *
 * @param owner Who gets the number, as `<table>:<id>`; undefined for something new.
 * @throws Refusal 400.
 */
export function checkInternalNumber(platform: Platform, number: number | undefined, owner?: string): void {
  if (number === undefined) return;
  if (number < 1 || number > 99_999) throw invalid('body.number', 'must have one to five digits');
  const holder = holderOf(platform, number);
  if (holder !== undefined && holder !== owner) throw invalid('body.number', 'is in use');
}

export function checkStrategy(written: string | undefined, field: string): void {
  if (written !== undefined && !Object.hasOwn(STRATEGIES, written))
    throw invalid(field, `must be one of ${Object.keys(STRATEGIES).join(', ')}`);
}
