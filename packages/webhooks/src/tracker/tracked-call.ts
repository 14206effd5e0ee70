import type { TrackedEvent } from './call-event.ts';

/** Somebody or something at one end of a call. What no event has told is null. */
export interface Party {
  /**
   * Id of a user, queue or ring group, as a number where it is written as one (ledger O-31: sent as number or string).
   * Null for whoever is none of these; the platform sends 0 then.
   */
  id: number | string | null;
  name: string | null;
  /** E.164 with or without `+`, or an extension of up to five digits (ledger O-15). */
  number: string | null;
}

/** One leg of a call: what happened at one `call_id`. */
export interface Leg {
  callId: number;
  /** The `context` that was told last: `LOCAL_USER`, `QUEUE`, `RG-701` or another; null where none was (ledger O-32). */
  context: string | null;
  /** Who is called on this leg. */
  to: Party;
  /** The state that was told last, other than DTMF_RECEIVED, which says nothing of how the call goes on (ledger O-34). */
  state: string | null;
  /**
   * `missed` also where a colleague has answered on another leg: compare with `answeredBy` of the call. `ended` is a leg
   * that is over, of which nothing tells that it was answered or missed.
   */
  result: 'open' | 'answered' | 'missed' | 'ended';
}

/** How a call went. Built from all events of the call that have come so far. */
export interface Outcome {
  /**
   * `answered`: somebody has talked. `missed`: the platform says so with `call.missed`. `unanswered`: the call has
   * ended, nobody answered and nothing says that it was missed, such as an outbound call that was not taken, or a caller
   * who gave up.
   */
  result: 'answered' | 'missed' | 'unanswered';
  /**
   * What the result rests on, the surest first:
   *
   * - `final`: a `call.missed` with `final` true (ledger O-33). It wins over all others.
   * - `connected`: a `call.connected`, `call.hold` or `call.unhold` at a user or ring group.
   * - `queue`: a `call.missed` with context QUEUE without `final`; documented.
   * - `connected_at`: only this field, or a `call.connected` in the context of a queue. An assumption.
   * - `missed`: a `call.missed` without `final` and not of a queue. An assumption.
   * - `hangup`: the call ended, and nothing above has come. An assumption.
   */
  basis: 'final' | 'connected' | 'queue' | 'connected_at' | 'missed' | 'hangup';
  /** `in`, `out`, or what else the platform sends; null where it was not told. */
  direction: string | null;
  caller: Party;
  /** Who or what was called first: the number that was dialled. */
  called: Party;
  /** Whether the call went through a queue or a ring group; the last of them, where there were several. */
  via: 'queue' | 'ring-group' | 'direct';
  /** That queue or ring group. Null where `via` is `direct`. */
  group: Party | null;
  /** Who answered first. Null where nobody did, or where no event tells who. */
  answeredBy: Party | null;
  answeredAt: Date | null;
  /** Seconds from the start to the answer, or to the end where nobody answered. Null where the start was not told. */
  waitedSeconds: number | null;
  /** Seconds from the first answer to the end, with the time on hold. 0 where nobody answered. */
  talkedSeconds: number;
  /** Seconds of it in which a leg was on hold. */
  heldSeconds: number;
  /** When the call ended, or was missed. Null where a time cannot be read. */
  endedAt: Date | null;
  /** `t_cause` as it was sent. Which causes exist is not documented (ledger N-09): show it rather than decide on it. */
  endedWhy: string | null;
  /** `terminated_by` as it was sent; its values are not known (ledger O-34). */
  endedBy: string | number | null;
}

/** A call as its events tell it so far. */
export interface TrackedCall {
  /** `root_call_id` of the legs, or their `call_id` where no event has one (ledger O-33). */
  rootCallId: number;
  /** Who answered first, known before the call ends. Null as long as nobody has, or where no event tells who. */
  answeredBy: Party | null;
  /** The legs, in the order in which they began. */
  legs: Leg[];
  /** Every event once, as it was sent, in the order in which it happened. */
  timeline: TrackedEvent[];
  /** How the call went. Absent as long as the events do not tell. */
  outcome?: Outcome;
}

/** A call whose outcome is known. */
export interface DecidedCall extends TrackedCall {
  outcome: Outcome;
}
