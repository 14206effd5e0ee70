import type { TrackedEvent } from './call-event.ts';

/**
 * The call that the leg of an event belongs to, sent as a number or its digits (ledger O-33). Undefined if the event names
 * none, or 0.
 */
export function namedRoot(event: TrackedEvent): number | undefined {
  const root = Number(event.root_call_id);
  return Number.isSafeInteger(root) && root > 0 ? root : undefined;
}

/**
 * The id of a whole call: the first root that its events name, or the id of its first leg if no body has `root_call_id`
 * (ledger O-33).
 */
export function rootOf(timeline: [TrackedEvent, ...TrackedEvent[]]): number {
  for (const event of timeline) {
    const root = namedRoot(event);
    if (root !== undefined) return root;
  }
  return timeline[0].call_id;
}
