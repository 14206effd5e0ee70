import type { LegStory } from './leg-story.ts';
import { unixSecondsOf } from './seconds-between.ts';
import type { SeenCall, SeenCdr } from './trace-entry.ts';

const TALKING = new Set(['CONNECTED', 'ON_HOLD']);
const NOT_YET = new Set(['ACCEPTED', 'INITIAL', 'RINGING']);
/**
 * Events with the state that the leg is in from then on. A leg at a queue or ring group goes on from its call.initial without
 * events of its own, as its phones do; who is missed may be in a voicemail, in the state of before.
 */
const TELLING: ReadonlySet<string> = new Set(['call.ringing', 'call.connected', 'call.hold', 'call.unhold']);
/** Seconds by which two times may differ: both are rounded. */
const ROUNDING = 1;

/** What is wrong with a live call by itself. Fields that are not there say nothing, and a state as a code neither. */
export function checkLiveCall({ connected_at: connected, start_time: begun, state }: SeenCall): string[] {
  return [
    ...when(
      isMoment(connected) && isMoment(begun) && connected < begun,
      `is connected at ${connected} under /calls, and begins at ${begun}`,
    ),
    ...when(
      connected === null && TALKING.has(String(state)),
      `is ${state} under /calls, and has no connected_at`,
    ),
    ...when(
      isMoment(connected) && NOT_YET.has(String(state)),
      `is ${state} under /calls, and has connected_at ${connected}`,
    ),
  ];
}

/** What a live call says otherwise than the events of its leg before it. */
export function checkLiveCallOfLeg(
  { connected_at: connected, start_time: begun, state }: SeenCall,
  { ended, last }: LegStory,
): string[] {
  const told = last && TELLING.has(last.event_name) ? last.state : undefined;
  const [beganAt, connectedAt] = [unixSecondsOf(last?.start_time), unixSecondsOf(last?.connected_at)];
  return [
    ...when(ended, 'is still shown under /calls after its call.hangup'),
    ...when(
      !ended && isState(state) && isState(told) && state !== told,
      `is ${state} under /calls, and ${told} in its ${last?.event_name}`,
    ),
    ...when(
      areApart(begun, beganAt),
      `has start_time ${begun} under /calls, and ${last?.start_time} in its events`,
    ),
    ...when(
      areApart(connected, connectedAt),
      `has connected_at ${connected} under /calls, and ${last?.connected_at} in its events`,
    ),
  ];
}

/** What a CDR says otherwise than the live call that was seen before it. */
export function checkCdrOfLiveCall(
  { billsec, calldate, duration, type }: SeenCdr,
  { connected_at: connected, start_time: begun }: SeenCall,
): string[] {
  const wasConnected = isMoment(connected);
  const waited = wasConnected && isMoment(begun) ? connected - begun : undefined;
  const recorded = isNumber(billsec) && isNumber(duration) ? duration - billsec : undefined;
  return [
    ...when(
      areApart(begun, unixSecondsOf(calldate)),
      `has calldate ${calldate} in its CDR, and start_time ${begun} under /calls`,
    ),
    ...when(wasConnected && type === 'M', 'is missed in its CDR, and was connected under /calls'),
    ...when(
      // Three times are rounded.
      waited !== undefined && recorded !== undefined && Math.abs(waited - recorded) > 2 * ROUNDING,
      `waited ${recorded} s in its CDR (duration less billsec), and ${waited} s under /calls`,
    ),
  ];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** 0 says nothing. */
const isMoment = (value: unknown): value is number => isNumber(value) && value > 0;

/** A known state, in its word. */
const isState = (value: unknown): value is string => TALKING.has(String(value)) || NOT_YET.has(String(value));

const areApart = (one: unknown, other: unknown): boolean =>
  isMoment(one) && isMoment(other) && Math.abs(one - other) > ROUNDING;

const when = (is: boolean, why: string): string[] => (is ? [why] : []);
