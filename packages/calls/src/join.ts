import type { Span } from './span.ts';

export interface Place {
  rootId: number;
  parentId: number | null;
  isRung: boolean;
  doubt: string | null;
  rivalIds: readonly number[];
}

/** Nothing that began earlier leads to a leg. */
export const LONGEST_CALL_MS = 86_400_000;

type Open = Span & Place;

interface Lead {
  leg: Open;
  rank: number;
  isRung: boolean;
}

/**
 * Finds the call of each leg, and the leg that led to it: by ids, else by who calls and when (ledger O-33, O-67). A phone begins while
 * another leg of its caller waits, a next place in the second in which one ends. A dialled number begins a call.
 */
export class Joiner {
  #places = new Map<number, Open>();
  #byParty = new Map<string, Open[]>();
  #last: Open | undefined;
  #talks = new Set<number>();

  get places(): ReadonlyMap<number, Place> {
    return this.#places;
  }

  /**
   * Adds a leg. Legs come in the order of their begin.
   *
   * @param second The other legs that begin in the same second.
   */
  add(span: Span, second: readonly Span[] = []): Place {
    const { id, parentId, rootId } = span;
    const isFirst = span.beginsCall || rootId === id;
    const found = parentId === null && !isFirst ? this.#leadingTo(span, second) : undefined;
    const parent = parentId === null ? found?.leg : this.#places.get(parentId);
    span.parentId = parentId ?? parent?.id ?? null;
    span.rootId = rootId ?? parent?.rootId ?? parentId ?? id;
    span.isRung = found?.isRung ?? (parent !== undefined && parent.to !== span.from);
    const place = span as Open;
    if (parent && place.isRung) ring(parent, place);
    else if (parent) (parent.group ?? parent).hasNext = parent.hasNext = true;
    this.#places.set(id, place);
    if (place.answered !== null || place.mayBeTalk) this.#talks.add(place.rootId);
    this.#last = place;
    this.#indexParties(place);
    return place;
  }

  #indexParties(place: Open): void {
    for (const party of place.caller) this.#index(party, place);
    for (const party of place.called) if (!place.caller.includes(party)) this.#index(party, place);
  }

  #index(party: string, place: Open): void {
    const others = this.#byParty.get(party);
    const { from } = place;
    if (!others) this.#byParty.set(party, [place]);
    else if (from === null || others.length < MANY) others.push(place);
    else this.#byParty.set(party, [...others.filter((one) => isOpenAt(one, from)), place]);
  }

  /** Forgets legs. Into new maps: long-lived ones keep what was deleted until the next full collection. */
  forget(legs: ReadonlySet<number>): void {
    if (this.#places.size === 0) return;
    const places = [...this.#places.values()].filter(({ id }) => !legs.has(id));
    this.#places = new Map(places.map((place) => [place.id, place]));
    this.#byParty = new Map();
    this.#talks = new Set(
      places.filter(({ answered, mayBeTalk }) => answered !== null || mayBeTalk).map(({ rootId }) => rootId),
    );
    for (const place of places) this.#indexParties(place);
  }

  #leadingTo(span: Span, second: readonly Span[]): Lead | undefined {
    const { from, rootId } = span;
    if (from === null) return undefined;
    const leads: Lead[] = [];
    let best: Lead | undefined;
    for (const leg of this.#near(span, from)) {
      if (rootId !== null && leg.rootId !== rootId) continue;
      const lead = leadOf(leg, span, from, second);
      const follows = this.#last?.from === from && this.#last.rootId === leg.rootId;
      if (follows && lead.isRung && lead.rank >= MIN_RANK) lead.rank += 1;
      // The end of a leg that still waits after an hour was lost, as a rule.
      if (lead.isRung && lead.rank >= MIN_RANK && leg.to === null && from - leg.from! > STALE_MS)
        lead.rank = MIN_RANK - 0.5;
      leads.push(lead);
      if (lead.rank >= MIN_RANK && isBetter(lead, best, from)) best = lead;
    }
    if (rootId === null) this.#doubt(span as Open, best, leads, second);
    return best;
  }

  #doubt(span: Open, best: Lead | undefined, leads: readonly Lead[], second: readonly Span[]): void {
    const { id, isRoot, to } = span;
    const isTalk = span.answered !== null || span.mayBeTalk;
    const others = leads.filter(({ leg }) => leg.rootId !== best?.leg.rootId);
    if (!best) {
      span.rivalIds = rootsOf(others.filter(({ rank }) => isRoot === false || rank > 0));
      if (span.rivalIds.length > 0) span.doubt = doubtOf(id, span.rivalIds);
      return;
    }
    const { isRung, leg, rank } = best;
    const talks = (root: number): boolean => this.#talks.has(root);
    const isInVain = isRung && !isTalk && to !== null;
    const able = others.filter((one) =>
      isInVain && (one.isRung || !talks(one.leg.rootId))
        ? one.rank >= rank
        : one.rank >= Math.max(MIN_RANK, rank - CLEAR),
    );
    const rivals = new Set([...rootsOf(able), ...leg.rivalIds]);
    rivals.delete(leg.rootId);
    // Whichever group rings a phone in vain, no call goes otherwise.
    const mayMatter = isInVain
      ? able.length > 0 &&
        [best, ...able].some((one) => one.leg.isUnnamed || (!one.isRung && talks(one.leg.rootId)))
      : isTalk || [leg.rootId, ...rivals].some(talks);
    if (mayMatter || !isInVain) span.rivalIds = [...rivals];
    // What comes after either of two places may be the other one's.
    if (!isInVain) for (const one of able) one.leg.rivalIds = [...new Set([...one.leg.rivalIds, leg.rootId])];
    if (mayMatter && rivals.size > 0) span.doubt = doubtOf(id, [leg.rootId, ...rivals]);
    else if (isRoot !== false && (isRung ? isWeakRing(leg, span, second) : isWeakNext(leg, span)))
      span.doubt = `Leg ${id} could also be a call: nothing says that call ${leg.rootId} rings it.`;
  }

  *#near(span: Span, from: number): Generator<Open> {
    const seen = new Set<Open>();
    for (const party of span.caller) {
      for (const leg of this.#byParty.get(party) ?? []) {
        if (seen.has(leg) || !isOpenAt(leg, from)) continue;
        seen.add(leg);
        yield leg;
      }
    }
  }
}

const MANY = 32;

function ring(group: Open, phone: Open): void {
  phone.group = group;
  if (phone.answered !== null) {
    group.hasAnswer = true;
    group.taken ??= phone.taken;
  }
  if (phone.targetId !== null) (group.rings ??= new Map()).set(phone.targetId, phone);
}

function isOpenAt({ from, to }: Pick<Span, 'from' | 'to'>, now: number): boolean {
  return to === null ? Number(from) >= now - LONGEST_CALL_MS : to >= now;
}

/** Who waits longest is served first; within a second, what happened last leads on. */
function isBetter(lead: Lead, best: Lead | undefined, from: number): boolean {
  if (!best || lead.rank !== best.rank) return !best || lead.rank > best.rank;
  const { leg: one, isRung } = lead;
  const { leg: other } = best;
  if (isRung && one.from !== other.from)
    return other.from === from ? false : one.from === from || one.from! < other.from!;
  return Number(one.first) - Number(other.first) > 0 || (one.first === other.first && one.id > other.id);
}

const doubtOf = (leg: number, roots: readonly number[]): string =>
  `Leg ${leg} could belong to call ${roots.join(' or ')}: the same caller, at the same time, and no id names its call.`;

const rootsOf = (leads: readonly Lead[]): number[] => [...new Set(leads.map(({ leg }) => leg.rootId))];

const shares = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((party) => other.includes(party));

const CLEAR = 6;

const STALE_MS = 3_600_000;

/** The least evidence that makes a leg part of an earlier call, where it may as well begin its own. */
const MIN_RANK = 3;

function leadOf(leg: Open, span: Span, from: number, second: readonly Span[]): Lead {
  const isSameCaller = shares(leg.caller, span.caller);
  const rings = isSameCaller && leg.canRing && span.isPhone ? ringRank(leg, span, from) : 0;
  const isOther =
    !isSameCaller &&
    !isDirectlyAfter(span, leg) &&
    second.some((one) => one.id !== span.id && one.isRoot !== true && shares(one.caller, leg.caller));
  const next = isOther ? 0 : nextRank(leg, span, from, isSameCaller);
  return {
    leg,
    rank: Math.max(rings, next),
    isRung: rings >= next,
  };
}

function ringRank(leg: Open, span: Span, from: number): number {
  const isBrief = leg.to === from && span.to === from && !isLater(span.recordId, leg.recordId);
  if (!(leg.to === null || from < leg.to || isBrief)) return 0;
  if (leg.answered !== null && leg.answered < from) return 0;
  if (leg.first !== null && span.first !== null) {
    // Phones begin before anybody has answered.
    if (span.first < leg.first || isLater(span.first, leg.taken) || isLater(span.first, leg.last)) return 0;
    if (isLater(span.last, leg.last) && ringsOf(leg).some((one) => !isLater(one.last, leg.last))) return 0;
  }
  const before = span.targetId === null ? undefined : leg.rings?.get(span.targetId);
  if (before && (before.to === null || before.to > from || isLater(before.last, span.first))) return 0;
  // Follow Me rings other phones for the user who was called.
  const isFollowed = span.targetId !== null && leg.called.includes(`id ${span.targetId}`);
  if (span.isRoot === true && !isFollowed) return 0;
  const atOnce = from === leg.from ? 2 : 0;
  const followed = isFollowed ? 2 : 0;
  if (span.answered !== null) {
    if (leg.hasAnswer) return 0;
    if (leg.answered !== null)
      return leg.answered === span.answered ? 6 + atOnce + followed + (leg.to === span.to ? 3 : 0) : 0;
    return leg.to === null ? 3 + atOnce + followed : 0;
  }
  if (span.cause.includes('transfer') && leg.to !== null && !leg.cause.includes('transfer')) return 0;
  const until = leg.answered ?? leg.to;
  if (until !== null && span.to !== null && span.to > until) return 0;
  return 3 + atOnce + followed + (span.to !== null && span.to === until ? 2 : 0);
}

function isWeakRing(leg: Open, span: Span, second: readonly Span[]): boolean {
  const { cause, from, last, to } = span;
  const isBrief = to === from;
  if (isBrief && leg.from === from && span.first === null) return true;
  if ((isBrief || leg.isUnnamed) && isLater(last, leg.last)) return true;
  if (!cause.includes('cancel')) return false;
  if (isLater(last, leg.last) && !isOneOfSeveral(leg, span, second)) return true;
  if (leg.to !== to) return leg.answered !== to;
  return ringsOf(leg).some((one) => one.cause === cause && one.to === to && isLater(one.last, last));
}

function isOneOfSeveral(leg: Open, { first, id, targetId }: Span, second: readonly Span[]): boolean {
  if (ringsOf(leg).some((one) => one.id !== id && one.targetId === targetId)) return true;
  return second.some(
    (one) =>
      one.isPhone &&
      one.id !== id &&
      Math.abs(Number(one.first) - Number(first)) <= 2 &&
      shares(one.caller, leg.caller),
  );
}

function isWeakNext(leg: Open, span: Span): boolean {
  const { answered, cause, isPhone } = leg;
  if (cause.includes('cancel')) return true;
  return isPhone && answered === null && !cause.includes('transfer') && !isDirectlyAfter(span, leg);
}

function isDirectlyAfter({ first }: Span, { last }: Open): boolean {
  return last !== null && first === last + 1;
}

function ringsOf({ rings }: Open): Span[] {
  return rings ? [...rings.values()] : [];
}

const isLater = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one > other;

function nextRank(leg: Open, span: Span, from: number, isSameCaller: boolean): number {
  if (leg.to !== from) return 0;
  // Where nothing says the order within a second, another leg may have been the next one.
  if (leg.hasNext)
    return span.first === null && isSameCaller && (leg.answered ?? span.answered) !== null ? 1 : 0;
  // It may be no phone of the group, unless it ended with it.
  if (leg.isRung && leg.answered === null)
    return isSameCaller &&
      leg.to !== leg.group?.to &&
      leg.to !== leg.group?.answered &&
      !isLater(leg.last, span.first) &&
      span.isRoot === null
      ? 1
      : 0;
  if (leg.group?.hasNext || leg.deadEnd === 'voicemail') return 0;
  // A number that is called after a transfer may be busy, and the call comes back.
  if (leg.deadEnd === 'number' && leg.rootId === leg.id && leg.answered === null) return 0;
  if (isLater(leg.last, span.first) || (span.to === from && isLater(leg.recordId, span.recordId))) return 0;
  // The called stays only after a talk.
  if (!isSameCaller && leg.answered === null) return 0;
  // Words of causes are no documented list (ledger N-09): they only tell apart what looks alike.
  if (leg.cause.includes('transfer')) return (isSameCaller ? 9 : 8) + (isDirectlyAfter(span, leg) ? 3 : 0);
  if (span.isRoot === true) return 0;
  // A key leads out of a queue. Whoever gives up may dial again at once.
  if (leg.cause.includes('cancel'))
    return isSameCaller && leg.canRing && (leg.last === null || isDirectlyAfter(span, leg)) ? MIN_RANK : 0;
  if (leg.answered !== null) return leg.cause === '' ? (isSameCaller ? 4 : 3) : 0;
  return isSameCaller ? 5 : 0;
}
