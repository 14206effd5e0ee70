import type { CallEvent, CdrRecord } from './read/event.ts';

/** What a call is doing now. `calling`: a phone is called and does not ring yet. `unknown`: the events that say it were not seen. */
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

/** A person in a live call. */
export interface Presence {
  party: Party;
  state: 'calling' | 'ringing' | 'talking' | 'held' | 'waiting';
  side: 'caller' | 'called';
  /** Start of the wait, the ringing or the talk; of a call on hold, of the talk. */
  since: Date | null;
}

/** How a call went. Null means unknown. */
export interface Outcome {
  /**
   * `answered`: somebody talked. `missed`: nobody talked with a caller. `unanswered`: nobody answered a call that you placed, to a
   * number or a colleague.
   */
  result: 'answered' | 'missed' | 'unanswered';
  /**
   * The evidence for the result, the strongest first. `final`, `queue`, `missed`: a `call.missed`, with `final: true` (ledger O-33), of a
   * queue, or another one. `connected`, `connected_at`: an event, or this field alone. `hangup`, `gone`: the call ended, or is not in
   * `GET /calls` any more. `records`: a CDR.
   */
  basis: 'final' | 'connected' | 'queue' | 'connected_at' | 'missed' | 'hangup' | 'gone' | 'records';
  direction: string | null;
  caller: Party;
  called: Party;
  via: 'queue' | 'ring-group' | 'group' | 'direct';
  group: Party | null;
  firstQueue: Party | null;
  answeredBy: Party | null;
  /** The last person to talk, who differs after a transfer. */
  finishedBy: Party | null;
  answeredAt: Date | null;
  /** Seconds from the start to the answer, or to the end. */
  waitedSeconds: number | null;
  /** Seconds of talk, including the time on hold, without the waiting after a transfer. */
  talkedSeconds: number | null;
  heldSeconds: number | null;
  transfers: number;
  /** Whether somebody answered, but nobody at the last place. */
  lostAfterTransfer: boolean;
  abandoned: boolean | null;
  /** How far an unanswered call got, at the last place. */
  reached: 'rang' | 'busy' | 'refused' | 'not-reached' | null;
  /** The evidence for `reached`: an event, or a field with its value, such as `t_cause: User Busy`. */
  reachedBy: string | null;
  clickToCall: boolean;
  endedAt: Date | null;
  /** `t_cause` as sent. Its values are unknown (ledger N-09): show it, but do not base decisions on it. */
  endedWhy: string | null;
  endedBy: string | number | null;
}

/** One line of a call, with its own id in events, CDRs and recordings. */
export interface CallLeg {
  /** `call_id` of its events, `live_id` of its CDR. */
  id: number;
  /** The leg that led to it: the group that rings this phone, or the place before. Null if unknown. */
  parentId: number | null;
  startedAt: Date | null;
  endedAt: Date | null;
  isOver: boolean;
  /** Whether no id names its call, so that caller and time decided (ledger O-33, O-67). */
  isInferred: boolean;
}

/** An outside caller to call back. */
export interface OwedCallBack {
  /** `unanswered`: nobody talked with them. `lost-after-transfer`: somebody did, then they waited in vain. */
  reason: 'unanswered' | 'lost-after-transfer';
  party: Party & { number: string };
  /** The queue, ring group, user or number where they waited last. */
  missedBy: Party;
  since: Date | null;
}

/** A recording of a call. Null means unknown. */
export interface Recording {
  id: number;
  legId: number | null;
  startedAt: Date | null;
  seconds: number | null;
}

/** A call, from its events so far, from its CDRs, or from both. */
export interface Call {
  /** `root_call_id` of its legs, or the first leg's id (ledger O-33). */
  rootCallId: number;
  source: 'events' | 'cdrs' | 'both';
  state: CallState;
  /** Whether something is evidently missing. */
  isPartial: boolean;
  /** Whether its legs could also belong to another call, because no id names theirs. */
  isInferred: boolean;
  /** The reasons for `isPartial` and `isInferred`, in words. */
  doubts: string[];
  direction: string | null;
  caller: Party;
  called: Party;
  clickToCall: boolean;
  startedAt: Date | null;
  /** The first person to answer, known before the call ends. */
  answeredBy: Party | null;
  /** The last person to talk so far. */
  finishedBy: Party | null;
  firstQueue: Party | null;
  queues: Party[];
  transfers: number;
  segments: Segment[];
  present: Presence[];
  /** Every event once, as sent, in the order in which they happened. */
  timeline: CallEvent[];
  /** Every CDR once, as sent. */
  records: CdrRecord[];
  legs: CallLeg[];
  lastAt: Date | null;
  owedCallBack: OwedCallBack | null;
  recordings: Recording[];
  outcome?: Outcome;
}

/** A person or a place at one end of a call. Null means unknown. */
export interface Party {
  /** Id of a user, queue or ring group (ledger O-31: sent as number or string). Null for anybody else. */
  id: number | string | null;
  name: string | null;
  /** E.164 with or without `+`, or an extension of up to five digits (ledger O-15). Null for a withheld number. */
  number: string | null;
}

/**
 * `number`: a number outside. `menu`: an IVR. `caller`: a click to call, while the caller's own phone rings (ledger O-61). `group`: a
 * queue or ring group; CDRs do not say which. `voicemail`: inferred from a `call.missed` after which the leg goes on.
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
 * `ended`: somebody hung up after an answer; menus and voicemails end so too. `passed-on`: nobody answered, and the call went on to
 * another place. `missed`: it went no further. `abandoned`: the caller hung up. `unknown`: the event that says it was not seen.
 */
export type SegmentEnd = 'ended' | 'transferred' | 'passed-on' | 'missed' | 'abandoned' | 'unknown';

/** A call at one place, from its arrival there until it left. Null means unknown. */
export interface Segment {
  legId: number;
  kind: SegmentKind;
  party: Party;
  /** The caller; after a transfer, the person who stayed. */
  from: Party;
  group: Party | null;
  startedAt: Date | null;
  rangAt: Date | null;
  /** When somebody answered here. For a queue or ring group, when one of its phones was answered. */
  connectedAt: Date | null;
  endedAt: Date | null;
  isOver: boolean;
  end: SegmentEnd | null;
  waitSeconds: number | null;
  /** Seconds from `connectedAt` to `endedAt`, including the time on hold. A queue's talk is the talk of its phones: do not add both. */
  talkSeconds: number | null;
  heldSeconds: number | null;
  isHeld: boolean;
  endedWhy: string | null;
  endedBy: string | number | null;
}
