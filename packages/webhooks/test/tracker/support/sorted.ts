import type { TrackedCall } from '../../../src/tracker.ts';

/** A call without the order of what happened within a second, which only the order of arrival says. */
export function sorted(call: TrackedCall | undefined) {
  return {
    ...call,
    timeline: [],
    segments: call?.segments.toSorted((one, other) => one.legId - other.legId),
  };
}
