/** Calls from events: segments, live calls and outcomes. */
export { CallError } from './tracker/options.ts';
export { CallTracker } from './tracker/call-tracker.ts';
export type { CallTrackerOptions } from './tracker/options.ts';
export { foldCall, type Besides, type FoldedCall } from './tracker/fold/fold-call.ts';
export { type CallBack, callBacks } from './tracker/figures.ts';
export { type QueueFigures, queueFigures, type Waiting } from './tracker/figures.ts';
export { talkOf, queuesOf, type Talk } from './tracker/figures.ts';
export { type UserFigures, userFigures } from './tracker/figures.ts';
export type { CallStore, SaveOptions, StoredCall } from './tracker/keep/call-store.ts';
export type { KeptCall } from './tracker/keep/call-store.ts';
export { memoryCallStore } from './tracker/keep/memory-call-store.ts';
export type { LiveCallRecord } from './tracker/read/live-call-record.ts';
export { isTrackedEvent, type TrackedEvent } from './tracker/read/tracked-event.ts';
export type { LiveCallSource, Reconciled } from './tracker/reconcile.ts';
export type { Party, Segment, SegmentEnd, SegmentKind } from './tracker/tracked-call.ts';
export type { CallState, DecidedCall, Outcome, Presence, TrackedCall } from './tracker/tracked-call.ts';
