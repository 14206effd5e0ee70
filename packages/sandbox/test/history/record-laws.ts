import type { Cdr } from '../../src/generated/schema.ts';
import { momentOf } from '../../src/infrastructure/timestamp.ts';
import { violations } from '../telephony/support/laws.ts';

/** Broken rules: a record for each leg, roots and parents, phones within their group, one leg after each transfer. */
export function recordViolations(cdrs: readonly Cdr[]): string[] {
  const legs = new Map(cdrs.map((cdr) => [cdr.live_id ?? 0, cdr]));
  const children = Map.groupBy(cdrs, ({ parent_live_id: parent }) => parent ?? 0);
  return [
    ...violations({ 'a leg has two records': legs.size === cdrs.length }),
    ...cdrs.flatMap((cdr) =>
      legViolations(cdr, legs, children.get(cdr.live_id ?? -1) ?? []).map(
        (rule) => `${cdr.live_id}: ${rule}`,
      ),
    ),
  ];
}

const startOf = ({ calldate }: Cdr): number => momentOf(calldate ?? '') / 1000;
export const endOf = (cdr: Cdr): number => startOf(cdr) + (cdr.duration ?? 0);

/** The legs of transferred parties, which begin when this leg ends. */
export function transferredFrom(leg: Cdr, below: readonly Cdr[]): Cdr[] {
  return below.filter((one) => startOf(one) === endOf(leg));
}

function legViolations(cdr: Cdr, legs: ReadonlyMap<number, Cdr>, below: readonly Cdr[]): string[] {
  const { live_id: id, parent_live_id: parentId, root_live_id: rootId, is_root: isRoot } = cdr;
  const [billsec, parent] = [cdr.billsec ?? 0, legs.get(parentId ?? 0)];
  const after = transferredFrom(cdr, below);
  const phones = below.filter((one) => !after.includes(one));
  const answered = phones.filter(({ type }) => type === 'I');
  const isPhone = parent !== undefined && startOf(cdr) !== endOf(parent);
  const isSent = cdr.t_cause === 'Blind Transfer' && !isPhone;
  const isAnsweredPlace = cdr.type === 'I' && cdr.user_id === null && cdr.context !== 'IVR';
  return violations({
    'it is a root with a parent, or none without':
      isRoot === (parentId === null) && isRoot === (id === rootId),
    'its root has no record': legs.get(rootId ?? 0)?.is_root === true,
    'its parent is of another call': isRoot === true || parent?.root_live_id === rootId,
    'it was billed for longer than it was there': billsec <= (cdr.duration ?? 0),
    'it was missed, and is billed': cdr.type !== 'M' || billsec === 0,
    'its caller is another one than its parent has': parent === undefined || parent.src === cdr.src,
    'it was transferred before anybody talked': !isSent || billsec > 0,
    // An unanswered call may go on to its next place.
    [`${after.length} legs follow its end by ${cdr.t_cause}`]:
      after.length === 1 || (after.length === 0 && !isSent),
    'it goes on after a talk': isSent || billsec === 0 || after.length === 0,
    'a phone rings on after its queue': phones.every((one) => endOf(one) <= endOf(cdr)),
    'phones ring for the phone of a user': phones.length === 0 || cdr.user_id === null || cdr.type === 'O',
    'it talks otherwise than one phone': !isAnsweredPlace || answered.length === 1,
    'its phone talks otherwise': answered.every(
      (one) => one.billsec === billsec && one.t_cause === cdr.t_cause && endOf(one) === endOf(cdr),
    ),
  });
}
