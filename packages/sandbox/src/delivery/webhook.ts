import type { webhookTypes } from '../assumptions/assumptions.ts';

/** A type of event that can be chosen for a webhook. */
export type WebhookType = keyof typeof webhookTypes;

/** A webhook as it is configured: what is sent, and where. */
export interface Webhook {
  id: number;
  name: string;
  /** One or more. */
  types: WebhookType[];
  /** HTTPS, or HTTP on this machine. User and password in it are sent as HTTP Basic (ledger O-10). */
  url: string;
  enabled: boolean;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  created_at: string;
}
