import type { PlatformEvent } from '../contract/event.ts';

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
