import type { Cause, Destination, Leg, LiveCall, Side } from './call.ts';

export type Command =
  /** A user calls: their own phone rings first (ledger O-61). */
  | { kind: 'place'; user: number; destination: Destination; dialled: string; clid: string }
  /** A call comes in from outside. A destination that is gone is undefined. */
  | {
      kind: 'receive';
      number: string;
      name: string | null;
      destination: Destination | undefined;
      dialled: string;
      ddi: string | null;
      refused: Cause | null;
    }
  /** A voice calls, and speaks for some seconds. */
  | { kind: 'place-lead'; number: string; destination: Destination; dialled: string; seconds: number }
  /** A number outside is called, and then the other side. */
  | {
      kind: 'place-web';
      number: string;
      destination: Destination;
      dialled: string;
      webcall: number;
      seconds: number;
    }
  /**
   * A phone is picked up: that of the leg, else that of the user, else the first. With `anywhere` the world outside does it:
   * it can pick up numbers outside too, and a user whose phone does not ring cannot.
   */
  | { kind: 'answer'; leg: number; user?: number | undefined; anywhere: boolean }
  /** A phone rejects the call: that of the user, who must be rung, or the first. */
  | { kind: 'reject'; leg: number; user?: number | undefined }
  | { kind: 'hold' | 'resume'; leg: number; side?: Side | undefined }
  /** @property user Who asks: if they talk in the call, it is they who leave. */
  | { kind: 'transfer'; leg: number; destination: Destination; dialled: string; user?: number | undefined }
  /** A user who talks calls somebody before a transfer. @property user Who asks; else the user of the account. */
  | {
      kind: 'consult';
      leg: number;
      destination: Destination;
      dialled: string;
      user?: number | undefined;
    }
  /** Who has asked leaves, and the others talk. `leg` is of the consultation, or of the call that waits for it. */
  | { kind: 'join'; leg: number }
  | { kind: 'record'; leg: number; change: 'start' | 'pause' | 'resume' }
  | { kind: 'press'; leg: number; key: string }
  /** @property user Who asks: if they are a party, their side hangs up. @property side The side, where it is known. */
  | { kind: 'hang-up'; leg: number; side?: Side | undefined; user?: number | undefined }
  | {
      kind: 'describe';
      leg: number;
      labels?: unknown[] | undefined;
      action_url?: string | undefined;
      action_text?: string | undefined;
    }
  /** What a call waits for falls due. */
  | { kind: 'time-out'; call: number }
  /** An agent may take calls of queues again. */
  | { kind: 'wrap-up-over'; user: number }
  /** What is known of users or queues has changed: whoever is free now is rung. */
  | { kind: 'look-again' }
  /** A user is deleted: their legs end. */
  | { kind: 'remove-user'; user: number };

export type LegEvent =
  | 'call.initial'
  | 'call.ringing'
  | 'call.connected'
  | 'call.hold'
  | 'call.unhold'
  | 'call.dtmf'
  | 'call.missed'
  | 'call.hangup';

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
  key?: string;
}

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

export type Reason =
  /** There is no such live call or leg. */
  | { kind: 'no-call' }
  /** The call does not ring where it could be picked up; `user` is whose phone was meant. */
  | { kind: 'not-ringing'; state: string; user: number | undefined }
  /** The call is not in the state that the command needs. */
  | { kind: 'wrong-state'; state: string; rule: string }
  | { kind: 'not-recordable'; why: string }
  /** A user who does not exist. */
  | { kind: 'no-user' }
  /** The user has no phone online (ledger O-40). */
  | { kind: 'no-phone' }
  /** The destination is the extension of a party that stays. */
  | { kind: 'own-extension' }
  | { kind: 'in-voicemail' }
  /** Not one of the keys of a phone. */
  | { kind: 'no-key' }
  /** Not a number in E.164 format: of the caller, of the destination, or the one to show. */
  | { kind: 'no-number'; role: 'caller' | 'destination' | 'shown' }
  /** An extension that nobody has. */
  | { kind: 'no-extension'; extension: string }
  /** Not a number of the account that takes calls. */
  | { kind: 'no-ddi'; number: string; isFax: boolean }
  /** The number that a lead call shows is not one of the account's. */
  | { kind: 'no-own-number' }
  /** A routing rule lets nobody, or not this user, call there. */
  | { kind: 'blocked'; rule: number }
  /** Too many web calls in a minute (ledger O-09). */
  | { kind: 'too-many' };

export class Rejection extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`Rejected: ${reason.kind}`);
    this.reason = reason;
  }
}
