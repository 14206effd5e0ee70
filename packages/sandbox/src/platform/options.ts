import { storyNow } from '../infrastructure/timestamp.ts';
import type { FormsMode } from '../forms/forms.ts';
import type { WebhookOptions } from '../delivery/delivery.ts';

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
  liveCalls?: boolean;
  history?: number;
  users?: number;
  callsPerDay?: number;
  accounts?: 1 | 2;
  /** Idle time after which a login token expires: 30 minutes by default, 15 by the descriptions of operations (ledger O-05). */
  idleMinutes?: 15 | 30;
  secondFactor?: boolean;
  /** Seconds that a phone rings where its user, queue or ring group has no `ring_time`. Default: 20. */
  ringSeconds?: number;
  /** Seconds after which a user picks up their own phone in a click to call (ledger O-61). Default: 2. */
  pickUpSeconds?: number;
  /** Seconds after which an external number is answered. Default: 4. */
  answerSeconds?: number;
  transferReturn?: 'final-destination' | 'ring-back';
  /** Maximum number of web calls per minute (ledger O-09). Default: 10. */
  webcallsPerMinute?: number;
  forms?: FormsMode;
  webhooks?: WebhookOptions;
  fixture?: Fixture;
}

export interface Fixture {
  story: boolean;
  written: Readonly<Record<string, unknown>>;
  nameOf: (place: string) => string;
}

export type PlatformSettings = Required<
  Omit<PlatformOptions, 'fixture' | 'forms' | 'webhooks' | 'seed' | 'startTime'>
> &
  Pick<PlatformOptions, 'fixture' | 'seed' | 'startTime'>;

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
