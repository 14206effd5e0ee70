import type { PlatformContract } from '../contract/contract.ts';
import type { CallEngine } from '../calls/call-engine.ts';
import type { Clock } from '../clock/clock.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Faults } from '../faults/faults.ts';
import type { Random } from '../random/random.ts';
import type { Store } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { PlatformSettings } from './options.ts';

/** One running platform: its state, its time, its chance, its events, and what it knows of the contract. */
export interface Platform {
  readonly contract: PlatformContract;
  readonly settings: PlatformSettings;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly events: EventBus;
  readonly calls: CallEngine;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
}
