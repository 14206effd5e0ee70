import type { Cdr } from '../../src/generated/schema.ts';

/**
 * Where CDRs of calls that are over break the rules of legs: one record for each leg, roots and parents, phones within their
 * queue or ring group, one leg after each transfer. Empty when they keep them.
 */
export function recordViolations(cdrs: readonly Cdr[]): string[] {
  const legs = new Map(cdrs.map((cdr) => [cdr.live_id ?? 0, cdr]));
  const children = Map.groupBy(cdrs, ({ parent_live_id: parent }) => parent ?? 0);
  return [
    ...broken(legs.size === cdrs.length, 'a leg has two records'),
    ...cdrs.flatMap((cdr) =>
      legViolations(cdr, legs, children.get(cdr.live_id ?? -1) ?? []).map(
        (rule) => `${cdr.live_id}: ${rule}`,
      ),
    ),
  ];
}

const startOf = ({ calldate }: Cdr): number => Date.parse(`${calldate?.replace(' ', 'T')}Z`) / 1000;
export const endOf = (cdr: Cdr): number => startOf(cdr) + (cdr.duration ?? 0);

/** Of the legs below one: that of the party who was transferred, which begins when it ends. */
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
  const isAnsweredPlace = cdr.type === 'I' && cdr.user_id === null;
  return [
    ...broken(
      isRoot === (parentId === null) && isRoot === (id === rootId),
      'it is a root with a parent, or none without',
    ),
    ...broken(legs.get(rootId ?? 0)?.is_root === true, 'its root has no record'),
    ...broken(isRoot === true || parent?.root_live_id === rootId, 'its parent is of another call'),
    ...broken(billsec <= (cdr.duration ?? 0), 'it was billed for longer than it was there'),
    ...broken(cdr.type !== 'M' || billsec === 0, 'it was missed, and is billed'),
    ...broken(
      parent === undefined || parent.src === cdr.src,
      'its caller is another one than that of its parent',
    ),
    ...broken(!isSent || billsec > 0, 'it was transferred before anybody talked'),
    ...broken(after.length === (isSent ? 1 : 0), `${after.length} legs follow its end by ${cdr.t_cause}`),
    ...broken(
      phones.every((one) => endOf(one) <= endOf(cdr)),
      'a phone rings on after its queue',
    ),
    ...broken(phones.length === 0 || cdr.user_id === null, 'phones ring for the phone of a user'),
    ...broken(!isAnsweredPlace || answered.length === 1, 'its talk is not that of one phone'),
    ...broken(
      answered.every(
        (one) => one.billsec === billsec && one.t_cause === cdr.t_cause && endOf(one) === endOf(cdr),
      ),
      'its phone talks otherwise',
    ),
  ];
}

function broken(holds: boolean, rule: string): string[] {
  return holds ? [] : [rule];
}
