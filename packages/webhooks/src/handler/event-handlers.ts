import type { EventName, TelephonyEvent, UnknownEvent } from '../event.ts';
import type { Received } from '../parse/drift.ts';
import { isPromise, type Stop, withTimeout } from '../timeout.ts';
import { FIELDS } from '../generated/fields.ts';
import type { EventByName } from '../generated/events.ts';

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

/**
 * Rejects handlers that would never be called.
 *
 * @param who The function whose handlers they are, for messages.
 * @throws TypeError for a name that is not an event of the contract, or a handler that is not a function.
 */
export function checkHandlers(who: string, handlers: object): void {
  knownNames(who, 'events', handlers, [...FIELDS.keys(), 'any', 'unknown']);
  for (const [name, handler] of Object.entries(handlers))
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`${who}: the handler of ${name} is not a function.`);
}

export function knownNames(who: string, what: string, given: object, names: readonly string[]): void {
  if (typeof given !== 'object' || !given)
    throw new TypeError(`${who}: pass an object with any of the ${what} ${names.join(', ')}.`);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      throw new TypeError(`${who}: ${name} is not one of the ${what} ${names.join(', ')}.`);
}

type Handler<Args extends readonly unknown[]> = (event: TelephonyEvent, delivery: Delivery<Args>) => unknown;

export function hasHandler<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
): boolean {
  return (ownHandler(handlers, event) ?? handlers.any) !== undefined;
}

function runHandlers<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
  delivery: Delivery<Args>,
): unknown {
  const runOwn = () => ownHandler(handlers, event)?.call(handlers, event, delivery);
  const first = handlers.any?.(event, delivery);
  return isPromise(first) ? first.then(runOwn) : runOwn();
}

function ownHandler<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  { event_name }: TelephonyEvent,
): Handler<Args> | undefined {
  // `checkHandlers` has let nothing else in, and the types those of each event only.
  return Reflect.get(handlers, FIELDS.has(event_name) ? event_name : 'unknown') as Handler<Args> | undefined;
}

/** Time that the handlers of an event have where no other is given, in milliseconds. */
export const HANDLER_TIMEOUT_MS = 30_000;

export function runInTime<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
  sent: Omit<Delivery<Args>, 'signal'>,
  timeoutMs: number,
  stop: Stop,
): unknown {
  const delivery = {
    ...sent,
    get signal() {
      return stop.signal;
    },
  };
  const run = () => runHandlers(handlers, event, delivery);
  return withTimeout(timeoutMs, 'The handler', run, (error) => stop.now(error));
}
