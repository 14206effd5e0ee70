import type { PlatformEvent } from '../contract/contract.ts';
import { retrySeconds } from '../assumptions/assumptions.ts';

/** One request that was sent to a receiver. */
export interface Attempt {
  /** `YYYY-MM-DD HH:MM:SS`, UTC, by the clock of the sandbox. */
  time: string;
  /** Of the response; null if there was none. */
  status: number | null;
  /** Why it failed; null if the receiver returned 2xx. */
  error: string | null;
  /**
   * Of the receiver: trusted, or accepted though it is not, because the receiver is on this machine; null without TLS, and
   * where there was no response.
   */
  certificate: 'trusted' | 'accepted' | null;
  /** Milliseconds by the clock of the sandbox: 0 while it stands still. */
  duration: number;
}

/** An event on its way to a webhook, or after it: an entry of the journal. */
export interface Delivery {
  id: number;
  webhook_id: number;
  /** What happened. */
  event: PlatformEvent;
  /** The same in the forms in which it is sent; undefined where they do not differ. */
  sent?: PlatformEvent;
  state: 'pending' | 'delivered' | 'failed';
  attempts: Attempt[];
  /** When it is sent again, in milliseconds since 1970; null where no attempt waits for its time. */
  due: number | null;
  /** The delivery that this one repeats. */
  replay_of: number | null;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  created_at: string;
}

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

/** Where events may be sent, and how. */
export interface WebhookOptions {
  /**
   * Host names or addresses besides loopback that may receive events, such as `receiver.test`. Default: none, so
   * that a sandbox cannot be made to call into a network. Link-local addresses, where clouds keep credentials, are never called.
   */
  allowHosts?: string[];
  /** Timeout of an attempt in milliseconds, in real time in either mode of the clock. Default: 5000. */
  timeout?: number;
  /** Seconds to wait before each retry, on the clock of the sandbox; none for a single attempt. Default: 5, 15, 60. */
  retrySeconds?: number[];
  /** Called after each attempt to deliver an event. */
  onAttempt?: AttemptListener;
}

/** Options with everything decided. */
export type WebhookSettings = Required<Omit<WebhookOptions, 'onAttempt'>> &
  Pick<WebhookOptions, 'onAttempt'> & {
    /** How many completed deliveries the journal keeps; older ones are dropped. */
    journalSize: number;
  };

/** What applies where an option is not given. */
export const webhookDefaults: WebhookSettings = {
  allowHosts: [],
  timeout: 5000,
  retrySeconds: [...retrySeconds],
  journalSize: 10_000,
};
