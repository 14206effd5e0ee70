import type { Cause, Destination, Leg, LiveCall, Side } from './call.ts';

// `leg` is the ID of a live leg, or of the call.
export type Command =
  // Click to call: the user's own phone rings first (ledger O-61).
  | { kind: 'place'; user: number; destination: Destination; dialled: string; clid: string }
  // A destination that no longer exists is undefined.
  | {
      kind: 'receive';
      number: string;
      name: string | null;
      destination: Destination | undefined;
      dialled: string;
      ddi: string | null;
      refused: Cause | null;
    }
  // A voice calls, and speaks for some seconds.
  | { kind: 'place-lead'; number: string; destination: Destination; dialled: string; seconds: number }
  // The platform calls a number outside first, then the other side.
  | {
      kind: 'place-web';
      number: string;
      destination: Destination;
      dialled: string;
      webcall: number;
      seconds: number;
    }
  // With `anywhere`, numbers outside can answer too, and the user's phone must be ringing.
  | { kind: 'answer'; leg: number; user?: number | undefined; anywhere: boolean }
  // The user's phone must be ringing. Default: the first phone.
  | { kind: 'reject'; leg: number; user?: number | undefined }
  | { kind: 'hold' | 'resume'; leg: number; side?: Side | undefined }
  // If the user talks in the call, they leave it.
  | { kind: 'transfer'; leg: number; destination: Destination; dialled: string; user?: number | undefined }
  // A user puts a talk on hold and calls somebody before a transfer. Default: the user of the account.
  | { kind: 'consult'; leg: number; destination: Destination; dialled: string; user?: number | undefined }
  // `leg` belongs to the consultation, or to the call that waits for it.
  | { kind: 'join'; leg: number }
  // `user`: who asks for it.
  | { kind: 'record'; leg: number; change: 'start' | 'pause' | 'resume'; user?: number | undefined }
  | { kind: 'press'; leg: number; key: string }
  // If the user is a party, their side hangs up.
  | { kind: 'hang-up'; leg: number; side?: Side | undefined; user?: number | undefined }
  | {
      kind: 'describe';
      leg: number;
      labels?: unknown[] | undefined;
      action_url?: string | undefined;
      action_text?: string | undefined;
    }
  | { kind: 'time-out'; call: number }
  | { kind: 'wrap-up-over'; user: number }
  // Users or queues have changed: queues ring the agents who are free now.
  | { kind: 'look-again' }
  | { kind: 'remove-user'; user: number };

export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;

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
  // The event is about the caller's own phone (ledger O-61).
  atCaller?: boolean;
  cause?: Cause;
  by?: Side | undefined;
  final?: boolean;
  key?: string;
}

export type Effect =
  | EventEffect
  | { kind: 'leg-ended'; call: LiveCall; leg: Leg; cause: Cause }
  | { kind: 'talk-began'; call: LiveCall; leg: Leg }
  | { kind: 'talk-ended'; call: LiveCall; leg: Leg; cause: Cause }
  | { kind: 'recorded'; call: LiveCall; leg: Leg; user: number | null }
  // `box`: the user, queue or ring group whose voicemail it is; `since`: milliseconds since 1970.
  | { kind: 'message-left'; call: LiveCall; leg: Leg; box: number | null; since: number }
  | { kind: 'call-ended'; call: LiveCall };

export type EffectOf<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

// Why a command is refused. The API and the control plane put it into words, with a status and a field.
export type Reason =
  | { kind: 'no-call' }
  // `user`: whose phone should be answered.
  | { kind: 'not-ringing'; state: string; user: number | undefined }
  | { kind: 'wrong-state'; state: string; rule: string }
  | { kind: 'not-recordable'; why: string }
  | { kind: 'no-user' }
  // The user has no phone online (ledger O-40).
  | { kind: 'no-phone' }
  // The destination is the extension of a party that stays.
  | { kind: 'own-extension' }
  | { kind: 'in-voicemail' }
  | { kind: 'no-key' }
  // Not a number in E.164 format. `own`: a number of the account.
  | { kind: 'no-number'; role: 'caller' | 'destination' | 'shown'; number: string; own: string | undefined }
  | { kind: 'no-extension'; extension: string }
  // Not a number of the account that takes calls.
  | { kind: 'no-ddi'; number: string; isFax: boolean }
  // A lead call can only show the account's own numbers.
  | { kind: 'no-own-number' }
  // A routing rule blocks the call.
  | { kind: 'blocked'; rule: number }
  // Too many web calls in a minute (ledger O-09).
  | { kind: 'too-many' };

export class Rejection extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`Rejected: ${reason.kind}`);
    this.reason = reason;
  }
}
