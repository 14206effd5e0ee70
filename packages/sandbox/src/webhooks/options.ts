/** Options of webhooks. The platform's timeouts and retries are unknown (ledger O-11). */
export interface WebhookOptions {
  /** Allow plain HTTP, to loopback only. Default: false, since the platform only accepts HTTPS. */
  allowHttp?: boolean;
  /**
   * Host names or addresses besides loopback that may receive events, such as `receiver.test`. Default: none, so that a
   * sandbox cannot be made to call into a network. Link-local addresses, where clouds keep credentials, are never called.
   */
  allowHosts?: string[];
  /** PEM certificates to trust besides those of the machine. */
  ca?: string;
  /** Whether to accept any certificate on loopback. Elsewhere certificates are always verified. Default: true. */
  selfSigned?: boolean;
  /** Timeout of an attempt in milliseconds, in real time in either mode of the clock. Default: 5000. */
  timeout?: number;
  /** Seconds to wait before each retry, on the clock of the sandbox. Default: none, a single attempt. */
  retrySeconds?: number[];
  /** How many completed deliveries the journal keeps; older ones are dropped. Default: 10,000. */
  journalSize?: number;
  /** How many events may wait for one webhook; further ones fail at once. Default: 100,000. */
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
