import { CHECKS } from '../generated/validators.ts';
import type { KnownEvent, TelephonyEvent } from './event.ts';

/**
 * Whether an event is one that the contract knows. A `switch (event.event_name)` needs it not: its `default` has the
 * unknown events.
 */
export function isKnownEvent(event: TelephonyEvent): event is KnownEvent {
  return CHECKS.has(event.event_name);
}
