import type { Exchange } from './exchange/exchange.ts';
import type { Webhooks } from './webhooks.ts';
import type { PlatformCore } from './core.ts';

export interface Platform extends PlatformCore {
  readonly exchange: Exchange;
  readonly webhooks: Webhooks;
  // The accounts share contract, settings and clock; nothing else of one can be reached from the other.
  readonly second?: Platform;
}

export function accountsOf(platform: Platform): readonly [Platform, ...Platform[]] {
  return platform.second ? [platform, platform.second] : [platform];
}
