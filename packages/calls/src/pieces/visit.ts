import type { Party, Segment, SegmentEnd, SegmentKind } from '../call.ts';
import { secondsBetween } from '../read/event.ts';
import type { Place } from '../read/parties.ts';

/** A piece of a call: one leg, from its events, its CDR, `GET /calls`, or several of them. Times are milliseconds. */
export class Piece {
  readonly id: number;
  visits: Visit[];
  parentId: number | null = null;
  /** Whether its parent rings it. Null where only times say it. */
  isRung: boolean | null = null;
  startedAt: number | null = null;
  endedAt: number | null = null;
  isOver = false;
  hasHungUp = false;
  hasBeginning = false;
  /** Whether an id names its call; false if it is only known to begin one, which may lack a leg. Null if nothing says it. */
  isNamed: boolean | null = null;
  arrival: readonly [first: number, last: number] = NEVER;
  /** Id of its CDR: phones are recorded before the group that rings them. */
  recordId: number | null = null;

  constructor(id: number, visits: Visit[]) {
    this.id = id;
    this.visits = visits;
  }
}

const NEVER = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

export class Visit {
  readonly legId: number;
  kind: SegmentKind;
  /** Whether the kind is a guess, because no event names the context (ledger O-32). */
  isGuess: boolean;
  party: Party;
  from: Party;
  startedAt: number | null;
  group: Visit | null = null;
  hasInitial = false;
  rangAt: number | null = null;
  hasRung = false;
  connectedAt: number | null = null;
  proof: 'connected' | 'record' | 'connected_at' | null = null;
  hasConnected = false;
  missedAt: number | null = null;
  missed: { final: boolean | null } | null = null;
  isOver = false;
  endedAt: number | null = null;
  end: SegmentEnd | null = null;
  holds: { from: number | null; to: number | null }[] = [];
  isHeld = false;
  /** `billsec` of its CDR, if no event has told of holds: a CDR has none. */
  billed: number | null = null;
  endedWhy: string | null = null;
  endedBy: string | number | null = null;
  disposition: string | null = null;

  constructor(legId: number, { isGuess = false, kind, party }: Place, from: Party, startedAt: number | null) {
    this.legId = legId;
    this.kind = kind;
    this.isGuess = isGuess;
    this.party = party;
    this.from = from;
    this.startedAt = startedAt;
  }
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
