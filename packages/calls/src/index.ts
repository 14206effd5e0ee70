/** What became of a call: from events, from CDRs, or from both. */
export type { Call, CallLeg, CallState, Outcome, OwedCallBack, Party, Presence } from './call.ts';
export type { Recording, Segment, SegmentEnd, SegmentKind } from './call.ts';
export { foldCall, type Besides, type FoldedCall } from './events/fold-call.ts';
export { type EventBody, foldEvents, readEvent } from './events/fold-events.ts';
export { type CallEvent, namedRoot } from './read/event.ts';
export type { LiveCallRecord } from './read/live-call.ts';
export { type CdrRecord, type CdrWords, readCdr, type ReadCdr } from './cdrs/read-cdr.ts';
export { foldCdrs } from './cdrs/fold-cdrs.ts';
export { merge } from './merge.ts';
export { isOver } from './is-over.ts';
export { type RecordingRecord, recordingsOf, withRecordings } from './recordings.ts';
export { type CallBack, callBacks } from './figures.ts';
export { type QueueFigures, queueFigures, type Waiting } from './figures.ts';
export { talkOf, queuesOf, type Talk } from './figures.ts';
export { type UserFigures, userFigures, type UserOptions } from './figures.ts';
