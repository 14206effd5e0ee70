import type { Attempt } from './delivery.ts';

/** An attempt to deliver an event. */
export interface DeliveryAttempt extends Attempt {
  /** Name of the event. */
  event: string;
  /** Id of the webhook. */
  webhookId: number;
  /** Host and port of the receiver. */
  host: string;
  /** Seconds until it is sent again, on the clock of the sandbox; undefined where it is not. */
  againIn: number | undefined;
}

/** Called after each attempt to deliver an event. */
export type AttemptListener = (attempt: DeliveryAttempt) => void;
