/** What can be chosen about webhooks. The documents say nothing of time-outs and retries (ledger O-11). */
export interface WebhookOptions {
  /** Plain HTTP too, to loopback only. Default false: the platform takes HTTPS only. */
  allowHttp?: boolean;
  /**
   * Names or addresses beside loopback that may be called, such as `receiver.test`. Default none, so that a sandbox
   * cannot be made to call into a network. Link-local addresses, where clouds keep credentials, are never called.
   */
  allowHosts?: string[];
  /** Certificates in PEM that are trusted beside those of the machine. */
  ca?: string;
  /** Whether any certificate is accepted on loopback. Elsewhere they are always verified. Default true. */
  selfSigned?: boolean;
  /** Milliseconds until an attempt is given up, real time in either mode of the clock. Default 5000. */
  timeout?: number;
  /** Seconds to wait before each further attempt, on the clock of the sandbox. Default none: one attempt. */
  retrySeconds?: number[];
  /** How many deliveries that are over the journal keeps; older ones are forgotten. Default 10,000. */
  journalSize?: number;
  /** How many events may wait for one webhook; further ones fail at once. Default 100,000. */
  outboxSize?: number;
}

/** Options with everything decided. */
export type WebhookSettings = Required<Omit<WebhookOptions, 'ca'>> & { ca: string | undefined };

export function webhookSettings(options: WebhookOptions = {}): WebhookSettings {
  return {
    allowHttp: false,
    allowHosts: [],
    selfSigned: true,
    timeout: 5000,
    retrySeconds: [],
    journalSize: 10_000,
    outboxSize: 100_000,
    ...options,
    ca: options.ca,
  };
}
