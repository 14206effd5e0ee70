import type { Call } from '../generated/schema.ts';

/** Where in the PBX a call is. */
export type Place =
  /** At a phone: of a user, or outside (`user` null). */
  | { kind: 'telephone'; user: number | null }
  /** A web call whose first side is being called. */
  | { kind: 'first-side'; target: Destination }
  /** `turn` counts the rounds of ringing; at `deadline` (ms since 1970) the queue stops ringing. */
  | { kind: 'queue'; id: number; turn: number; deadline: number | null }
  | { kind: 'ringgroup'; id: number; turn: number }
  | { kind: 'ivr'; id: number }
  | { kind: 'conference'; id: number }
  /** `box` is whose voicemail it is, `since` when it began to record, in ms since 1970. */
  | { kind: 'voicemail'; box: number | null; since: number };

/** Where a call can be sent. */
export type Destination =
  | { kind: 'user' | 'queue' | 'ringgroup' | 'ivr' | 'conference'; id: number }
  | { kind: 'voicemail'; id: number | null }
  | { kind: 'number'; number: string }
  /** Nowhere: the call ends. */
  | { kind: 'end'; cause: string };

/** What the clock does with a call when the time has come. */
export type CallStep =
  /** The called party answers the call. */
  | 'answered'
  /** The first side of a web call answers its phone. */
  | 'first-side-answered'
  /** The number that is called refuses. */
  | 'refused'
  /** Whoever rings has rung long enough. */
  | 'unanswered'
  /** A queue rings its agents again. */
  | 'next-turn'
  /** No key was pressed in an IVR. */
  | 'no-key'
  /** Whoever speaks has nothing left to say: a voicemail, the text of a lead call, a web call. */
  | 'spoken';

/** What the platform knows of a live call beside the record that it shows. Times in ms since 1970. */
export interface Progress {
  started: number;
  /** When the call was first answered; null until then. */
  connected: number | null;
  direction: 'in' | 'out' | 'webcall';
  place: Place;
  /** `context` of the call's events: where the call last was when it rang somebody (ledger O-32). */
  context: string;
  /** Whether somebody of the account was called, who can miss the call. */
  inside: boolean;
  /** Whether it was told that the call as a whole was missed. */
  missed: boolean;
  /** Leg on which the call is connected; null where the call itself is at the phone. */
  leg: number | null;
  /** User who answered last. */
  answered_by: number | null;
  /** Number of what the clock is to do, to take it back. */
  step: number | null;
  /** Media session that is open. */
  media: number | null;
  /** Id that the recording will have; null when nothing was recorded. */
  monitor: number | null;
  monitor_token: string | null;
  /** Since when it is being recorded, null when it is not, and what was recorded before, in ms. */
  recording_since: number | null;
  recorded: number;
  recorded_from: number | null;
  /** Web call or spoken text that the call is of. */
  webcall: number | null;
  spoken_seconds: number | null;
  labels: unknown[];
  action_url: string | null;
  action_text: string | null;
}

/** A live call as it is kept: the record that the API shows, and what it does not show. */
export interface LiveCall extends Call {
  /** User whose phone placed it. */
  owner_id?: number | null;
  /** User whose phone rings or talks at the other side, and has no leg of its own. */
  party_id?: number | null;
  /** Queue in which it waits. */
  queue_id?: number | null;
  /** Not there in records that came with seed data and were not touched yet. */
  live?: Progress;
}

/** A live call, as the engine works on it. */
export type ActiveCall = LiveCall & { live: Progress };

/** The phone of one user of a queue or ring group while it rings for a call (ledger O-33). */
export interface CallLeg {
  id: number;
  /** The call that it belongs to: `root_call_id` of its events. */
  call_id: number;
  user_id: number;
  state: 'RINGING' | 'CONNECTED' | 'ON_HOLD';
}
