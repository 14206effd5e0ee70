import { loadPlatformContract, type PlatformContract } from '../contract/contract.ts';
import { Exchange } from '../platform/exchange/exchange.ts';
import { Forms } from '../forms/forms.ts';
import { Clock } from '../infrastructure/clock.ts';
import {
  type AccountNumber,
  accountSeed,
  EventBus,
  type PlatformActions,
  type PlatformClock,
} from '../platform/core.ts';
import type { ScheduledAction } from '../generated/control.ts';
import { freshSeed, Random } from '../infrastructure/random.ts';
import { Store } from '../platform/store.ts';
import { webhookDefaults, type WebhookSettings } from '../delivery/delivery.ts';
import { Webhooks } from '../platform/webhooks.ts';
import { type PlatformOptions, platformSettings, type PlatformSettings } from '../platform/options.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { populate } from '../story/populate.ts';
import { runReport } from '../platform/reports.ts';

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
 * Creates a platform with the story of the contract's examples, and a second account if the options have one.
 *
 * @param machineTime Milliseconds since 1970; manual mode ignores it.
 * @param onFault Called with errors of the sandbox itself.
 * @param onWarning Called for settings of a fixture that have no effect.
 * @throws OptionError for an invalid fixture.
 */
export function createPlatform(
  options: PlatformOptions,
  machineTime: () => number,
  onFault: (error: Error) => void = () => {},
  onWarning: (text: string) => void = () => {},
): Platform {
  const settings = platformSettings(options);
  const { clock: mode, startTime = machineTime(), seed = freshSeed() } = settings;
  const shared: Shared = {
    contract: loadPlatformContract(),
    settings,
    clock: new Clock<ScheduledAction>(mode, startTime, machineTime),
    delivery: { ...webhookDefaults, ...options.webhooks },
    forms: options.forms,
    seed,
    onFault,
  };
  const first = createAccount(1, shared);
  const platform = settings.accounts === 2 ? { ...first, second: createAccount(2, shared) } : first;
  shared.clock.settle = () => (shared.clock.mode === 'manual' ? webhooksIdle(platform) : undefined);
  shared.clock.handle(...accountsOf(platform).map(actionsOf));
  for (const warning of populate(platform)) onWarning(warning);
  return platform;
}

function createAccount(
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

async function webhooksIdle(platform: Platform): Promise<void> {
  await Promise.all(accountsOf(platform).map(({ webhooks }) => webhooks.idle()));
}

function actionsOf(platform: Platform): PlatformActions {
  const { exchange, store, webhooks } = platform;
  return {
    ...exchange.actions,
    ...webhooks.actions,
    'sms.sent': ({ id }) => void store.tables.sms.patch(id, { result: 'sent' }),
    'report.run': (run) => runReport(platform, run),
    'control.give-up': ({ call }) => giveUp(platform, call),
  };
}

function giveUp({ exchange }: Platform, leg: number): void {
  const live = exchange.calls.ofLeg(leg);
  if (live && !live.answered) exchange.perform({ kind: 'hang-up', leg, side: 'src' });
}
