const STATES = {
  'call.initial': 'INITIAL',
  'call.ringing': 'RINGING',
  'call.connected': 'CONNECTED',
  'call.dtmf': 'DTMF_RECEIVED',
  'call.hold': 'ON_HOLD',
  'call.unhold': 'CONNECTED',
  'call.missed': 'HANGUP',
  'call.hangup': 'HANGUP',
};

type EventName = keyof typeof STATES;

interface EventFields {
  id: string;
  event_time: string;
  call_id: number;
  state: string;
  root_call_id?: number | null;
  start_time?: string;
  connected_at?: string | null;
  final?: boolean;
  context?: string | null;
  destination?: string;
  duration?: number;
  t_cause?: string;
  terminated_by?: string;
  src?: string;
  src_id?: number | string;
  src_name?: string;
  dst?: string;
  dst_id?: number | string;
  dst_name?: string;
}

export type ScenarioEvent = { [Name in EventName]: EventFields & { event_name: Name } }[EventName];

let count = 0;

export function eventOf(
  event_name: EventName,
  at: string,
  call_id: number,
  fields: Partial<EventFields> = {},
): ScenarioEvent {
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
