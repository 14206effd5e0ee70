import { isSamePlace, type Place, placeOf } from '../read/place-of.ts';
import { readTime } from '../read/read-time.ts';
import { endsLeg, type TrackedEvent } from '../read/tracked-event.ts';

/** What the events of a leg have told so far. */
export interface Progress {
  phase: 'unknown' | 'none' | 'calling' | 'ringing' | 'talking' | 'held' | 'missed';
  place: Place | undefined;
}

/**
 * Whether an event can be the next one of a leg.
 *
 * @param mayRedirect Whether it may be elsewhere without having been missed.
 */
export function canFollow({ phase, place }: Progress, event: TrackedEvent, mayRedirect: boolean): boolean {
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
    // What else a contract may have says nothing of where a leg is.
    default:
      return true;
  }
}

/** What is known after an event. */
export function after(progress: Progress, event: TrackedEvent): Progress {
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

/** Whether a leg is where an event of a later second has happened, and can still be answered, or has ended, if that says so. */
export function leadsTo(progress: Progress, event: TrackedEvent | undefined): boolean {
  if (event && endsLeg(event)) return canFollow(progress, event, true);
  const { phase, place } = progress;
  if (phase === 'missed' && event?.event_name === 'call.connected') return false;
  const at = event && placeOf(event);
  return !at || !place || place.kind === 'caller' || isSamePlace(place, at);
}
