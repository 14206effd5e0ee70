import { FIELDS } from '../generated/fields.ts';
import type { KnownEvent, TelephonyEvent } from './event.ts';

/**
 * Whether an event is in the contract. Not needed in a `switch (event.event_name)`, whose `default` receives the unknown
 * events.
 */
export function isKnownEvent(event: TelephonyEvent): event is KnownEvent {
  return FIELDS.has(event.event_name);
}
