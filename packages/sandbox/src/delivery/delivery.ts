import type { PlatformEvent } from '../contract/contract.ts';
import { retrySeconds } from '../assumptions/assumptions.ts';

/** A request to a receiver. */
export interface Attempt {
  /** Time by the sandbox's clock, `YYYY-MM-DD HH:MM:SS`, UTC. */
  time: string;
  /** Status of the response, if there was one. */
  status: number | null;
  /** Reason of the failure; null for 2xx. */
  error: string | null;
  /** `accepted`: not trusted, but the receiver is on this machine. Null without TLS or a response. */
  certificate: 'trusted' | 'accepted' | null;
  /** Milliseconds by the sandbox's clock: 0 while it stands still. */
  duration: number;
}

// An entry of the journal.
export interface Delivery {
  id: number;
  webhook_id: number;
  event: PlatformEvent;
  // The event in the form in which it is sent, if that differs.
  sent?: PlatformEvent;
  state: 'pending' | 'delivered' | 'failed';
  attempts: Attempt[];
  // Time of the next attempt in milliseconds since 1970.
  due: number | null;
  replay_of: number | null;
  created_at: string;
}

/** An attempt to deliver an event. */
export interface DeliveryAttempt extends Attempt {
  /** Name of the event. */
  event: string;
  webhookId: number;
  /** Host and port of the receiver. */
  host: string;
  /** Seconds until the next attempt by the sandbox's clock. */
  againIn: number | undefined;
}

export type AttemptListener = (attempt: DeliveryAttempt) => void;

export interface WebhookOptions {
  /** Host names or addresses besides loopback that may receive events. Link-local addresses are never called. Default: none. */
  allowHosts?: string[];
  /** Timeout of an attempt in milliseconds of real time. Default: 5000. */
  timeout?: number;
  /** Seconds to wait before each retry by the sandbox's clock; an empty list for a single attempt. Default: 5, 15, 60. */
  retrySeconds?: number[];
  /** Called after each attempt to deliver an event. */
  onAttempt?: AttemptListener;
}

export type WebhookSettings = Required<Omit<WebhookOptions, 'onAttempt'>> &
  Pick<WebhookOptions, 'onAttempt'> & { journalSize: number };

export const webhookDefaults: WebhookSettings = {
  allowHosts: [],
  timeout: 5000,
  retrySeconds: [...retrySeconds],
  journalSize: 10_000,
};
