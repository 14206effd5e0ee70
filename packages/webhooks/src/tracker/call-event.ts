import type { CallEvent } from '../generated/events.ts';
import type { KnownEvent, TelephonyEvent } from '../event/event.ts';
import { isKnownEvent } from '../event/is-known-event.ts';

/** An event of a call, as a tracker uses it. */
export type TrackedEvent = Extract<KnownEvent, CallEvent>;

/**
 * How far a call has progressed when an event is sent. Orders the events of one second, since `event_time` has no
 * fractions. The order is an assumption: it is undocumented (ledger N-29).
 */
const PROGRESS: Readonly<Partial<Record<string, number>>> = {
  'call.initial': 0,
  'call.ringing': 1,
  'call.connected': 2,
  'call.dtmf': 3,
  'call.hold': 4,
  'call.unhold': 5,
  'call.missed': 6,
  'call.hangup': 7,
} satisfies Partial<Record<TrackedEvent['event_name'], number>>;

/** Any other event happens during the call. */
const DURING = 5;

/** Whether an event belongs to a call, so that a tracker can use it. */
export function isTrackedEvent(event: TelephonyEvent): event is TrackedEvent {
  return isKnownEvent(event) && event.event_name.startsWith('call.');
}

/** Compares two events by time, then progress, then id, so that a set of events has exactly one order. */
export function compareEvents(one: TrackedEvent, other: TrackedEvent): number {
  return (
    compare(one.event_time, other.event_time) ||
    progressOf(one) - progressOf(other) ||
    compare(one.id, other.id)
  );
}

function progressOf({ event_name: name }: TrackedEvent): number {
  return PROGRESS[name] ?? DURING;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
