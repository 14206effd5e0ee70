import type { CallEvent } from './read/event.ts';

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

/** How a call went, according to all that is known of it so far. */
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
   * - `records`: the CDRs of its legs, whatever the events say.
   */
  basis: 'final' | 'connected' | 'queue' | 'connected_at' | 'missed' | 'hangup' | 'gone' | 'records';
  /** `in`, `out`, or another value of the platform; null if unknown. */
  direction: string | null;
  caller: Party;
  /** Who or what was called first: the dialled number. */
  called: Party;
  /** Whether the call went through a queue or a ring group; the last one if there were several. */
  via: 'queue' | 'ring-group' | 'group' | 'direct';
  /** That queue or ring group. Null if `via` is `direct`. */
  group: Party | null;
  /** The queue that the call entered first. Null if there was none, or if the beginning was not seen. */
  firstQueue: Party | null;
  /** Who answered first. Null if nobody did, or if it is unknown who. */
  answeredBy: Party | null;
  /** Who talked last, which after a transfer is somebody else. Null if nobody did, or if it is unknown who. */
  finishedBy: Party | null;
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

/** A leg of a call: one line of it, with an id of its own in events, CDRs and recordings. */
export interface CallLeg {
  /** `call_id` of its events, `live_id` of its CDR. */
  id: number;
  /** The leg that led to it: the queue or ring group that rings this phone, or the place before. Null if unknown. */
  parentId: number | null;
  /** Null if unknown. */
  startedAt: Date | null;
  /** Null while it lives, or if unknown. */
  endedAt: Date | null;
  isOver: boolean;
  /** Whether nothing names the call that it belongs to, so that it was told by who calls and when (ledger O-33, O-67). */
  isInferred: boolean;
}

/** Somebody outside who is owed a call back. */
export interface OwedCallBack {
  /**
   * `unanswered`: they have called, and nobody has talked with them. `lost-after-transfer`: somebody has, but they waited again
   * after that, and nobody was there when the call ended.
   */
  reason: 'unanswered' | 'lost-after-transfer';
  party: Party & { number: string };
  /** The queue, ring group, user or number where they waited last. */
  missedBy: Party;
  /** Since when they have waited in vain: the begin of the last place. Null if unknown. */
  since: Date | null;
}

/** A recording of a call. */
export interface Recording {
  /** Id in `GET /monitors`. */
  id: number;
  /** The leg that was recorded. Null if unknown. */
  legId: number | null;
  /** Null if unknown. */
  startedAt: Date | null;
  /** Null if unknown. */
  seconds: number | null;
}

/** A call: from its events so far, from the CDRs of its legs, or from both. */
export interface Call {
  /** `root_call_id` of the legs, or the id of the first one where nothing names it (ledger O-33). */
  rootCallId: number;
  /** What it was told from. */
  source: 'events' | 'cdrs' | 'both';
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
  /** Who talked last, so far. Null until somebody has, or if it is unknown who. */
  finishedBy: Party | null;
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
  /** Every event once, as it was sent, in the order in which they happened. Empty without events. */
  timeline: CallEvent[];
  /** In the order in which they began. */
  legs: CallLeg[];
  /** When the last thing that is known of it has happened. Null if unknown. */
  lastAt: Date | null;
  /** Who waits for a call back, and why. Null if nobody does, and until the outcome is known. */
  owedCallBack: OwedCallBack | null;
  /** As far as they were given (`withRecordings`), in the order in which they began. */
  recordings: Recording[];
  /** How the call went. Absent until it is known. */
  outcome?: Outcome;
}

/** Somebody or something at one end of a call. Unknown fields are null. */
export interface Party {
  /**
   * Id of a user, queue or ring group, as a number if it is written as one (ledger O-31: sent as number or string). Null
   * for anybody else, for whom the platform sends 0.
   */
  id: number | string | null;
  name: string | null;
  /** E.164 with or without `+`, or an extension of up to five digits (ledger O-15). Null for a withheld number. */
  number: string | null;
}

/**
 * Where a segment is:
 *
 * - `phone`: at the phone of a user, whom the call, a queue or a ring group rings.
 * - `number`: at a number outside.
 * - `queue`, `ring-group`, `menu` (an IVR), `conference`.
 * - `caller`: click to call, while the caller's own phone is rung (ledger O-61).
 * - `group`: a queue or ring group, where only CDRs tell of it: they do not say which.
 * - `voicemail`: inferred from a `call.missed` after which the leg goes on. An assumption.
 * - `other`: a context that is not known.
 */
export type SegmentKind =
  | 'phone'
  | 'number'
  | 'queue'
  | 'ring-group'
  | 'group'
  | 'menu'
  | 'conference'
  | 'caller'
  | 'voicemail'
  | 'other';

/**
 * How a segment ended:
 *
 * - `ended`: it was answered, and somebody hung up. For a menu, a caller's phone and a voicemail too: it was done.
 * - `transferred`: the call was sent elsewhere, before or after it was answered.
 * - `passed-on`: nobody answered, and the call went on to another place, such as the next queue or the voicemail.
 * - `missed`: nobody answered here, and it went no further from here.
 * - `abandoned`: the same, and it was the caller who hung up.
 * - `unknown`: it is over, and the event that says how was not seen.
 */
export type SegmentEnd = 'ended' | 'transferred' | 'passed-on' | 'missed' | 'abandoned' | 'unknown';

/** A call at one place, from when it came there until it left. Times that no event has told are null. */
export interface Segment {
  /** `call_id` of its events. Several segments can have the same leg, as a call goes from place to place. */
  legId: number;
  kind: SegmentKind;
  /** Who or what is called here: the user of a phone, the queue. */
  party: Party;
  /** Who calls: after a transfer, whoever stayed. */
  from: Party;
  /** The queue or ring group that rings this phone. Null for any other segment. */
  group: Party | null;
  startedAt: Date | null;
  rangAt: Date | null;
  /** When somebody answered here. For a queue or ring group, when one of its phones was answered. */
  connectedAt: Date | null;
  endedAt: Date | null;
  /** Whether it is over, even where `endedAt` is unknown. */
  isOver: boolean;
  /** Null while it goes on. */
  end: SegmentEnd | null;
  /** Seconds from `startedAt` until somebody answered or it ended. Null while it waits, or if it is unknown. */
  waitSeconds: number | null;
  /**
   * Seconds from `connectedAt` to `endedAt`, including the time on hold; 0 if nobody answered. Null while it goes on, or if
   * it is unknown. Do not add up the talk of a queue and that of its phones: it is the same talk.
   */
  talkSeconds: number | null;
  /** Seconds of `talkSeconds` in which a side was on hold. */
  heldSeconds: number | null;
  isHeld: boolean;
  /** `t_cause` as it was sent. Its values are unknown (ledger N-09): show it, but do not base decisions on it. */
  endedWhy: string | null;
  /** `terminated_by` as it was sent; its values are unknown (ledger O-34). */
  endedBy: string | number | null;
}
