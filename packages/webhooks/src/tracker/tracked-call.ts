import type { TrackedEvent } from './call-event.ts';

/** Somebody or something at one end of a call. Unknown fields are null. */
export interface Party {
  /**
   * Id of a user, queue or ring group, as a number if it is written as one (ledger O-31: sent as number or string). Null
   * for anybody else, for whom the platform sends 0.
   */
  id: number | string | null;
  name: string | null;
  /** E.164 with or without `+`, or an extension of up to five digits (ledger O-15). */
  number: string | null;
}

/** One leg of a call: what happened at one `call_id`. */
export interface Leg {
  callId: number;
  /** The latest `context`: `LOCAL_USER`, `QUEUE`, `RG-701` or another; null if there was none (ledger O-32). */
  context: string | null;
  /** Who is called on this leg. */
  to: Party;
  /** The latest state, except DTMF_RECEIVED, which says nothing about the progress of the call (ledger O-34). */
  state: string | null;
  /**
   * `missed` even if a colleague has answered on another leg: compare `answeredBy` of the call. `ended`: the leg is over,
   * without evidence that it was answered or missed.
   */
  result: 'open' | 'answered' | 'missed' | 'ended';
}

/** How a call went, according to all of its events so far. */
export interface Outcome {
  /**
   * `answered`: somebody has talked. `missed`: the platform says so with `call.missed`. `unanswered`: the call has ended,
   * nobody answered, and no event says that it was missed, such as an outbound call that was not answered, or a caller
   * who hung up early.
   */
  result: 'answered' | 'missed' | 'unanswered';
  /**
   * The evidence for the result, the strongest first:
   *
   * - `final`: a `call.missed` with `final: true` (ledger O-33). It overrides all others.
   * - `connected`: a `call.connected`, `call.hold` or `call.unhold` at a user or ring group.
   * - `queue`: a `call.missed` with context QUEUE and without `final`; documented.
   * - `connected_at`: this field alone, or a `call.connected` in the context of a queue. An assumption.
   * - `missed`: a `call.missed` without `final`, not of a queue. An assumption.
   * - `hangup`: the call has ended without any of the above. An assumption.
   */
  basis: 'final' | 'connected' | 'queue' | 'connected_at' | 'missed' | 'hangup';
  /** `in`, `out`, or another value of the platform; null if unknown. */
  direction: string | null;
  caller: Party;
  /** Who or what was called first: the dialled number. */
  called: Party;
  /** Whether the call went through a queue or a ring group; the last one if there were several. */
  via: 'queue' | 'ring-group' | 'direct';
  /** That queue or ring group. Null if `via` is `direct`. */
  group: Party | null;
  /** Who answered first. Null if nobody did, or if it is unknown who. */
  answeredBy: Party | null;
  answeredAt: Date | null;
  /** Seconds from the start until somebody answered, or until the end. Null if the start is unknown. */
  waitedSeconds: number | null;
  /** Seconds from `answeredAt` to the end, including the time on hold. 0 if nobody answered. */
  talkedSeconds: number;
  /** Seconds of `talkedSeconds` in which a leg was on hold. */
  heldSeconds: number;
  /** When the call ended or was missed. Null if the time is not readable. */
  endedAt: Date | null;
  /** `t_cause` as it was sent. Its values are unknown (ledger N-09): show it, but do not base decisions on it. */
  endedWhy: string | null;
  /** `terminated_by` as it was sent; its values are unknown (ledger O-34). */
  endedBy: string | number | null;
}

/** A call according to its events so far. */
export interface TrackedCall {
  /** `root_call_id` of the legs, or their `call_id` if no event has one (ledger O-33). */
  rootCallId: number;
  /** Who answered first, known before the call ends. Null until somebody has, or if it is unknown who. */
  answeredBy: Party | null;
  /** The legs, in the order in which they began. */
  legs: Leg[];
  /** Every event once, as it was sent, in the order in which they happened. */
  timeline: TrackedEvent[];
  /** How the call went. Absent until it is known. */
  outcome?: Outcome;
}

/** A call whose outcome is known. */
export interface DecidedCall extends TrackedCall {
  outcome: Outcome;
}
