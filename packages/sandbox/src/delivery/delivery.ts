import type { PlatformEvent } from '../contract/contract.ts';
import { retrySeconds } from '../assumptions/assumptions.ts';

export interface Attempt {
  time: string;
  status: number | null;
  error: string | null;
  /**
   * Of the receiver: trusted, or accepted though it is not, because the receiver is on this machine; null without TLS, and
   * where there was no response.
   */
  certificate: 'trusted' | 'accepted' | null;
  /** Milliseconds by the clock of the sandbox: 0 while it stands still. */
  duration: number;
}

export interface Delivery {
  id: number;
  webhook_id: number;
  event: PlatformEvent;
  sent?: PlatformEvent;
  state: 'pending' | 'delivered' | 'failed';
  attempts: Attempt[];
  /** When it is sent again, in milliseconds since 1970; null where no attempt waits for its time. */
  due: number | null;
  replay_of: number | null;
  created_at: string;
}

export interface DeliveryAttempt extends Attempt {
  event: string;
  webhookId: number;
  host: string;
  /** Seconds until it is sent again, on the clock of the sandbox; undefined where it is not. */
  againIn: number | undefined;
}

export type AttemptListener = (attempt: DeliveryAttempt) => void;

export interface WebhookOptions {
  allowHosts?: string[];
  /** Timeout of an attempt in milliseconds, in real time in either mode of the clock. Default: 5000. */
  timeout?: number;
  /** Seconds to wait before each retry, on the clock of the sandbox; none for a single attempt. Default: 5, 15, 60. */
  retrySeconds?: number[];
  onAttempt?: AttemptListener;
}

export type WebhookSettings = Required<Omit<WebhookOptions, 'onAttempt'>> &
  Pick<WebhookOptions, 'onAttempt'> & {
    journalSize: number;
  };

export const webhookDefaults: WebhookSettings = {
  allowHosts: [],
  timeout: 5000,
  retrySeconds: [...retrySeconds],
  journalSize: 10_000,
};
