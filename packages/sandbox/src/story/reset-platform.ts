import { freshSeed } from '../ground/random/fresh-seed.ts';
import { Random } from '../ground/random/random.ts';
import { accountSeed } from '../platform/core/account-number.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { populate } from './populate.ts';

/**
 * Begins again as after the start: records, time, chance. Whether time passes by itself stays as it is.
 *
 * @param seed Any 32-bit integer; that of the start when not given, or another one where the start had none.
 */
export function resetPlatform(
  platform: Platform,
  seed: number = platform.settings.seed ?? freshSeed(),
): void {
  const { clock, settings } = platform;
  for (const { account, random, store } of accountsOf(platform)) {
    store.restore({});
    random.restore(new Random(accountSeed(account, seed)).state());
  }
  const now = settings.startTime ?? clock.machineTime();
  clock.restore({ now, sequence: 0, scheduled: [] });
  populate(platform);
  for (const { webhooks } of accountsOf(platform)) webhooks.resume();
}
