import type { Cause, Destination } from './call.ts';

export type RingStrategy = 'all' | 'hunt' | 'memory-hunt';

export type Onward = Destination | { kind: 'end' };

export interface UserFacts {
  id: number;
  ext: string;
  reachable: boolean;
  phones: number;
  picksUp: boolean;
  callWaiting: boolean;
  dnd: boolean;
  /** Seconds that the phone rings. */
  ringSeconds: number;
  onward: Onward;
  followMe: (FollowFacts & { initialSeconds: number }) | null;
  whenOffline: FollowFacts | null;
  records: { in: boolean; out: boolean; internal: boolean };
}

export type FollowTarget = { kind: 'number'; number: string } | { kind: 'user'; id: number };

export interface FollowFacts {
  targets: readonly FollowTarget[];
  strategy: RingStrategy;
  /** Seconds of a round. */
  ringSeconds: number;
  onlyDirect: boolean;
  onward: Onward;
}

export interface QueueFacts {
  id: number;
  strategy: RingStrategy;
  agents: readonly number[];
  ringSeconds: number;
  /** Seconds between two rounds. */
  retrySeconds: number;
  /** Seconds after which a call is passed on; 0 never. */
  maxWaitSeconds: number;
  maxCallers: number;
  joinEmpty: boolean;
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

export type NumberFacts =
  | { kind: 'answers'; afterSeconds: number }
  | { kind: 'never-answers'; ringSeconds: number }
  | { kind: 'refuses'; afterSeconds: number; cause: Cause };

export interface Facts {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly transferReturn: 'final-destination' | 'ring-back';
  /** Seconds of ringing of whoever has no time of their own, of the caller's phone, of a voicemail. */
  readonly seconds: { ring: number; pickUp: number; voicemail: number };
  user(id: number): UserFacts | undefined;
  queue(id: number): QueueFacts | undefined;
  queuesOf(user: number): readonly number[];
  ringGroup(id: number): RingGroupFacts | undefined;
  ivr(id: number): IvrFacts | undefined;
  key(ivr: number, key: string): Destination | undefined;
  hasConference(id: number): boolean;
  internalNumber(place: Destination): string | undefined;
  number(number: string): NumberFacts;
}
