import type { WebhookOptions } from '../webhooks/options.ts';

/** What can be chosen about the platform's behaviour. What the documents leave open is in `assumptions.ts`. */
export interface PlatformOptions {
  /** `manual`: time stands still until it is moved through the control plane. Default `real`. */
  clock?: 'manual' | 'real';
  /** Where time begins, in milliseconds since 1970. Default: now in real mode, the story's moment in manual mode. */
  startTime?: number;
  /** Any 32-bit integer: ids and tokens that are made follow from it. Default 1. */
  seed?: number;
  /** Idle time after which a login token expires: 30 minutes by default, 15 by the endpoint descriptions (ledger O-05). */
  idleMinutes?: 15 | 30;
  /** Whether users with a second factor are asked for it. Default true. */
  secondFactor?: boolean;
  /** Seconds that a called party rings until it is taken as not answering. Default 20. */
  ringSeconds?: number;
  /** Seconds after which a number outside answers. Default 4. */
  answerSeconds?: number;
  /** Seconds that a caller speaks to a voicemail. Default 21. */
  voicemailSeconds?: number;
  /** Web calls that are taken within a minute (ledger O-09). Default 10. */
  webcallsPerMinute?: number;
  /** Where events may be sent, and how. */
  webhooks?: WebhookOptions;
}

/** Options with everything decided. */
export type PlatformSettings = Required<Omit<PlatformOptions, 'webhooks'>>;
