import { type PlatformContract, loadPlatformContract } from '../contract/contract.ts';
import { Exchange } from '../platform/exchange/exchange.ts';
import { Forms } from '../forms/forms.ts';
import { Clock } from '../ground/clock/clock.ts';
import { type AccountNumber, accountSeed } from '../platform/core/account-number.ts';
import type { PlatformClock } from '../platform/core/actions.ts';
import { EventBus } from '../platform/core/event-bus.ts';
import type { ScheduledAction } from '../generated/control.ts';
import { freshSeed } from '../ground/random/fresh-seed.ts';
import { Random } from '../ground/random/random.ts';
import { Store } from '../platform/core/store.ts';
import { webhookSettings, type WebhookSettings } from '../delivery/options.ts';
import { Webhooks } from '../platform/webhooks/webhooks.ts';
import { handleActions } from './handle-actions.ts';
import { type PlatformOptions, platformSettings, type PlatformSettings } from '../platform/core/options.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { populate } from '../story/populate.ts';

/** What all accounts of a sandbox have in common. */
interface Shared {
  contract: PlatformContract;
  settings: PlatformSettings;
  clock: PlatformClock;
  delivery: WebhookSettings;
  forms: PlatformOptions['forms'];
  seed: number;
  onFault: (error: Error) => void;
}

/**
 * A platform with the story of the contract's examples in it, and beside it that of a second account where it is asked for.
 *
 * @param machineTime The time of the machine in milliseconds since 1970; manual mode does not go by it.
 * @param onFault Called with errors of the sandbox itself.
 */
export function createPlatform(
  options: PlatformOptions,
  machineTime: () => number,
  onFault: (error: Error) => void = () => {},
): Platform {
  const settings = platformSettings(options);
  const { clock: mode, startTime = machineTime(), seed = freshSeed() } = settings;
  const shared: Shared = {
    contract: loadPlatformContract(),
    settings,
    clock: new Clock<ScheduledAction>(mode, startTime, machineTime),
    delivery: webhookSettings(options.webhooks),
    forms: options.forms,
    seed,
    onFault,
  };
  const first = accountOf(1, shared);
  const platform = settings.accounts === 2 ? { ...first, second: accountOf(2, shared) } : first;
  shared.clock.settle = () => (shared.clock.mode === 'manual' ? idle(platform) : undefined);
  handleActions(platform);
  populate(platform);
  return platform;
}

function accountOf(
  account: AccountNumber,
  { contract, settings, clock, delivery, forms, seed, onFault }: Shared,
): Platform {
  const random = new Random(accountSeed(account, seed));
  const core = {
    account,
    contract,
    settings,
    clock,
    random,
    store: new Store(),
    events: new EventBus(),
    forms: new Forms(contract, () => random.integer(0, 1) === 1, forms),
  };
  const webhooks = new Webhooks(core, delivery, onFault);
  return { ...core, exchange: new Exchange(core), webhooks };
}

/** Resolves when nothing is on its way to the webhooks of any account. */
async function idle(platform: Platform): Promise<void> {
  await Promise.all(accountsOf(platform).map(({ webhooks }) => webhooks.idle()));
}
