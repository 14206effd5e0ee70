import type { Cause, Leg, LiveCall, Side } from './call.ts';

/** The events of a leg. */
export type LegEvent =
  | 'call.initial'
  | 'call.ringing'
  | 'call.connected'
  | 'call.hold'
  | 'call.unhold'
  | 'call.dtmf'
  | 'call.missed'
  | 'call.hangup';

/** An event to send, with its call and leg as they were at that moment. */
export interface EventEffect {
  kind: 'event';
  name: LegEvent;
  call: LiveCall;
  leg: Leg;
  /** Whether it is about the caller's own phone, which is called first (ledger O-61). */
  atCaller?: boolean;
  cause?: Cause;
  by?: Side | undefined;
  final?: boolean;
  /** The key pressed. */
  key?: string;
}

/** What a command leads to, beside the calls as they are then. In the order in which it happened. */
export type Effect =
  | EventEffect
  /** A leg is over: its record is filed. */
  | { kind: 'leg-ended'; call: LiveCall; leg: Leg; cause: Cause }
  /** A talk began or ended on a leg. */
  | { kind: 'talk-began'; call: LiveCall; leg: Leg }
  | { kind: 'talk-ended'; call: LiveCall; leg: Leg; cause: Cause }
  /** A recording of a chain leg is over. */
  | { kind: 'recorded'; call: LiveCall; leg: Leg; user: number | null }
  /** A caller has left a message. */
  | { kind: 'message-left'; call: LiveCall; leg: Leg; box: number | null; since: number }
  /** The call as a whole is over. */
  | { kind: 'call-ended'; call: LiveCall };
