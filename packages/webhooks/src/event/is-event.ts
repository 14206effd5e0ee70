import { fieldOf } from '../field-of.ts';
import type { TelephonyEvent } from './event.ts';

/** Whether a value is an event that was read: an object with a name. */
export function isEvent(value: unknown): value is TelephonyEvent {
  return typeof fieldOf(value, 'event_name') === 'string';
}
