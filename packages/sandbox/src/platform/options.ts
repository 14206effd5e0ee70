import { storyNow } from '../infrastructure/timestamp.ts';
import type { FormsMode } from '../forms/forms.ts';
import type { WebhookOptions } from '../delivery/delivery.ts';

/** Options of the platform's behaviour. What the documents leave open is in `assumptions/`. */
export interface PlatformOptions {
  /** `manual`: time stands still until the control plane moves it. Default: `real`. */
  clock?: 'manual' | 'real';
  /** Start time in milliseconds since 1970. Default: now in real mode, the story's moment in manual mode. */
  startTime?: number;
  /**
   * Begin as the samples of the documentation assume: at the story's moment, with its live calls, unless `startTime` or `liveCalls`
   * say otherwise. A fixture in place of the story begins as usual. Default: false.
   */
  examples?: boolean;
  /**
   * Any 32-bit integer: the same seed gives the same ids of events and tokens in every run. Default: another one for each
   * run, so that no receiver takes an event of this run for one of the last.
   */
  seed?: number;
  /** Whether the two live calls of the story are there at the start. Default: false, nobody is busy. */
  liveCalls?: boolean;
  /** Days of calls and messages before the story, 0 to 1200: the same for the same options and start. Default: 0. */
  history?: number;
  /** Users in all, 5 to 500. Those beyond the five of the story are made up. Default: 5. */
  users?: number;
  /** Calls of an average weekday of the history, 1 to 20000. Default: 100. */
  callsPerDay?: number;
  /** Customer accounts, 1 or 2. The second has users, numbers, ids and webhooks of its own. Default: 1. */
  accounts?: 1 | 2;
  /** Idle time after which a login token expires: 30 minutes by default, 15 by the descriptions of operations (ledger O-05). */
  idleMinutes?: 15 | 30;
  /** Whether users with a second factor must send its code. Default: true. */
  secondFactor?: boolean;
  /** Seconds that a phone rings where its user, queue or ring group has no `ring_time`. Default: 20. */
  ringSeconds?: number;
  /** Seconds after which a user picks up their own phone in a click to call (ledger O-61). Default: 2. */
  pickUpSeconds?: number;
  /** Seconds after which an external number is answered. Default: 4. */
  answerSeconds?: number;
  /**
   * What a transfer that nobody takes does first: `final-destination` goes where the calls of its target go, `ring-back` rings who has
   * made it. The other follows. Default: `final-destination`.
   */
  transferReturn?: 'final-destination' | 'ring-back';
  /** Maximum number of web calls per minute (ledger O-09). Default: 10. */
  webcallsPerMinute?: number;
  /**
   * Which form is sent of what the ledger has in two; `mixed` is one of the two by chance. Default: `default`, which is the
   * observed one where it was seen live or in a client of the platform's maker.
   */
  forms?: FormsMode;
  /** Where events may be sent, and how. */
  webhooks?: WebhookOptions;
  /** The account that it begins with, in place of the story or after it. */
  fixture?: Fixture;
}

/** A fixture as it was read, with the way from a place in it to the line of its file. */
export interface Fixture {
  /** Whether the story is there too. */
  story: boolean;
  /** The records of each part, as they are written. */
  written: Readonly<Record<string, unknown>>;
  /** A place such as `users[3].ext` as messages name it: with the file and the line, where it is from a file. */
  nameOf: (place: string) => string;
}

/** Options with everything decided. Without a seed, each beginning has another one; without a start time, that of the machine. */
export type PlatformSettings = Required<
  Omit<PlatformOptions, 'fixture' | 'forms' | 'webhooks' | 'seed' | 'startTime'>
> &
  Pick<PlatformOptions, 'fixture' | 'seed' | 'startTime'>;

/** What applies where an option is not given. */
export const platformDefaults = {
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
} satisfies PlatformOptions;

/** Fills in what is not given. */
export function platformSettings(options: PlatformOptions): PlatformSettings {
  // An account of one's own has its own users, and nobody is made up unless they are asked for.
  const isAlone = options.fixture?.story === false;
  const isExamples = options.examples === true && !isAlone;
  const startTime = options.startTime ?? (isExamples || options.clock === 'manual' ? storyNow : undefined);
  return {
    ...platformDefaults,
    ...(isAlone && { users: 0 }),
    liveCalls: isExamples,
    ...options,
    ...(startTime !== undefined && { startTime }),
  };
}
