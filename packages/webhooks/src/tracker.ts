export { CallError } from './tracker/options.ts';
export { CallTracker, isCallEvent } from './tracker/call-tracker.ts';
export type { CallTrackerOptions, DecidedCall } from './tracker/options.ts';
export type { CallStore, SaveOptions, StoredCall } from './tracker/keep/call-store.ts';
export type { KeptCall } from './tracker/keep/call-store.ts';
export { memoryCallStore } from './tracker/keep/memory-call-store.ts';
export type { Reconciliation, TrackerStatus } from './tracker/history.ts';
export type { LiveCallSource, Reconciled } from './tracker/reconcile.ts';
