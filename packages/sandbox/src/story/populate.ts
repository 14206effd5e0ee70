import type { FieldError } from '@telephony/contract';
import { Refusal } from '@telephony/http';
import { isJsonObject } from '@telephony/contract';
import { applyFixture } from '../fixture/apply-fixture.ts';
import type { AnyCollection } from '../infrastructure/collection.ts';
import { shiftTimes, storyNow } from '../infrastructure/timestamp.ts';
import { readOwnFile } from '../package-file.ts';
import type { Fixture } from '../platform/options.ts';
import { OptionError } from '../options/options.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { planRun } from '../platform/reports.ts';
import { seedHistory } from './history/seed-history.ts';
import { seedRoles, seedStory } from './seed-story.ts';
import { exampleValues, type PlatformContract } from '../contract/contract.ts';
import { freshSeed, Random } from '../infrastructure/random.ts';
import { accountSeed, idOffset } from '../platform/core.ts';

/**
 * Fills an empty platform with the story and its history, or with a fixture.
 *
 * @returns Settings of the fixture that have no effect.
 * @throws OptionError for an invalid fixture.
 */
export function populate(platform: Platform): string[] {
  const { fixture } = platform.settings;
  const { second: theirs, ...ours } = fixture?.written ?? {};
  if (fixture?.story === false) beginEmpty(platform);
  else {
    seedStory(platform);
    adoptStoryDetails(platform);
  }
  const warnings = fixture ? addFixture(platform, [], { ...fixture, written: ours }) : [];
  const { second } = platform;
  if (second) {
    beginEmpty(second);
    const { written, nameOf } = secondFixture(second, fixture, theirs);
    const told = addFixture(second, [platform], { story: false, written, nameOf });
    if (theirs !== undefined) warnings.push(...told);
  }
  for (const account of accountsOf(platform)) {
    account.exchange.startWaiting();
    for (const schedule of account.store.tables.reportschedules.list()) planRun(account, schedule);
    seedHistory(account);
  }
  return warnings;
}

function beginEmpty(account: Platform): void {
  for (const table of Object.values(account.store.tables) as AnyCollection[])
    table.lastId = idOffset(account.account, table.name);
  seedRoles(account);
  numberCalls(account);
}

// Without a fixture of its own, another company, whose records end now as those of the story do.
function secondFixture(
  { clock, settings }: Platform,
  fixture: Fixture | undefined,
  written: unknown,
): Pick<Fixture, 'written' | 'nameOf'> {
  if (fixture && isJsonObject(written))
    return { written, nameOf: (place) => fixture.nameOf(`second.${place}`) };
  const { calls, ...records } = JSON.parse(String(readOwnFile('files/second-account.json'))) as Record<
    string,
    object[]
  >;
  const parts = { ...records, ...(settings.liveCalls && { calls }) };
  return { written: shiftTimes(parts, clock.now() - storyNow), nameOf: (place) => place };
}

function addFixture(platform: Platform, others: Platform[], { written, nameOf }: Fixture): string[] {
  const sentence = ({ field, message }: FieldError) =>
    `${nameOf(field)} ${message}${message.endsWith('?') ? '' : '.'}`;
  try {
    const warnings = applyFixture(platform, written, others);
    return warnings.map(sentence);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const lines = error.errors.map(sentence);
    const more = lines.length - MAX_FAULTS;
    throw new OptionError(
      [...lines.slice(0, MAX_FAULTS), ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
    );
  }
}

const MAX_FAULTS = 20;

function adoptStoryDetails(platform: Platform): void {
  const { exchange, store } = platform;
  const { accounts, calls, cdrs } = store.tables;
  const records = [...exchange.list(), ...cdrs.list()];
  for (const { src_id: src, src_ua: srcAgent, dst_id: dst, dst_ua: dstAgent } of records) {
    if (src && srcAgent) accounts.patch(src, { user_agent: srcAgent });
    if (dst && dstAgent) accounts.patch(dst, { user_agent: dstAgent });
  }
  for (const { live_id: id } of cdrs.list()) calls.lastId = id ?? 0;
  numberCalls(platform);
}

// New calls are numbered after the story's, even without the story: IDs look alike.
function numberCalls({ account, contract, store }: Platform): void {
  store.tables.calls.lastId = Math.max(0, ...exampleCallIds(contract)) + idOffset(account, 'calls');
}

function exampleCallIds({ webhooks }: PlatformContract): number[] {
  const events = [...webhooks.values()].flatMap(({ body }) => exampleValues<{ call_id?: unknown }>(body));
  return events.map(({ call_id: id }) => Number(id)).filter(Number.isInteger);
}

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
