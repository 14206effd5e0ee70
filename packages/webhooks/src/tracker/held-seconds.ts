import type { TrackedEvent } from './call-event.ts';
import { endsLeg } from './find-end.ts';
import { readTime, secondsBetween } from './time.ts';

/**
 * Seconds that the legs of a call were on hold, up to its end. A hold that nothing ends lasts to the end of its leg or of
 * the call.
 *
 * @param end Milliseconds.
 */
export function heldSeconds(timeline: TrackedEvent[], end: number): number {
  const since = new Map<number, number>();
  let seconds = 0;
  const close = (leg: number, at: number): void => {
    const from = since.get(leg);
    if (from !== undefined) seconds += secondsBetween(from, at);
    since.delete(leg);
  };
  for (const event of timeline) {
    const at = readTime(event.event_time);
    if (at === undefined) continue;
    if (event.event_name === 'call.hold') since.set(event.call_id, since.get(event.call_id) ?? at);
    else if (event.event_name === 'call.unhold' || endsLeg(event)) close(event.call_id, at);
  }
  for (const from of since.values()) seconds += secondsBetween(from, end);
  return seconds;
}
