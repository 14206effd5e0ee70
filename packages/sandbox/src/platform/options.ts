import type { WebhookOptions } from '../webhooks/options.ts';

/** Options of the platform's behaviour. What the documents leave open is in `assumptions.ts`. */
export interface PlatformOptions {
  /** `manual`: time stands still until the control plane moves it. Default: `real`. */
  clock?: 'manual' | 'real';
  /** Start time in milliseconds since 1970. Default: now in real mode, the story's moment in manual mode. */
  startTime?: number;
  /** Any 32-bit integer: the same seed gives the same IDs and tokens. Default: 1. */
  seed?: number;
  /** Idle time after which a login token expires: 30 minutes by default, 15 by the endpoint descriptions (ledger O-05). */
  idleMinutes?: 15 | 30;
  /** Whether users with a second factor must send its code. Default: true. */
  secondFactor?: boolean;
  /** Seconds that a phone rings before the call counts as unanswered. Default: 20. */
  ringSeconds?: number;
  /** Seconds after which an external number is answered. Default: 4. */
  answerSeconds?: number;
  /** Seconds that a caller speaks to a voicemail. Default: 21. */
  voicemailSeconds?: number;
  /** Maximum number of web calls per minute (ledger O-09). Default: 10. */
  webcallsPerMinute?: number;
  /** Where events may be sent, and how. */
  webhooks?: WebhookOptions;
}

/** Options with everything decided. */
export type PlatformSettings = Required<Omit<PlatformOptions, 'webhooks'>>;
