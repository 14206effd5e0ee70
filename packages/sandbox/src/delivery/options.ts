import { readFileSync } from 'node:fs';
import { OptionError } from '../ground/options/option-error.ts';
import { retrySeconds } from '../assumptions/assumptions.ts';
import type { AttemptListener } from './attempt-listener.ts';

/** Where events may be sent, and how. */
export interface WebhookOptions {
  /**
   * Host names or addresses besides loopback that may receive events, such as `receiver.test`, over HTTPS. Default: none, so
   * that a sandbox cannot be made to call into a network. Link-local addresses, where clouds keep credentials, are never called.
   */
  allowHosts?: string[];
  /** Certificates to trust besides those of the machine: PEM, or the path of a file with it. Default: none. */
  ca?: string;
  /** Whether to accept any certificate on loopback. Elsewhere certificates are always verified. Default: true. */
  selfSigned?: boolean;
  /** Timeout of an attempt in milliseconds, in real time in either mode of the clock. Default: 5000. */
  timeout?: number;
  /** Seconds to wait before each retry, on the clock of the sandbox; none for a single attempt. Default: 5, 15, 60. */
  retrySeconds?: number[];
  /** How many completed deliveries the journal keeps; older ones are dropped. Default: 10,000. */
  journalSize?: number;
  /** How many events may wait for one webhook; further ones fail at once. Default: 100,000. */
  outboxSize?: number;
  /** Called after each attempt to deliver an event. */
  onAttempt?: AttemptListener;
}

/** Options with everything decided. */
export type WebhookSettings = Required<Omit<WebhookOptions, 'ca' | 'onAttempt'>> &
  Pick<WebhookOptions, 'ca' | 'onAttempt'>;

/** What applies where an option is not given. */
export const webhookDefaults = {
  allowHosts: [],
  selfSigned: true,
  timeout: 5000,
  retrySeconds: [...retrySeconds],
  journalSize: 10_000,
  outboxSize: 100_000,
} satisfies WebhookOptions;

/** @throws OptionError when the file of `ca` cannot be read. */
export function webhookSettings(options: WebhookOptions = {}): WebhookSettings {
  const { ca } = options;
  return { ...webhookDefaults, ...options, ...(ca === undefined ? {} : { ca: pemOf(ca) }) };
}

function pemOf(ca: string): string {
  if (ca.includes('-----BEGIN')) return ca;
  try {
    return readFileSync(ca, 'utf8');
  } catch (cause) {
    throw new OptionError(`webhooks.ca: ${ca} cannot be read. Give PEM, or the path of a file with it.`, {
      cause,
    });
  }
}
