import type { CallEngine } from '../calls/call-engine.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { PlatformCore } from './core.ts';

/** One running platform: its core, and what works on it. */
export interface Platform extends PlatformCore {
  readonly calls: CallEngine;
  readonly webhooks: Webhooks;
}
