import type { Cause, Destination } from './call.ts';

/** Which users a strategy rings: all; one after the other; or one, then two, then three ... */
export type RingStrategy = 'all' | 'hunt' | 'memory-hunt';

/** Where a call goes that nobody takes: on to a place, or it ends. */
export type Onward = Destination | { kind: 'end' };

/** A user as the exchange sees them. */
export interface UserFacts {
  id: number;
  ext: string;
  /** Active, not in do not disturb, with a phone online. */
  reachable: boolean;
  /** Number of phones that are registered. */
  phones: number;
  /** Whether the phone of a click to call is picked up after a while by itself. */
  picksUp: boolean;
  callWaiting: boolean;
  /** Do not disturb: the user is there, and takes no call. */
  dnd: boolean;
  /** Seconds that the phone rings. */
  ringSeconds: number;
  onward: Onward;
  /** Follow Me: where calls that nobody picks up here go on; null where it is off. */
  followMe: (FollowFacts & { initialSeconds: number }) | null;
  /** The number for when no phone is online; null where there is none. */
  whenOffline: FollowFacts | null;
  /** Which calls record themselves; never an internal one where `recordsInternal` is false. */
  records: { in: boolean; out: boolean; internal: boolean };
}

/** A number outside, or a colleague, that rings for a user. */
export type FollowTarget = { kind: 'number'; number: string } | { kind: 'user'; id: number };

/** Where the calls of a user go on. */
export interface FollowFacts {
  targets: readonly FollowTarget[];
  strategy: RingStrategy;
  /** Seconds of a round. */
  ringSeconds: number;
  /** Whether calls that were passed on to the user are left out. */
  onlyDirect: boolean;
  onward: Onward;
}

export interface QueueFacts {
  id: number;
  strategy: RingStrategy;
  /** Users who have joined, in the order in which they are rung. */
  agents: readonly number[];
  ringSeconds: number;
  /** Seconds between two rounds. */
  retrySeconds: number;
  /** Seconds after which a call is passed on; 0 never. */
  maxWaitSeconds: number;
  /** Calls that may wait; 0 any number. */
  maxCallers: number;
  /** Whether a call may wait while no agent has joined, or none with a phone online. */
  joinEmpty: boolean;
  /** Whether a caller who waits leaves with the key #. */
  hashToExit: boolean;
  /** Whether agents who talk are not rung, even those with call waiting. */
  skipBusy: boolean;
  wrapUpSeconds: number;
  records: { in: boolean; out: boolean };
  onward: Onward;
}

export interface RingGroupFacts {
  id: number;
  strategy: RingStrategy;
  members: readonly number[];
  ringSeconds: number;
  onward: Onward;
}

export interface IvrFacts {
  /** Seconds until a call goes on without a key. */
  waitSeconds: number;
  onward: Onward;
}

/** What a number outside does when it is called. */
export type NumberFacts =
  | { kind: 'answers'; afterSeconds: number }
  | { kind: 'never-answers'; ringSeconds: number }
  | { kind: 'refuses'; afterSeconds: number; cause: Cause };

/** What the exchange knows beside its calls. Reading changes nothing. */
export interface Facts {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What a transfer that nobody takes does first: goes to the target's final destination, or rings who has made it. */
  readonly transferReturn: 'final-destination' | 'ring-back';
  /** Seconds of ringing of whoever has no time of their own, of the caller's phone, of a voicemail. */
  readonly seconds: { ring: number; pickUp: number; voicemail: number };
  user(id: number): UserFacts | undefined;
  queue(id: number): QueueFacts | undefined;
  /** The queues that a user has joined. */
  queuesOf(user: number): readonly number[];
  ringGroup(id: number): RingGroupFacts | undefined;
  ivr(id: number): IvrFacts | undefined;
  /** Where a key of an IVR leads. */
  key(ivr: number, key: string): Destination | undefined;
  hasConference(id: number): boolean;
  /** The extension or internal number of a place; undefined for a voicemail, which has none. */
  internalNumber(place: Destination): string | undefined;
  number(number: string): NumberFacts;
}
