/** The receiver for the platform's events. */
export type * from './generated/events.ts';
export type * from './event/event.ts';
export { isKnownEvent } from './event/is-known-event.ts';
export { type EventIssue, InvalidEventError } from './parse/invalid-event-error.ts';
export { parseEvent } from './parse/parse-event.ts';
export { parseTimestamp } from './time/parse-timestamp.ts';
export { createWebhookHandler, type WebhookHandler } from './handler/create-webhook-handler.ts';
export type { Delivery, EventHandler, EventHandlers } from './handler/event-handlers.ts';
export type { Refusal } from './handler/refusal.ts';
export type { BasicSecret, PathSecret, Secret } from './handler/secret.ts';
export type { WebhookOptions } from './handler/webhook-options.ts';
export type { EventStore } from './store/event-store.ts';
export { type KeyvLike, keyvStore, type KeyvStoreOptions } from './store/keyv-store.ts';
export { memoryStore, type MemoryStoreOptions } from './store/memory-store.ts';
export { CallTracker } from './tracker/call-tracker.ts';
export type { CallTrackerOptions } from './tracker/call-tracker-options.ts';
export type { TrackedEvent } from './tracker/call-event.ts';
export type { DecidedCall, Leg, Outcome, Party, TrackedCall } from './tracker/tracked-call.ts';
