import type { TrackedEvent } from '../../../src/tracker/call-event.ts';

/** The state that goes with the events that the scenarios send. */
const STATES = {
  'call.initial': 'INITIAL',
  'call.ringing': 'RINGING',
  'call.connected': 'CONNECTED',
  'call.dtmf': 'DTMF_RECEIVED',
  'call.hold': 'ON_HOLD',
  'call.unhold': 'CONNECTED',
  'call.missed': 'HANGUP',
  'call.hangup': 'HANGUP',
} satisfies Partial<Record<TrackedEvent['event_name'], string>>;

let count = 0;

/**
 * An event of 20 November 2026. `at` is a time of the day. Among the events of one second, ids run against the order in
 * which they happen, as those of the platform might.
 */
export function eventOf(
  event_name: keyof typeof STATES,
  at: string,
  call_id: number,
  fields: Partial<Omit<TrackedEvent, 'event_name'>> = {},
): TrackedEvent {
  count += 1;
  const backwards = 9 - Object.keys(STATES).indexOf(event_name);
  return {
    id: `evt-${backwards}-${String(count).padStart(9, '0')}`,
    event_time: `2026-11-20 ${at}`,
    event_name,
    call_id,
    state: STATES[event_name],
    ...fields,
  };
}
