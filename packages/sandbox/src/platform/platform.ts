import type { Exchange } from './exchange/exchange.ts';
import type { Webhooks } from './webhooks/webhooks.ts';
import type { PlatformCore } from './core/core.ts';

/** One running platform: its core, and what works on it. */
export interface Platform extends PlatformCore {
  readonly exchange: Exchange;
  readonly webhooks: Webhooks;
}
