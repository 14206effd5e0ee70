import type { CallEvent } from '../../generated/events.ts';
import type { KnownEvent, TelephonyEvent } from '../../event/event.ts';
import { isKnownEvent } from '../../event/is-known-event.ts';

/** An event of a call, as a tracker uses it. */
export type TrackedEvent = Extract<KnownEvent, CallEvent>;

/** Whether an event belongs to a call, so that a tracker can use it. */
export function isTrackedEvent(event: TelephonyEvent): event is TrackedEvent {
  return isKnownEvent(event) && event.event_name.startsWith('call.');
}

/**
 * The call that the leg of an event belongs to, sent as a number or its digits (ledger O-33). Undefined if the event names
 * none, or 0.
 */
export function namedRoot({ root_call_id: root }: Pick<TrackedEvent, 'root_call_id'>): number | undefined {
  const id = Number(root);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Whether an event ends its leg. That FAILED ends it is an assumption (ledger O-34). */
export function endsLeg({ event_name: name, state }: TrackedEvent): boolean {
  return name !== 'call.missed' && (name === 'call.hangup' || state === 'HANGUP' || state === 'FAILED');
}
