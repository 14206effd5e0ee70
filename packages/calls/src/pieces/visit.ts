import type { Party, Segment, SegmentEnd, SegmentKind } from '../call.ts';
import { secondsBetween } from '../read/event.ts';

/** A piece of a call: one leg, from its events, its CDR, `GET /calls`, or several of them. Times are milliseconds. */
export interface Piece {
  id: number;
  parentId: number | null;
  /** Whether its parent rings it. Null where only times say it. */
  isRung: boolean | null;
  startedAt: number | null;
  visits: Visit[];
  isOver: boolean;
  endedAt: number | null;
  hasHungUp: boolean;
  hasBeginning: boolean;
  arrival: readonly [first: number, last: number];
  /** Id of its CDR: phones are recorded before the group that rings them. */
  recordId: number | null;
}

export interface Visit {
  legId: number;
  kind: SegmentKind;
  /** Whether the kind is a guess, because no event names the context (ledger O-32). */
  isGuess?: boolean;
  party: Party;
  from: Party;
  group: Visit | null;
  hasInitial: boolean;
  startedAt: number | null;
  rangAt: number | null;
  hasRung: boolean;
  connectedAt: number | null;
  proof: 'connected' | 'record' | 'connected_at' | null;
  hasConnected: boolean;
  missedAt: number | null;
  missed: { final: boolean | null } | null;
  isOver: boolean;
  endedAt: number | null;
  end: SegmentEnd | null;
  holds: { from: number | null; to: number | null }[];
  isHeld: boolean;
  /** `billsec` of its CDR, if no event has told of holds: a CDR has none. */
  billed: number | null;
  endedWhy: string | null;
  endedBy: string | number | null;
  /** `disposition` of its CDR, if it is a word. */
  disposition: string | null;
}

export function newVisit(
  legId: number,
  place: { kind: SegmentKind; party: Party; isGuess?: boolean },
  from: Party,
  startedAt: number | null,
): Visit {
  return {
    legId,
    ...place,
    from,
    group: null,
    hasInitial: false,
    startedAt,
    rangAt: null,
    hasRung: false,
    connectedAt: null,
    proof: null,
    hasConnected: false,
    missedAt: null,
    missed: null,
    isOver: false,
    endedAt: null,
    end: null,
    holds: [],
    isHeld: false,
    billed: null,
    endedWhy: null,
    endedBy: null,
    disposition: null,
  };
}

export function isOfPeople({ kind }: Pick<Visit, 'kind'>): boolean {
  return kind === 'phone' || kind === 'number' || kind === 'conference' || kind === 'other';
}

export function isGroup({ kind }: Pick<Visit, 'kind'>): boolean {
  return kind === 'queue' || kind === 'ring-group' || kind === 'group';
}

export function isAnswered({ proof }: Pick<Visit, 'proof'>): boolean {
  return proof !== null;
}

export function close(visit: Visit, end: SegmentEnd, at: number | null): void {
  if (visit.isOver) return;
  visit.isOver = true;
  visit.end = end;
  visit.endedAt = at;
  const hold = visit.holds.at(-1);
  if (visit.isHeld && hold) hold.to = at;
  visit.isHeld = false;
}

export function toSegment(visit: Visit): Segment {
  const { connectedAt, endedAt, startedAt } = visit;
  const isTalk = isAnswered(visit);
  return {
    legId: visit.legId,
    kind: visit.kind,
    party: visit.party,
    from: visit.from,
    group: visit.group?.party ?? null,
    startedAt: dateOf(startedAt),
    rangAt: dateOf(visit.rangAt),
    connectedAt: dateOf(isTalk ? connectedAt : null),
    endedAt: dateOf(endedAt),
    isOver: visit.isOver,
    end: visit.end,
    waitSeconds: visit.kind === 'voicemail' ? 0 : secondsBetween(startedAt, isTalk ? connectedAt : endedAt),
    talkSeconds: talkSeconds(visit),
    heldSeconds: isTalk ? heldSeconds(visit) : talkSeconds(visit),
    isHeld: visit.isHeld,
    endedWhy: visit.endedWhy,
    endedBy: visit.endedBy,
  };
}

export function talkSeconds(visit: Visit): number | null {
  if (isAnswered(visit)) return secondsBetween(visit.connectedAt, visit.endedAt) ?? visit.billed;
  return visit.isOver && visit.end !== 'unknown' ? 0 : null;
}

function heldSeconds({ billed, holds, isOver }: Visit): number | null {
  if (billed !== null) return billed === 0 ? 0 : null;
  let seconds: number | null = isOver ? 0 : null;
  for (const { from, to } of holds) {
    const held = secondsBetween(from, to);
    seconds = seconds === null || held === null ? null : seconds + held;
  }
  return seconds;
}

export function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
