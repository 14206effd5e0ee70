import type { EventName, TelephonyEvent, UnknownEvent } from '../event/event.ts';
import type { EventByName } from '../generated/events.ts';
import type { Received } from '../parse/drift.ts';

/** How an event was delivered. */
export interface Delivery<Args extends readonly unknown[] = readonly unknown[]> {
  /** The request; its body has been read. Do not log its URL or headers: they may contain the secret. */
  request: Request;
  /** The other arguments of the server's call: in Workers `[env, executionContext]`. */
  args: Args;
  /** What the event is recognized by when it comes again: its name and id, or a digest of its body. */
  key: string;
  /** Aborted when the handler has taken too long, or another process may have taken the event over. */
  signal: AbortSignal;
}

/** A function for an event. After it has returned, the response is 2xx; if it throws, the response is 500. */
export type EventHandler<Event, Args extends readonly unknown[] = readonly unknown[]> = (
  event: Event,
  delivery: Delivery<Args>,
) => unknown;

/** Handlers of the events in the contract. */
type KnownEventHandlers<Args extends readonly unknown[] = readonly unknown[]> = {
  [Name in EventName]?: EventHandler<Received<EventByName[Name]>, Args>;
};

/** Handlers by `event_name`. An event without a handler is acknowledged. */
export interface EventHandlers<
  Args extends readonly unknown[] = readonly unknown[],
> extends KnownEventHandlers<Args> {
  /** For events whose name is not in the contract (ledger O-34). */
  unknown?: EventHandler<UnknownEvent, Args>;
  /** For every event, before its own handler: a `CallTracker`, a journal. If one of the two throws, both run again. */
  any?: EventHandler<TelephonyEvent, Args>;
}
