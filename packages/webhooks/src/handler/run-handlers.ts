import { isPromise } from '../deadline/is-promise.ts';
import type { TelephonyEvent } from '../event/event.ts';
import { FIELDS } from '../generated/fields.ts';
import type { Delivery, EventHandlers } from './event-handlers.ts';

type Handler<Args extends readonly unknown[]> = (event: TelephonyEvent, delivery: Delivery<Args>) => unknown;

/** Whether there is a handler for an event. */
export function hasHandler<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
): boolean {
  return (ownHandler(handlers, event) ?? handlers.any) !== undefined;
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
  const runOwn = () => ownHandler(handlers, event)?.call(handlers, event, delivery);
  const first = handlers.any?.(event, delivery);
  return isPromise(first) ? first.then(runOwn) : runOwn();
}

/** The handler of just this event, or of those that are not in the contract. */
function ownHandler<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  { event_name }: TelephonyEvent,
): Handler<Args> | undefined {
  const handler: unknown = Reflect.get(handlers, FIELDS.has(event_name) ? event_name : 'unknown');
  assertHandler<Args>(handler);
  return handler;
}

/** `checkHandlers` has let nothing else in, and the types those of each event only. */
function assertHandler<Args extends readonly unknown[]>(
  _handler: unknown,
): asserts _handler is Handler<Args> | undefined {}
