import type { TrackedEvent } from './read/tracked-event.ts';
import type { Party, Segment } from './segment.ts';

/**
 * What a call is doing: its caller's own phone or the other side is called (`calling`), rings, waits in a queue, is in a
 * menu, talks, is on hold, leaves a voicemail, or is over. `unknown` where the events that say it were not seen.
 */
export type CallState =
  | 'calling'
  | 'ringing'
  | 'waiting'
  | 'menu'
  | 'talking'
  | 'held'
  | 'voicemail'
  | 'ended'
  | 'unknown';

/** Somebody who is in a live call. */
export interface Presence {
  party: Party;
  /** `waiting` for a caller who does not talk yet. */
  state: 'calling' | 'ringing' | 'talking' | 'held' | 'waiting';
  side: 'caller' | 'called';
  /** Since when they wait here, ring or talk; of a call on hold, since when they talk. Null if unknown. */
  since: Date | null;
}

/** How a call went, according to all of its events so far. */
export interface Outcome {
  /**
   * `answered`: somebody has talked. `missed`: the platform says so with `call.missed`. `unanswered`: the call has ended,
   * nobody answered, and no event says that it was missed, such as a caller who hung up early.
   */
  result: 'answered' | 'missed' | 'unanswered';
  /**
   * The evidence for the result, the strongest first:
   *
   * - `final`: a `call.missed` with `final: true` (ledger O-33). It overrides all others.
   * - `connected`: a `call.connected`, `call.hold` or `call.unhold` at a user or ring group.
   * - `queue`: a `call.missed` with context QUEUE and without `final`; documented.
   * - `connected_at`: this field alone, or a `call.connected` in the context of a queue. An assumption.
   * - `missed`: a `call.missed` without `final`, not of a queue, or of a leg. An assumption.
   * - `hangup`: the call has ended without any of the above. An assumption.
   * - `gone`: the call was not in `GET /calls` any more, and its end was not seen. An assumption.
   */
  basis: 'final' | 'connected' | 'queue' | 'connected_at' | 'missed' | 'hangup' | 'gone';
  /** `in`, `out`, or another value of the platform; null if unknown. */
  direction: string | null;
  caller: Party;
  /** Who or what was called first: the dialled number. */
  called: Party;
  /** Whether the call went through a queue or a ring group; the last one if there were several. */
  via: 'queue' | 'ring-group' | 'direct';
  /** That queue or ring group. Null if `via` is `direct`. */
  group: Party | null;
  /** The queue that the call entered first. Null if there was none, or if the beginning was not seen. */
  firstQueue: Party | null;
  /** Who answered first. Null if nobody did, or if it is unknown who. */
  answeredBy: Party | null;
  answeredAt: Date | null;
  /** Seconds from the start until somebody answered, or until the end. Null if the start or that moment is unknown. */
  waitedSeconds: number | null;
  /** Seconds in which somebody talked, including the time on hold, without the waiting after a transfer. Null if unknown. */
  talkedSeconds: number | null;
  /** Seconds of `talkedSeconds` in which a leg was on hold. */
  heldSeconds: number | null;
  /** How often the call was sent elsewhere, as far as it was seen. */
  transfers: number;
  /** Whether somebody had answered, but nobody where the call was when it ended. */
  lostAfterTransfer: boolean;
  /** Whether the caller hung up before anybody answered, in the last place. Null if unknown. */
  abandoned: boolean | null;
  clickToCall: boolean;
  /** When the call ended or was missed. Null if the time is not readable or was not seen. */
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
  state: CallState;
  /** Whether the beginning of the call was not seen, or something in between is evidently missing. */
  isPartial: boolean;
  direction: string | null;
  caller: Party;
  called: Party;
  clickToCall: boolean;
  startedAt: Date | null;
  /** Who answered first, known before the call ends. Null until somebody has, or if it is unknown who. */
  answeredBy: Party | null;
  /** The queue that the call entered first. Null if there was none, or if the beginning was not seen. */
  firstQueue: Party | null;
  /** The queues that the call entered, in order. */
  queues: Party[];
  /** How often the call was sent elsewhere, as far as it was seen. */
  transfers: number;
  /** In the order in which they began. */
  segments: Segment[];
  /** Who is in the call now. Empty once it has ended. */
  present: Presence[];
  /** Every event once, as it was sent, in the order in which they happened. */
  timeline: TrackedEvent[];
  /** How the call went. Absent until it is known. */
  outcome?: Outcome;
}

/** A call whose outcome is known. */
export interface DecidedCall extends TrackedCall {
  outcome: Outcome;
  /**
   * Names this outcome of this call: the same when it is reported again, after a crash for example, and another one when a
   * late event has changed it. Keep it, to act once.
   */
  outcomeId: string;
}
