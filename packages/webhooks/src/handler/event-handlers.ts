import type { EventName, TelephonyEvent, UnknownEvent } from '../event/event.ts';
import type { EventByName } from '../generated/events.ts';

/** How an event came. */
export interface Delivery<Args extends readonly unknown[] = readonly unknown[]> {
  /** The request; its body has been read. Do not log its URL or headers: they may hold the secret. */
  request: Request;
  /** What the runtime gave beside the request: in Workers `[env, executionContext]`. */
  args: Args;
}

/** A function for an event. The delivery is answered with 2xx after it has returned, and with 500 when it throws. */
export type EventHandler<Event, Args extends readonly unknown[] = readonly unknown[]> = (
  event: Event,
  delivery: Delivery<Args>,
) => unknown;

/** Handlers of the events that the contract knows. */
export type KnownEventHandlers<Args extends readonly unknown[] = readonly unknown[]> = {
  [Name in EventName]?: EventHandler<EventByName[Name], Args>;
};

/** What to do with events, by `event_name`. An event that has no handler here is acknowledged. */
export interface EventHandlers<
  Args extends readonly unknown[] = readonly unknown[],
> extends KnownEventHandlers<Args> {
  /** For events whose name the contract does not know (ledger O-34). */
  unknown?: EventHandler<UnknownEvent, Args>;
  /** For every event, before its own handler: a `CallTracker`, a journal. Where one of the two throws, both run again. */
  any?: EventHandler<TelephonyEvent, Args>;
}
