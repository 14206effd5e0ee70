import type { Destination, Side } from './call.ts';

/** What the clock, the API and the control plane can ask of the exchange. `leg` is the id of a live leg, or of the call. */
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
  | { kind: 'record'; leg: number; asked: 'start' | 'pause' | 'resume' }
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
