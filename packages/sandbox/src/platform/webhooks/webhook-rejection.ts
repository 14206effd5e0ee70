/** Why something is not done with a webhook or a delivery. */
export type WebhookReason =
  | { kind: 'no-webhook'; id: number }
  | { kind: 'no-delivery'; id: number }
  /** The address cannot be one of a receiver, or does not respond; `why` follows its name. */
  | { kind: 'address'; why: string };

/** What is refused about a webhook; nothing has changed. Whoever asked for it words it. */
export class WebhookRejection extends Error {
  readonly reason: WebhookReason;

  constructor(reason: WebhookReason) {
    super(`Rejected: ${reason.kind}`);
    this.reason = reason;
  }
}
