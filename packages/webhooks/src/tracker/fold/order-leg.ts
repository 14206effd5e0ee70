import { isSamePlace, type Place, placeOf } from '../read/place-of.ts';
import { endsLeg, type TrackedEvent } from '../read/tracked-event.ts';

/** Tries after which the events of one second stay in the order of their arrival. */
const MOST_TRIES = 2_000;

/** What the events of a leg have told so far. */
interface Progress {
  phase: 'unknown' | 'calling' | 'ringing' | 'talking' | 'held' | 'missed';
  place: Place | undefined;
}

/**
 * The events of one leg in the order in which they happened: by time, and within a second, since `event_time` has no
 * fractions, as they arrived, unless they cannot have happened so. A leg hangs up last; it rings, is answered and is missed
 * where it was called before; it is held after it was answered.
 *
 * @param events In the order of their arrival.
 */
export function orderLeg(events: readonly TrackedEvent[]): TrackedEvent[] {
  const sorted = events.toSorted((one, other) => compare(one.event_time, other.event_time));
  const ordered: TrackedEvent[] = [];
  let progress: Progress = { phase: 'unknown', place: undefined };
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (sorted[to]?.event_time === sorted[from]?.event_time) to += 1;
    const run = to - from === 1 ? sorted.slice(from, to) : orderSecond(progress, sorted.slice(from, to));
    for (const event of run) progress = after(progress, event);
    ordered.push(...run);
    from = to;
  }
  return ordered;
}

export function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A redirect, after which the call is elsewhere without having been missed, is the last explanation that is tried. */
function orderSecond(start: Progress, run: TrackedEvent[]): TrackedEvent[] {
  const last = run.filter(endsLeg);
  const rest = run.filter((event) => !endsLeg(event));
  if (isPossible(start, rest)) return [...rest, ...last];
  return [...(search(start, rest, false) ?? search(start, rest, true) ?? rest), ...last];
}

function isPossible(start: Progress, run: TrackedEvent[]): boolean {
  let progress = start;
  return run.every((event) => {
    const canBe = canFollow(progress, event, true);
    progress = after(progress, event);
    return canBe;
  });
}

/** The order nearest to that of arrival in which each event can follow those before it. */
function search(start: Progress, run: TrackedEvent[], mayRedirect: boolean): TrackedEvent[] | undefined {
  let tries = 0;
  const found: TrackedEvent[] = [];
  const used = new Set<number>();
  const step = (progress: Progress): boolean => {
    if (found.length === run.length) return true;
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

function canFollow({ phase, place }: Progress, event: TrackedEvent, mayRedirect: boolean): boolean {
  const at = placeOf(event);
  const isHere = place === undefined || at === undefined || isSamePlace(place, at);
  const isCalled = phase === 'calling' || phase === 'ringing';
  switch (event.event_name) {
    case 'call.initial':
      if (phase === 'unknown') return true;
      if (event.state === 'ACCEPTED') return false;
      if (phase === 'missed') return true;
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
    default:
      return true;
  }
}

function after(progress: Progress, event: TrackedEvent): Progress {
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
