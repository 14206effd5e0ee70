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
 * - `voicemail`: inferred from a `call.missed` after which the leg goes on. An assumption.
 * - `other`: a context that is not known.
 */
export type SegmentKind =
  | 'phone'
  | 'number'
  | 'queue'
  | 'ring-group'
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
