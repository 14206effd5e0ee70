/** Calls from events: segments, live calls and outcomes. */
export { foldCall, type FoldedCall } from './tracker/fold/fold-call.ts';
export { talkOf, queuesOf, type Talk } from './tracker/figures.ts';
export { isTrackedEvent, type TrackedEvent } from './tracker/read/tracked-event.ts';
export { readId } from './tracker/read/party-of.ts';
export type { Party, Segment, SegmentEnd, SegmentKind } from './tracker/segment.ts';
export type { CallState, DecidedCall, Outcome, Presence, TrackedCall } from './tracker/tracked-call.ts';
