import { storyNow } from '../infrastructure/timestamp.ts';
import type { FormsMode } from '../forms/forms.ts';
import type { WebhookOptions } from '../delivery/delivery.ts';
import type { LateRecords } from '../generated/control.ts';

/** Options of the platform's behaviour. */
export interface PlatformOptions {
  /** `manual`: time stands still until the control plane moves it. Default: `real`. */
  clock?: 'manual' | 'real';
  /** Start time in milliseconds since 1970. Default: now, or the story's time in manual mode. */
  startTime?: number;
  /** Starts as the samples of the documentation assume: at the story's time, with its live calls. Default: false. */
  examples?: boolean;
  /** A 32-bit integer: the same seed gives the same IDs of events and tokens. Default: another seed in each run. */
  seed?: number;
  /** Starts with the story's two live calls. Default: false. */
  liveCalls?: boolean;
  /** Days of calls and messages before the story, 0 to 1200. Default: 0. */
  history?: number;
  /** Total number of users, 5 to 500; the sandbox makes up users beyond the story's five. Default: 5. */
  users?: number;
  /** Calls on an average weekday of the history, 1 to 20000. Default: 100. */
  callsPerDay?: number;
  /** Customer accounts. The second has users, numbers, IDs and webhooks of its own. Default: 1. */
  accounts?: 1 | 2;
  /** Idle minutes until a login token expires (ledger O-05). Default: 30. */
  idleMinutes?: 15 | 30;
  /** Users with a second factor must send its code. Default: true. */
  secondFactor?: boolean;
  /** Seconds that a phone rings if its user, queue or ring group has no `ring_time`. Default: 20. */
  ringSeconds?: number;
  /** Seconds until users pick up their own phone in a click to call (ledger O-61). Default: 2. */
  pickUpSeconds?: number;
  /** Seconds until an external number answers. Default: 4. */
  answerSeconds?: number;
  /** The first place of an unanswered transfer: where the target's calls go, or the transferor. Default: `final-destination`. */
  transferReturn?: 'final-destination' | 'ring-back';
  /** Maximum number of web calls per minute (ledger O-09). Default: 10. */
  webcallsPerMinute?: number;
  /** The form of data that the ledger has in two; `mixed` picks by chance. Default: observed where seen. */
  forms?: FormsMode;
  /** Delivery of events to receivers. */
  webhooks?: WebhookOptions;
  fixture?: Fixture;
}

export interface Fixture {
  story: boolean;
  written: Readonly<Record<string, unknown>>;
  // Names a place such as `users[3].ext` with its file and line.
  nameOf: (place: string) => string;
}

export type PlatformSettings = Required<
  Omit<PlatformOptions, 'fixture' | 'forms' | 'webhooks' | 'seed' | 'startTime'>
> &
  Pick<PlatformOptions, 'fixture' | 'seed' | 'startTime'> & {
    // Only the control plane sets it.
    lateRecords?: LateRecords | undefined;
  };

export const platformDefaults: Omit<PlatformSettings, 'fixture' | 'seed' | 'startTime'> = {
  clock: 'real',
  examples: false,
  liveCalls: false,
  history: 0,
  users: 5,
  callsPerDay: 100,
  accounts: 1,
  idleMinutes: 30,
  secondFactor: true,
  ringSeconds: 20,
  pickUpSeconds: 2,
  answerSeconds: 4,
  transferReturn: 'final-destination',
  webcallsPerMinute: 10,
};

export function platformSettings(options: PlatformOptions): PlatformSettings {
  // An account without the story has no made-up users by default.
  const isAlone = options.fixture?.story === false;
  const isExamples = options.examples === true && !isAlone;
  const startTime = options.startTime ?? (isExamples || options.clock === 'manual' ? storyNow : undefined);
  return {
    ...platformDefaults,
    ...(isAlone && { users: 0 }),
    liveCalls: isExamples,
    ...options,
    // A fixture may fill both.
    ...(options.fixture?.written['second'] !== undefined && { accounts: 2 }),
    ...(startTime !== undefined && { startTime }),
  };
}
