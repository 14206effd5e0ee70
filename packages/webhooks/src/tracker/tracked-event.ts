import type { CallEvent } from '@telephony/calls';
import { isKnownEvent, type TelephonyEvent } from '../event.ts';

/** Whether an event belongs to a call, so that a tracker can use it. */
export function isCallEvent(event: TelephonyEvent): event is CallEvent {
  return isKnownEvent(event) && event.event_name.startsWith('call.');
}
