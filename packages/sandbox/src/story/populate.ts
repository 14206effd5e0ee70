import { accountsOf, type Platform } from '../platform/platform.ts';
import { planRun } from '../platform/reports.ts';
import { seedHistory } from './history/seed-history.ts';
import { becomeSecond } from './second-account.ts';
import { seedStory } from './seed-story.ts';
import type { PlatformContract } from '../contract/contract.ts';
import { freshSeed, Random } from '../infrastructure/random.ts';
import { accountSeed } from '../platform/core.ts';

/**
 * Puts the story into an empty platform, including its live calls, and the history that is asked for before it; and the same
 * of other people into the second account.
 */
export function populate(platform: Platform): void {
  for (const account of accountsOf(platform)) {
    seedStory(account);
    followStory(account);
    if (account.account === 2) becomeSecond(account);
    account.exchange.takeUp();
    for (const schedule of account.store.tables.reportschedules.list()) planRun(account, schedule);
    seedHistory(account);
  }
}

/** What the story's calls say of the rest: new calls and legs are numbered after all of them, and phones have a name. */
function followStory({ contract, exchange, store }: Platform): void {
  const { accounts, calls, cdrs } = store.tables;
  const told = [...exchange.list(), ...cdrs.list()];
  for (const { src_id: src, src_ua: srcAgent, dst_id: dst, dst_ua: dstAgent } of told) {
    if (src && srcAgent) accounts.patch(src, { user_agent: srcAgent });
    if (dst && dstAgent) accounts.patch(dst, { user_agent: dstAgent });
  }
  for (const { live_id: id } of cdrs.list()) calls.lastId = id ?? 0;
  calls.lastId = Math.max(0, ...toldCallIds(contract));
}

/** The ids of the calls and legs that the contract's events tell of. */
function toldCallIds({ webhooks }: PlatformContract): number[] {
  return [...webhooks.values()].flatMap(({ body }) =>
    [...(body?.examples.values() ?? [])].map(({ value }) => {
      const id =
        typeof value === 'object' && value !== null && 'call_id' in value ? Number(value.call_id) : 0;
      return Number.isInteger(id) ? id : 0;
    }),
  );
}

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
