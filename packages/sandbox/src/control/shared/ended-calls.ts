import type { EndedCall, EndedLeg, Named } from '../../generated/control.ts';
import type { Cdr } from '../../generated/schema.ts';
import { secondsTalked } from './seconds-talked.ts';
import { textOf } from '../../ground/store/text-of.ts';
import type { Platform } from '../../platform/platform.ts';

/** The last calls that are over, the newest first, each with the CDRs of its legs. */
export function endedCalls(platform: Platform, limit: number): EndedCall[] {
  const records = platform.store.tables.cdrs.sorted?.index.records ?? [];
  const legs = new Map<number, Cdr[]>();
  const roots: Cdr[] = [];
  // From the end: a leg never begins before its root.
  for (let index = records.length - 1; index >= 0; index -= 1) {
    const cdr = records[index]!;
    if (roots.length >= limit && (cdr.calldate ?? '') < (roots.at(-1)?.calldate ?? '')) break;
    const root = rootOf(cdr);
    legs.set(root, [...(legs.get(root) ?? []), cdr]);
    // A call that was transferred has the record of its first leg while it goes on.
    if (cdr.is_root !== false && !platform.exchange.calls.get(root)) roots.push(cdr);
  }
  return roots.slice(0, limit).map((root) => {
    const all = legs.get(rootOf(root)) ?? [];
    const others = all.filter(({ id }) => id !== root.id);
    return {
      id: rootOf(root),
      talked: secondsTalked(all),
      legs: [root, ...others.toSorted(byLeg)].map((cdr) => endedLeg(platform, cdr)),
    };
  });
}

const byLeg = (one: Cdr, other: Cdr): number =>
  (one.live_id ?? 0) - (other.live_id ?? 0) || one.id - other.id;

const rootOf = (cdr: Cdr): number => cdr.root_live_id ?? cdr.live_id ?? cdr.id;

function endedLeg(platform: Platform, cdr: Cdr): EndedLeg {
  const live = cdr.live_id ?? null;
  const [recording] = live === null ? [] : platform.store.tables.monitors.hash.get('live_id')!.find(live);
  return {
    cdr_id: cdr.id,
    live_id: live,
    time: cdr.calldate ?? '',
    from: named(platform, cdr.src_name, cdr.src, cdr.src_id),
    to: named(platform, cdr.dst_name, cdr.dst, cdr.dst_id),
    seconds: cdr.duration ?? 0,
    talked: cdr.billsec ?? 0,
    disposition: String(cdr.disposition ?? ''),
    cause: cdr.t_cause ?? '',
    recording_id: recording?.id ?? null,
  };
}

function named(
  { store }: Platform,
  name: string | null | undefined,
  number: unknown,
  id: string | number | null | undefined,
): Named {
  const user = store.tables.users.get(id ?? '');
  return { name: name ?? null, number: textOf(number), user_id: user?.id ?? null };
}
