import type { EventName, TelephonyEvent, UnknownEvent } from '../event.ts';
import type { EventByName } from '../generated/events.ts';
import { FIELDS } from '../generated/fields.ts';
import type { Received } from '../parse/drift.ts';
import { isPromise, withTimeout } from '../timeout.ts';
import { checkNames } from '../values.ts';

/** The delivery of an event. */
export interface Delivery<Args extends readonly unknown[] = readonly unknown[]> {
  /** Its body has been read. Do not log its URL or headers: they may contain the secret. */
  request: Request;
  /** Further arguments of the server: in Workers `[env, executionContext]`. */
  args: Args;
  /** The event's name and id, or a digest of its body. */
  key: string;
  /** Aborted after `timeoutMs`, or when another process may have taken over. */
  signal: AbortSignal;
}

/** Handles an event; if it throws, the response is 500. */
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
  /** For every event, before its own handler. If one of the two throws, both run again. */
  any?: EventHandler<TelephonyEvent, Args>;
}

const HANDLER_NAMES = [
  ...FIELDS.keys(),
  ...Object.keys({ any: true, unknown: true } satisfies Record<
    Exclude<keyof EventHandlers, EventName>,
    true
  >),
];

export function checkHandlers(caller: string, handlers: object): void {
  checkNames(caller, 'events', handlers, HANDLER_NAMES);
  for (const [name, handler] of Object.entries(handlers))
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`${caller}: the handler of ${name} is not a function.`);
}

type Handler<Args extends readonly unknown[]> = (event: TelephonyEvent, delivery: Delivery<Args>) => unknown;

export function hasHandler<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
): boolean {
  return (ownHandler(handlers, event) ?? handlers.any) !== undefined;
}

function ownHandler<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  { event_name }: TelephonyEvent,
): Handler<Args> | undefined {
  // `checkHandlers` and the types have let no other function in.
  return Reflect.get(handlers, FIELDS.has(event_name) ? event_name : 'unknown') as Handler<Args> | undefined;
}

export const HANDLER_TIMEOUT_MS = 30_000;

export type Run = (controller?: AbortController) => unknown;

// It returns a promise only if a handler does.
export function createRun<Args extends readonly unknown[]>(
  handlers: EventHandlers<Args>,
  event: TelephonyEvent,
  details: Omit<Delivery<Args>, 'signal'>,
  timeoutMs: number,
): Run {
  return (controller = new AbortController()) => {
    const delivery = { ...details, signal: controller.signal };
    const runOwn = () => ownHandler(handlers, event)?.call(handlers, event, delivery);
    const run = () => {
      const first = handlers.any?.(event, delivery);
      return isPromise(first) ? first.then(runOwn) : runOwn();
    };
    return withTimeout(timeoutMs, 'The handler', run, (error) => controller.abort(error));
  };
}
