import { loadPlatformContract } from '../contract/contract.ts';
import { Exchange } from '../platform/exchange/exchange.ts';
import { Forms } from '../forms/forms.ts';
import { Clock } from '../ground/clock/clock.ts';
import { EventBus } from '../platform/core/event-bus.ts';
import type { ScheduledAction } from '../generated/control.ts';
import { freshSeed } from '../ground/random/fresh-seed.ts';
import { Random } from '../ground/random/random.ts';
import { Store } from '../platform/core/store.ts';
import { webhookSettings } from '../delivery/options.ts';
import { Webhooks } from '../platform/webhooks/webhooks.ts';
import { handleActions } from './handle-actions.ts';
import { type PlatformOptions, platformSettings } from '../platform/core/options.ts';
import type { Platform } from '../platform/platform.ts';
import { populate } from '../story/populate.ts';

/**
 * A platform with the story of the contract's examples in it.
 *
 * @param machineTime The time of the machine in milliseconds since 1970; manual mode does not go by it.
 * @param onFault Called with errors of the sandbox itself.
 */
export function createPlatform(
  options: PlatformOptions,
  machineTime: () => number,
  onFault: (error: Error) => void = () => {},
): Platform {
  const settings = platformSettings(options, machineTime());
  const { clock: mode, startTime, seed = freshSeed() } = settings;
  const contract = loadPlatformContract();
  const random = new Random(seed);
  const core = {
    contract,
    settings,
    clock: new Clock<ScheduledAction>(mode, startTime, machineTime),
    random,
    store: new Store(),
    events: new EventBus(),
    forms: new Forms(contract, () => random.integer(0, 1) === 1, options.forms),
  };
  const webhooks = new Webhooks(core, webhookSettings(options.webhooks), onFault);
  const exchange = new Exchange(core);
  const platform: Platform = { ...core, exchange, webhooks };
  core.clock.settle = () => (core.clock.mode === 'manual' ? webhooks.idle() : undefined);
  handleActions(platform);
  populate(platform);
  return platform;
}
