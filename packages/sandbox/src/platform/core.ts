import type { Clock } from '../clock/clock.ts';
import type { PlatformContract } from '../contract/contract.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Random } from '../random/random.ts';
import type { Store } from '../store/store.ts';
import type { PlatformSettings } from './options.ts';

/** What everything else of a platform stands on: its state, time, chance and events, and what it knows of the contract. */
export interface PlatformCore {
  readonly contract: PlatformContract;
  readonly settings: PlatformSettings;
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly events: EventBus;
}
