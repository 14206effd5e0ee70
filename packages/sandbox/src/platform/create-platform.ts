import { loadPlatformContract } from '../contract/contract.ts';
import { Exchange } from '../exchange/exchange.ts';
import { Clock } from '../clock/clock.ts';
import { EventBus } from '../events/event-bus.ts';
import { freshSeed } from '../random/fresh-seed.ts';
import { Random } from '../random/random.ts';
import { Store } from '../store/store.ts';
import { webhookSettings } from '../webhooks/options.ts';
import { Webhooks } from '../webhooks/webhooks.ts';
import { handleActions } from './handle-actions.ts';
import { type PlatformOptions, platformSettings } from './options.ts';
import type { Platform } from './platform.ts';
import { populate } from './populate.ts';

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
  const core = {
    contract: loadPlatformContract(),
    settings,
    clock: new Clock(mode, startTime, machineTime),
    random: new Random(seed),
    store: new Store(),
    events: new EventBus(),
  };
  const webhooks = new Webhooks(core, webhookSettings(options.webhooks), onFault);
  const exchange = new Exchange(core);
  const platform: Platform = { ...core, exchange, webhooks };
  core.clock.settle = () => (core.clock.mode === 'manual' ? webhooks.idle() : undefined);
  handleActions(platform);
  populate(platform);
  return platform;
}
