import { enterVoicemail } from './pieces/from-events.ts';
import { close, isAnswered, isGroup, type Piece, type Visit } from './pieces/visit.ts';

export interface Chain {
  chain: Piece[];
  phones: Piece[];
  visits: Visit[];
}

export function chainOf(legs: readonly Piece[], rootCallId: number, isInOrder: boolean): Chain {
  const sorted =
    legs.length < 2
      ? legs
      : legs.toSorted(
          (one, other) =>
            order(one.id !== rootCallId, other.id !== rootCallId) ||
            byStart(one, other) ||
            order(!one.visits.some(isGroup), !other.visits.some(isGroup)) ||
            byArrival(one, other),
        );
  const chain: Piece[] = [];
  const phones: Piece[] = [];
  if (legs.some(({ visits }) => visits.some(({ isGuess }) => isGuess))) nameGroups(sorted, isInOrder);
  for (const leg of sorted) {
    const parent = leg.parentId === null ? undefined : legs.find(({ id }) => id === leg.parentId);
    const isNamed = parent !== undefined && parent.endedAt !== null && leg.startedAt !== null;
    const group =
      leg.id === rootCallId
        ? undefined
        : isNamed
          ? ringingPlace(leg, parent)
          : groupOf(leg, chain, isInOrder);
    if (!group) {
      chain.push(leg);
      continue;
    }
    phones.push(leg);
    joinPhone(leg, group);
  }
  chain.sort((one, other) => byStart(one, other) || byEnd(one, other) || byArrival(one, other));
  endChain(chain);
  endWithRoot(chain, rootCallId);
  const isRootSeen = chain.some(({ id }) => id === rootCallId);
  for (const leg of chain) passToVoicemail(leg, isRootSeen);
  for (const phone of phones) endPhone(phone, chain);
  return { chain, phones, visits: inOrder([...chain, ...phones]) };
}

function nameGroups(legs: readonly Piece[], isInOrder: boolean): void {
  const places = legs.flatMap(
    (phone) => legs.flatMap((leg) => placesThatRing(phone, leg, isInOrder)).at(-1) ?? [],
  );
  for (const visit of places)
    if (visit.isGuess) {
      if (visit.kind === 'menu') visit.end = 'unknown';
      Object.assign(visit, { kind: 'ring-group', isGuess: false });
    }
}

function placesThatRing(phone: Piece, leg: Piece, isInOrder: boolean): Visit[] {
  const [rung] = phone.visits;
  const { startedAt } = phone;
  const isUser = phone.visits.length === 1 && rung?.kind === 'phone' && !rung.isGuess;
  if (!isUser || startedAt === null || phone === leg) return [];
  if (isInOrder && phone.arrival[0] < leg.arrival[0]) return [];
  return leg.visits.filter((visit) => {
    const { connectedAt, hasRung, isGuess, kind } = visit;
    const from = visit.startedAt ?? leg.startedAt;
    const to = visit.endedAt ?? leg.endedAt;
    const mayRing = isGroup(visit) || (isGuess && (kind === 'phone' || kind === 'menu') && !hasRung);
    // Where its end is unknown, a phone that is over may be of a later place whose events were lost.
    const isDuring = to === null ? !phone.isOver || connectedAt !== null : startedAt < to;
    if (!mayRing || from === null || startedAt < from || !isDuring) return false;
    return connectedAt === null || rung.connectedAt === connectedAt;
  });
}

function inOrder(legs: readonly Piece[]): Visit[] {
  const visits: { visit: Visit; start: number }[] = [];
  for (const leg of legs) {
    let start = leg.startedAt ?? Number.POSITIVE_INFINITY;
    for (const visit of leg.visits) {
      start = visit.startedAt ?? start;
      visits.push({ visit, start });
    }
  }
  if (visits.length > 1) visits.sort((one, other) => one.start - other.start || 0);
  return visits.map(({ visit }) => visit);
}

const order = (one: boolean, other: boolean): number => Number(one) - Number(other);

function byStart({ startedAt: one }: Piece, { startedAt: other }: Piece): number {
  return one === null || other === null ? 0 : one - other;
}

function byEnd({ endedAt: one }: Piece, { endedAt: other }: Piece): number {
  if (one === other) return 0;
  return (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY);
}

function byArrival({ arrival: [one], id }: Piece, { arrival: [other], id: otherId }: Piece): number {
  return one === other ? id - otherId : one - other;
}

function ringingPlace(leg: Piece, parent: Piece): Visit | undefined {
  const [from, until] = [leg.startedAt!, parent.endedAt!];
  const isBrief = from === until && leg.endedAt === until;
  const isRecordedFirst = (leg.recordId ?? Number.POSITIVE_INFINITY) < (parent.recordId ?? 0);
  if (!(leg.isRung ?? (from < until || (isBrief && isRecordedFirst)))) return undefined;
  const place =
    parent.visits.findLast(({ startedAt }) => startedAt !== null && startedAt <= from) ??
    parent.visits.at(-1);
  if (place && !isGroup(place))
    Object.assign(place, { kind: place.kind === 'phone' ? 'ring-group' : 'group', isGuess: false });
  return place;
}

function joinPhone({ visits, startedAt }: Piece, group: Visit): void {
  for (const visit of visits) {
    visit.group = group;
    visit.startedAt ??= startedAt;
    if (!isAnswered(visit)) continue;
    group.connectedAt ??= visit.connectedAt;
    group.proof = visit.proof === 'connected' ? 'connected' : (group.proof ?? visit.proof);
    if (group.end === 'missed') group.end = 'ended';
  }
}

function groupOf(phone: Piece, chain: readonly Piece[], isInOrder: boolean): Visit | undefined {
  if (phone.visits.length !== 1 || phone.visits[0]?.kind !== 'phone') return undefined;
  const able = chain.flatMap((leg) =>
    leg.visits.filter((visit) => isGroup(visit) && rings(visit, leg, phone)).map((visit) => ({ visit, leg })),
  );
  const told = able.filter(({ leg }) => leg.arrival[0] < phone.arrival[0]);
  const others = able.filter(({ leg }) => !isInOrder || !leg.hasBeginning);
  return (told.at(-1) ?? others.at(-1))?.visit;
}

function rings(group: Visit, leg: Piece, phone: Piece): boolean {
  const at = phone.startedAt;
  if (at === null) return true;
  const from = group.startedAt ?? leg.startedAt;
  if (from !== null && at < from) return false;
  if (group.connectedAt !== null && at > group.connectedAt) return false;
  const to = group.endedAt ?? group.missedAt ?? leg.endedAt;
  if (to === null || at < to) return true;
  // All in one second: a phone begins before the queue is over, and the leg of a transfer after it.
  const isBrief = phone.endedAt === null || phone.endedAt === to;
  return at === to && isBrief && phone.arrival[0] < leg.arrival[1];
}

function endChain(chain: readonly Piece[]): void {
  for (const [index, leg] of chain.entries()) {
    const next = chain[index + 1];
    const last = leg.visits.at(-1);
    if (!next || !last || !startsAfter(next, leg)) continue;
    if (last.end === 'ended' && last.kind === 'menu') last.end = 'passed-on';
    if (last.end === 'ended' && last.kind !== 'voicemail') last.end = 'transferred';
    if (last.end === 'missed') last.end = 'passed-on';
    leg.isOver = true;
    if (last.missed) close(last, 'passed-on', last.missedAt);
    else close(last, 'unknown', null);
  }
}

function endWithRoot(chain: readonly Piece[], rootCallId: number): void {
  const end = chain.find(({ id }) => id === rootCallId)?.endedAt ?? null;
  for (const leg of chain) {
    const last = leg.visits.at(-1);
    if (leg.isOver || end === null || leg.startedAt === null || leg.startedAt >= end || !last) continue;
    leg.isOver = true;
    if (isAnswered(last)) close(last, 'ended', end);
    else close(last, last.missed ? 'missed' : 'unknown', last.missedAt);
  }
}

function startsAfter(next: Piece, leg: Piece): boolean {
  return leg.endedAt === null || (next.startedAt !== null && next.startedAt >= leg.endedAt);
}

function passToVoicemail(leg: Piece, isRootSeen: boolean): void {
  const last = leg.visits.at(-1);
  if (leg.isOver || !last?.missed) return;
  if (last.kind !== 'caller' && (isRootSeen || last.missed.final === true)) {
    enterVoicemail(leg.visits, last);
    return;
  }
  close(last, 'missed', last.missedAt);
  leg.isOver = true;
}

export function endAll({ chain, phones, visits }: Chain): void {
  for (const visit of visits) close(visit, 'unknown', null);
  for (const leg of [...chain, ...phones]) leg.isOver = true;
}

function endPhone(phone: Piece, chain: readonly Piece[]): void {
  const visit = phone.visits[0];
  const { group } = visit ?? {};
  const leg = chain.find(({ id }) => id === group?.legId);
  if (!visit || !group || !leg) return;
  if (visit.end === 'ended' && group.end === 'transferred') visit.end = 'transferred';
  if (visit.isOver) return;
  if (visit.missed) close(visit, 'missed', visit.missedAt);
  else if (isAnswered(visit)) {
    if (group.isOver) close(visit, group.end ?? 'unknown', group.endedAt);
  } else if (group.isOver || group.connectedAt !== null) {
    close(visit, 'unknown', null);
    // It did not stop ringing when the call was sent elsewhere, as far as was seen: the call may have left before.
    if (group.end === 'transferred' && !isAnswered(group))
      Object.assign(group, { end: 'unknown', endedAt: null });
  }
  phone.isOver = visit.isOver;
}
