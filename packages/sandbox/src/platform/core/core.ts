import type { AccountNumber } from './account-number.ts';
import type { PlatformContract } from '../../contract/contract.ts';
import type { PlatformClock } from './actions.ts';
import type { Forms } from '../../forms/forms.ts';
import type { EventBus } from './event-bus.ts';
import type { Random } from '../../ground/random/random.ts';
import type { Store } from './store.ts';
import type { PlatformSettings } from './options.ts';

/** What the rest of a platform builds on: its state, clock, random numbers and events, and its view of the contract. */
export interface PlatformCore {
  readonly account: AccountNumber;
  readonly contract: PlatformContract;
  readonly settings: PlatformSettings;
  readonly clock: PlatformClock;
  readonly random: Random;
  readonly store: Store;
  readonly events: EventBus;
  readonly forms: Forms;
}
