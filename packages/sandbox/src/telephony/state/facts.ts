import type { Cause, Destination } from './call.ts';

export type RingStrategy = 'all' | 'hunt' | 'memory-hunt';

export type Onward = Destination | { kind: 'end' };

export interface UserFacts {
  id: number;
  ext: string;
  // Active, not in do not disturb, with a phone online.
  reachable: boolean;
  phones: number;
  picksUp: boolean;
  callWaiting: boolean;
  dnd: boolean;
  ringSeconds: number;
  onward: Onward;
  followMe: (FollowFacts & { initialSeconds: number }) | null;
  whenOffline: FollowFacts | null;
  // `start`: the user may start a recording.
  records: { in: boolean; out: boolean; internal: boolean; start: boolean };
}

export type FollowTarget = { kind: 'number'; number: string } | { kind: 'user'; id: number };

export interface FollowFacts {
  targets: readonly FollowTarget[];
  strategy: RingStrategy;
  ringSeconds: number;
  // Calls that were passed on to the user are not followed.
  onlyDirect: boolean;
  onward: Onward;
}

export interface QueueFacts {
  id: number;
  strategy: RingStrategy;
  // In ringing order.
  agents: readonly number[];
  ringSeconds: number;
  // Between two rounds.
  retrySeconds: number;
  maxWaitSeconds: number;
  // 0: any number.
  maxCallers: number;
  // Callers may wait while no agent has joined, or none is online.
  joinEmpty: boolean;
  hashToExit: boolean;
  // Agents who talk are not rung, even with call waiting.
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
  waitSeconds: number;
  onward: Onward;
}

export type NumberFacts =
  | { kind: 'answers'; afterSeconds: number }
  | { kind: 'never-answers'; ringSeconds: number }
  | { kind: 'refuses'; afterSeconds: number; cause: Cause };

export interface Facts {
  // Milliseconds since 1970.
  readonly now: number;
  readonly transferReturn: 'final-destination' | 'ring-back';
  // Defaults: ringing, picking up one's own phone, speaking to a voicemail.
  readonly seconds: { ring: number; pickUp: number; voicemail: number };
  user(id: number): UserFacts | undefined;
  queue(id: number): QueueFacts | undefined;
  queuesOf(user: number): readonly number[];
  ringGroup(id: number): RingGroupFacts | undefined;
  ivr(id: number): IvrFacts | undefined;
  key(ivr: number, key: string): Destination | undefined;
  hasConference(id: number): boolean;
  // Of a user, queue or ring group.
  hasVoicemail(id: number | null): boolean;
  internalNumber(place: Destination): string | undefined;
  number(number: string): NumberFacts;
}
