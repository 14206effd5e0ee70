import { isSamePlace, type Place } from '../read/place-of.ts';
import { readTime } from '../read/read-time.ts';
import { endsLeg, type TrackedEvent } from '../read/tracked-event.ts';
import { close, type Visit } from './visit.ts';

/** Closes a visit because the leg was seen to begin elsewhere. */
export function leave(visit: Visit, at: number | null): void {
  if (visit.missed) return close(visit, 'passed-on', visit.missedAt);
  if (visit.kind === 'caller') return close(visit, 'ended', at);
  if (visit.kind === 'menu') return close(visit, 'passed-on', at);
  close(visit, 'transferred', at);
}

/** Closes a visit because the leg was somewhere else, and nobody knows since when. */
export function leaveUnseen(visit: Visit): void {
  if (visit.missed) return close(visit, 'passed-on', visit.missedAt);
  close(visit, 'unknown', null);
}

/** Whether an event is of the place where its leg was before. */
export function belongs(visit: Visit, place: Place | undefined, event: TrackedEvent): boolean {
  if (place === undefined || isSamePlace(visit, place)) return true;
  // The events of the caller's phone name the number that will be called.
  const isLast =
    event.event_name === 'call.missed' || (endsLeg(event) && readTime(event.connected_at) === null);
  if (visit.kind === 'caller' && isLast) return true;
  return event.event_name === 'call.dtmf';
}

/** The values that were seen for the side of the caller (ledger O-65). */
export function isOfCaller(by: string | number | null): boolean {
  return by === 'caller' || by === 'src';
}
