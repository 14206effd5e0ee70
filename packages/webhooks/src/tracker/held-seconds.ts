import type { TrackedEvent } from './call-event.ts';
import { endsLeg } from './find-end.ts';
import { readTime, secondsBetween } from './time.ts';

/**
 * Seconds of a conversation in which a leg was on hold; overlapping holds count once. A hold without an end lasts until the
 * end of its leg or of the conversation.
 *
 * @param from Start of the conversation, in milliseconds.
 * @param end End of the conversation, in milliseconds.
 */
export function heldSeconds(timeline: TrackedEvent[], from: number, end: number): number {
  const held = new Set<number>();
  let since = from;
  let seconds = 0;
  for (const event of timeline) {
    const time = readTime(event.event_time);
    if (time === undefined) continue;
    const at = Math.min(Math.max(time, from), end);
    if (event.event_name === 'call.hold') {
      if (held.size === 0) since = at;
      held.add(event.call_id);
    } else if (event.event_name === 'call.unhold' || endsLeg(event)) {
      if (held.delete(event.call_id) && held.size === 0) seconds += secondsBetween(since, at);
    }
  }
  return held.size === 0 ? seconds : seconds + secondsBetween(since, end);
}
