import { endsLeg, readTime, type CallEvent } from '../read/event.ts';
import { isSamePlace, type Place, placeOf } from '../read/parties.ts';

const MOST_TRIES = 2_000;

type Check = (progress: Progress) => boolean;

export function orderLeg(events: readonly CallEvent[]): CallEvent[] {
  const sorted = events.toSorted((one, other) => compare(one.event_time, other.event_time));
  const ordered: CallEvent[] = [];
  let progress: Progress = { phase: 'unknown', place: undefined };
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]?.event_time === sorted[from]?.event_time) to += 1;
    const run =
      to - from === 1
        ? sorted.slice(from, to)
        : orderSecond(progress, sorted.slice(from, to), following(sorted, to));
    for (const event of run) progress = after(progress, event);
    ordered.push(...run);
    from = to;
  }
  return ordered;
}

/** Whether events arrived in the order in which they happened, as far as they show it. */
export function isInOrder(events: readonly CallEvent[], rootCallId?: number): boolean {
  const legs = new Map<number, { begin: string | null; isOver: boolean }>();
  let before = '';
  let newest = 0;
  for (const event of events) {
    const { call_id: id, event_time: time } = event;
    if (time < before) return false;
    before = time;
    const leg = legs.get(id);
    if (leg && (leg.isOver || (isInitial(event) && leg.begin === time))) return false;
    if (leg) leg.isOver = endsLeg(event);
    // Ids grow, as far as they were seen: what arrives otherwise is no order.
    else if (isInitial(event) && id < newest) return false;
    else newest = Math.max(newest, id);
    if (!leg) legs.set(id, { begin: isInitial(event) ? null : time, isOver: endsLeg(event) });
  }
  return rootCallId === undefined || !legs.has(rootCallId) || events[0]?.call_id === rootCallId;
}

function following(sorted: readonly CallEvent[], from: number): CallEvent | undefined {
  let found: CallEvent | undefined;
  for (let at = from; at < sorted.length && sorted[at]?.event_time === sorted[from]?.event_time; at += 1) {
    const event = sorted[at];
    if (!event || isInitial(event)) return undefined;
    if (!found || (endsLeg(found) && !endsLeg(event))) found = event;
  }
  return found;
}

export function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function orderSecond(before: Progress, run: CallEvent[], then: CallEvent | undefined): CallEvent[] {
  const last = run.filter(endsLeg);
  const rest = run.filter((event) => !endsLeg(event));
  const begins = before.phase === 'unknown' && rest.some(isInitial);
  const start: Progress = begins ? { phase: 'none', place: undefined } : before;
  const [end] = last;
  const leadsOn: Check = (progress) => (end ? canFollow(progress, end, true) : leadsTo(progress, then));
  if (isPossible(start, rest, leadsOn)) return [...rest, ...last];
  const found = search(start, rest, leadsOn, false) ?? search(start, rest, leadsOn, true);
  return [...(found ?? rest), ...last];
}

const isInitial = ({ event_name: name }: CallEvent): boolean => name === 'call.initial';

function isPossible(start: Progress, run: readonly CallEvent[], leadsOn: Check): boolean {
  let progress = start;
  const isEach = run.every((event) => {
    const canBe = canFollow(progress, event, true);
    progress = after(progress, event);
    return canBe;
  });
  return isEach && leadsOn(progress);
}

function search(
  start: Progress,
  run: readonly CallEvent[],
  leadsOn: Check,
  mayRedirect: boolean,
): CallEvent[] | undefined {
  let tries = 0;
  const found: CallEvent[] = [];
  const used = new Set<number>();
  const step = (progress: Progress): boolean => {
    if (found.length === run.length) return leadsOn(progress);
    for (const [index, event] of run.entries()) {
      if (used.has(index) || !canFollow(progress, event, mayRedirect)) continue;
      if ((tries += 1) > MOST_TRIES) return false;
      used.add(index);
      found.push(event);
      if (step(after(progress, event))) return true;
      found.pop();
      used.delete(index);
    }
    return false;
  };
  return step(start) ? found : undefined;
}

interface Progress {
  phase: 'unknown' | 'none' | 'calling' | 'ringing' | 'talking' | 'held' | 'missed';
  place: Place | undefined;
}

function canFollow({ phase, place }: Progress, event: CallEvent, mayRedirect: boolean): boolean {
  const at = placeOf(event);
  const isHere = place === undefined || at === undefined || isSamePlace(place, at);
  const isCalled = phase === 'calling' || phase === 'ringing';
  // What nobody has answered is missed before it ends; a queue is answered at one of its phones.
  const isDone = !isCalled || readTime(event.connected_at) !== null;
  if (endsLeg(event)) return isDone && (isHere || place?.kind === 'caller');
  switch (event.event_name) {
    case 'call.initial':
      if (phase === 'unknown' || phase === 'none') return true;
      if (event.state === 'ACCEPTED') return false;
      // Nobody is called if the caller's own phone was not picked up.
      if (phase === 'missed') return place?.kind !== 'caller';
      return isCalled && (mayRedirect || place?.kind === 'menu' || place?.kind === 'caller');
    case 'call.ringing':
      return phase === 'unknown' || (phase === 'calling' && isHere);
    case 'call.connected':
      return phase === 'unknown' || (isCalled && isHere);
    case 'call.missed':
      return phase === 'unknown' || (isCalled && (isHere || place?.kind === 'caller'));
    case 'call.hold':
      return phase === 'unknown' || phase === 'talking' || phase === 'held';
    case 'call.unhold':
      return phase === 'unknown' || phase === 'held';
    // What else a contract may have, such as a key, says nothing of where a leg is, only that it has begun.
    default:
      return phase !== 'none';
  }
}

function after(progress: Progress, event: CallEvent): Progress {
  const place = placeOf(event) ?? progress.place;
  switch (event.event_name) {
    case 'call.initial':
      return { phase: 'calling', place };
    case 'call.ringing':
      return { phase: 'ringing', place };
    case 'call.connected':
      return { phase: 'talking', place };
    case 'call.hold':
      return { phase: 'held', place };
    case 'call.unhold':
      return { phase: event.state === 'ON_HOLD' ? 'held' : 'talking', place };
    case 'call.missed':
      return { ...progress, phase: 'missed' };
    default:
      return progress;
  }
}

function leadsTo(progress: Progress, event: CallEvent | undefined): boolean {
  if (event && endsLeg(event)) return canFollow(progress, event, true);
  const { phase, place } = progress;
  if (phase === 'missed' && event?.event_name === 'call.connected') return false;
  const at = event && placeOf(event);
  return !at || !place || place.kind === 'caller' || isSamePlace(place, at);
}
