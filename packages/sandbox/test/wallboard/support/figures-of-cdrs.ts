import { momentOf } from '../../../src/infrastructure/timestamp.ts';

/** A CDR, as far as figures need it. */
export interface Cdr {
  live_id: number;
  root_live_id: number;
  parent_live_id: number | null;
  context: string;
  calldate: string;
  duration: number;
  billsec: number;
  destination: string;
  disposition: string;
  src: string;
  src_id: string | null;
  dst: string;
  dst_id: string | null;
}

/** The figures of a day as its CDRs say them. */
export interface CdrFigures {
  /** By queue. */
  answered: Record<string, number>;
  abandoned: Record<string, number>;
  /** Seconds by user. */
  talked: Record<string, number>;
  missed: { number: string; calls: number[]; tries: number }[];
}

const QUEUES = new Set(['30601', '30602']);
const GROUPS = new Set([...QUEUES, '701']);

/** Computes them from the records alone: nothing of the tracker is used. */
export function figuresOfCdrs(cdrs: readonly Cdr[]): CdrFigures {
  const figures: CdrFigures = { answered: {}, abandoned: {}, talked: {}, missed: [] };
  const followed = new Set(cdrs.flatMap((cdr) => (cdr.context === 'FOLLOW_ME' ? cdr.parent_live_id : [])));
  for (const cdr of cdrs) {
    const { billsec, disposition, dst_id: dst, src_id: src } = cdr;
    if (QUEUES.has(String(dst))) {
      if (isAnswered(cdr)) add(figures.answered, String(dst), 1);
      else if (disposition !== 'VM' && !goesOn(cdr, cdrs)) add(figures.abandoned, String(dst), 1);
    }
    // The talk of a queue or ring group, and of Follow Me, is that of its phone.
    if (GROUPS.has(String(dst)) || followed.has(cdr.live_id)) continue;
    for (const id of [src, dst]) if (Number(id) > 400_000) add(figures.talked, String(id), billsec);
  }
  figures.missed = missedOf(cdrs);
  return figures;
}

function missedOf(cdrs: readonly Cdr[]): CdrFigures['missed'] {
  const byCall = [...Map.groupBy(cdrs, ({ root_live_id: root }) => root)].toSorted(
    ([one], [other]) => one - other,
  );
  const spoken = new Map<string, number>();
  for (const cdr of cdrs.filter(isAnswered))
    for (const number of [cdr.src, cdr.dst].filter(isOutside).map(digits))
      spoken.set(number, Math.max(spoken.get(number) ?? 0, endOf(cdr) - cdr.billsec * 1000));
  const list = new Map<string, { number: string; calls: number[]; tries: number }>();
  for (const [root, legs] of byCall) {
    const first = legs.find(({ live_id: leg }) => leg === root)!;
    const last = placesOf(legs).findLast(({ context }) => context !== 'IVR');
    const isTalk = legs.some(isAnswered);
    // Who was lost after a transfer waits as much as who was never answered, and whoever called.
    const waiting = isTalk ? last : first;
    const isOwed = isTalk ? last && !isAnswered(last) : first.destination === 'in';
    if (waiting && isOwed && isOutside(waiting.src)) {
      const number = digits(waiting.src);
      const since = momentOf((last ?? first).calldate);
      if (since <= (spoken.get(number) ?? 0)) continue;
      const known = list.get(number) ?? { number, calls: [], tries: 0 };
      known.calls.push(root);
      list.set(number, known);
    } else if (!isTalk && first.destination !== 'in' && !isOwnPhone(first) && list.has(digits(first.dst)))
      list.get(digits(first.dst))!.tries += 1;
  }
  return [...list.values()];
}

/** The legs of the places that a call has passed, in order: a phone that rings begins while its parent lasts. */
function placesOf(legs: readonly Cdr[]): Cdr[] {
  const isPlace = ({ parent_live_id: parent, calldate }: Cdr): boolean => {
    const from = legs.find(({ live_id: leg }) => leg === parent);
    return !from || momentOf(calldate) >= endOf(from);
  };
  return legs
    .filter(isPlace)
    .toSorted(
      (one, other) => momentOf(one.calldate) - momentOf(other.calldate) || one.live_id - other.live_id,
    );
}

/** Whether a leg has led to another one, which begins when it is over: the next place, or who had transferred the call. */
function goesOn(cdr: Cdr, cdrs: readonly Cdr[]): boolean {
  return cdrs.some((other) => other.parent_live_id === cdr.live_id && momentOf(other.calldate) >= endOf(cdr));
}

const endOf = ({ calldate, duration }: Cdr): number => momentOf(calldate) + duration * 1000;

const isAnswered = ({ disposition }: Cdr): boolean =>
  disposition === 'CONNECTED' || disposition === 'ON_HOLD';

/** A click to call or web call whose own phone was not picked up has its caller as `dst_id`, too. */
const isOwnPhone = ({ dst_id: dst, src_id: src }: Cdr): boolean =>
  dst !== null && dst === src?.replace('contact:', '');

const isOutside = (number: string): boolean =>
  /\d{6}/.test(number) && !digits(number).startsWith('4420794601');

const digits = (number: string): string => number.replaceAll(/\D/g, '');

function add(sums: Record<string, number>, key: string, more: number): void {
  if (more !== 0) sums[key] = (sums[key] ?? 0) + more;
}
