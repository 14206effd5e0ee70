import { Refusal } from '@telephony/http';
import { applyFixture, othersOf } from '../fixture/apply-fixture.ts';
import type { Fixture } from '../platform/options.ts';
import { OptionError } from '../options/options.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { planRun } from '../platform/reports.ts';
import { seedHistory } from './history/seed-history.ts';
import { becomeSecond } from './second-account.ts';
import { seedRoles, seedStory } from './seed-story.ts';
import type { PlatformContract } from '../contract/contract.ts';
import { freshSeed, Random } from '../infrastructure/random.ts';
import { accountSeed } from '../platform/core.ts';

/**
 * Puts the story into an empty platform, including its live calls, and the history that is asked for before it; and the same
 * of other people into the second account. A fixture comes after the story, or in its place.
 *
 * @returns What the fixture sets that has no effect.
 * @throws OptionError for a fixture that is not right.
 */
export function populate(platform: Platform): string[] {
  const { fixture } = platform.settings;
  for (const account of accountsOf(platform)) {
    if (account === platform && fixture && !fixture.story) {
      seedRoles(account);
      numberCalls(account);
      continue;
    }
    seedStory(account);
    followStory(account);
    if (account.account === 2) becomeSecond(account);
  }
  const warnings = fixture ? begin(platform, fixture) : [];
  for (const account of accountsOf(platform)) {
    account.exchange.takeUp();
    for (const schedule of account.store.tables.reportschedules.list()) planRun(account, schedule);
    seedHistory(account);
  }
  return warnings;
}

function begin(platform: Platform, { written, nameOf }: Fixture): string[] {
  try {
    const warnings = applyFixture(platform, written, othersOf(platform, platform));
    return warnings.map(({ field, message }) => `${nameOf(field)} ${message}.`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const lines = error.errors.map(({ field, message }) => `${nameOf(field)} ${message}.`);
    const more = lines.length - MOST_FAULTS;
    throw new OptionError(
      [...lines.slice(0, MOST_FAULTS), ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
    );
  }
}

/** Faults of a fixture that are told at once. */
const MOST_FAULTS = 20;

/** What the story's calls say of the rest: new calls and legs are numbered after all of them, and phones have a name. */
function followStory(platform: Platform): void {
  const { exchange, store } = platform;
  const { accounts, calls, cdrs } = store.tables;
  const told = [...exchange.list(), ...cdrs.list()];
  for (const { src_id: src, src_ua: srcAgent, dst_id: dst, dst_ua: dstAgent } of told) {
    if (src && srcAgent) accounts.patch(src, { user_agent: srcAgent });
    if (dst && dstAgent) accounts.patch(dst, { user_agent: dstAgent });
  }
  for (const { live_id: id } of cdrs.list()) calls.lastId = id ?? 0;
  numberCalls(platform);
}

/** New calls and legs are numbered after those of the story, also where it is not there: ids look alike. */
function numberCalls({ contract, store }: Platform): void {
  store.tables.calls.lastId = Math.max(0, ...toldCallIds(contract));
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
