import { isPromise } from '../deadline/is-promise.ts';
import type { EventName, TelephonyEvent } from '../event/event.ts';
import { isKnownEvent } from '../event/is-known-event.ts';
import type { EventByName } from '../generated/events.ts';
import type { Received } from '../parse/drift.ts';
import type { Delivery, EventHandlers, KnownEventHandlers } from './event-handlers.ts';

/** Whether there is a handler for an event. */
export function hasHandler<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
): boolean {
  const own = isKnownEvent(event) ? handlers[event.event_name] : handlers.unknown;
  return own !== undefined || handlers.any !== undefined;
}

/**
 * Runs the handlers of an event, `any` first; the second runs only if the first has succeeded. There is a promise only where a
 * handler has returned one.
 */
export function runHandlers<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
  delivery: Delivery<Args>,
): unknown {
  const runOwn = () =>
    isKnownEvent(event)
      ? runKnown(handlers, event.event_name, event, delivery)
      : handlers.unknown?.(event, delivery);
  const first = handlers.any?.(event, delivery);
  return isPromise(first) ? first.then(runOwn) : runOwn();
}

function runKnown<Name extends EventName, Args extends readonly unknown[]>(
  handlers: KnownEventHandlers<Args>,
  name: Name,
  event: Received<EventByName[Name]>,
  delivery: Delivery<Args>,
): unknown {
  return handlers[name]?.(event, delivery);
}
