import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { Platform } from '../../src/platform/platform.ts';
import { isTalking, usersOf } from '../../src/telephony/state/call.ts';
import { type Deed, perform, scripts } from '../calls/call-script.ts';
import { liveLegs } from '../support/call-words.ts';
import { askControl } from '../support/ask-control.ts';
import { MEI, type ServedPlatform, servePlatform } from '../support/serve-platform.ts';
import { type Cdr, figuresOfCdrs } from './support/figures-of-cdrs.ts';
import { QueueWatch, type RunningWallboard, runWallboard } from './support/run-wallboard.ts';

const AGENTS = [410_002, 410_003, 410_004, 410_005];
const CALLERS = [
  '447700900123',
  '+447700900123',
  '447700900456',
  '+447700900486',
  '447700900480',
  '447700900603',
  '447700900789',
  'anonymous',
];

const seeds = Array.from({ length: rounds(1, 5) }, (_, index) => index + 7);

/** What happens on a day, of which nothing is known before but its seed. */
function dayOf(seed: number): Deed[] {
  const callers = fc.sample(fc.constantFrom(...CALLERS), { numRuns: 10_000, seed }).values();
  const all = fc.sample(scripts, { numRuns: rounds(25, 40), seed }).flatMap((script) => [
    // What happens within one second has no order that anybody could tell afterwards.
    ...script.flatMap((deed) => [deed, { do: 'wait', seconds: 1 } as const]),
    { do: 'wait', seconds: 90 } as const,
  ]);
  return all.map((deed) => (deed.do === 'receive' ? { ...deed, from: callers.next().value ?? '' } : deed));
}

/** A platform on the morning of tomorrow, so that all of its calls are those of today or later. */
async function tomorrow(): Promise<ServedPlatform> {
  const startTime = new Date(Date.now() + 24 * 60 * 60_000).setUTCHours(8, 0, 0, 0);
  const served = await servePlatform({ liveCalls: false, startTime, webcallsPerMinute: 3 });
  onTestFinished(() => served.close());
  return served;
}

async function cdrsSince({ url }: ServedPlatform, known: number): Promise<Cdr[]> {
  const cdrs: Cdr[] = [];
  for (let page = 1; ; page += 1) {
    const address = `${url}/v1.2/voice/cdrs?limit=1000&sort=id&page=${page}`;
    const { data } = (await (await fetch(address, { headers: { 'x-auth-token': MEI } })).json()) as {
      data: Cdr[];
    };
    cdrs.push(...data);
    if (data.length < 1000) return cdrs.slice(known);
  }
}

/** What the page must show once everybody has hung up. */
function shown(cdrs: readonly Cdr[], watch: QueueWatch) {
  const { abandoned, answered, missed, talked } = figuresOfCdrs(cdrs);
  return {
    queues: [30601, 30602].map((id) => {
      const { answered: seen = 0, waited = 0 } = watch.queues.get(id) ?? {};
      return {
        id,
        waiting: 0,
        answered: answered[id] ?? 0,
        abandoned: abandoned[id] ?? 0,
        averageWait: seen > 0 ? waited / seen : null,
      };
    }),
    agents: AGENTS.map((id) => ({ id, state: 'free', talkSeconds: talked[id] ?? 0 })),
    missed,
  };
}

async function onPage(wallboard: RunningWallboard): Promise<ReturnType<typeof shown>> {
  const { agents, missed, queues } = await wallboard.figures();
  return {
    queues: queues.map(({ abandoned, answered, averageWait, queue, waiting }: any) => ({
      id: queue.id,
      waiting: waiting.length,
      answered,
      abandoned,
      averageWait,
    })),
    agents: AGENTS.map((id) => {
      const { state, talkSeconds } = agents.find(({ user }: any) => user.id === id);
      return { id, state, talkSeconds };
    }),
    missed: missed.map(({ caller, rootCallIds: calls, tries }: any) => ({
      number: caller.number.replace('+', ''),
      calls,
      tries,
    })),
  };
}

async function play(
  { platform }: ServedPlatform,
  day: readonly Deed[],
  { each, watch }: { each: (index: number) => Promise<void>; watch: QueueWatch },
): Promise<void> {
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await platform.clock.advance(1000);
      watch.look(1);
    }
  };
  for (const [index, deed] of day.entries()) {
    if (deed.do === 'wait') await wait(deed.seconds);
    else if (deed.do === 'hangUp') hangUp(platform, deed.pick);
    else if (deed.do === 'transfer' && ringsOutside(platform, deed.pick)) continue;
    else await perform(platform, deed);
    watch.look(0);
    await each(index);
  }
  for (const { id } of platform.exchange.list())
    platform.exchange.perform({ kind: 'hang-up', leg: id, side: 'src' });
  watch.look(0);
  await wait(100);
}

/** The caller hangs up, or one of those who talk. */
function hangUp({ clock, exchange }: Platform, pick: number): void {
  const live = [...exchange.calls.values()];
  const call = live[pick % Math.max(1, live.length)];
  if (!call) return;
  // In its first second, nothing tells the voicemail from a caller who gives up.
  if (call.phase.kind === 'voicemail' && call.phase.since === clock.now()) return;
  exchange.perform({ kind: 'hang-up', leg: call.id, side: isTalking(call) && pick % 2 ? 'dst' : 'src' });
}

/** Sent elsewhere while the number rings: its CDR does not tell that it was called. */
function ringsOutside(platform: Platform, pick: number): boolean {
  const legs = liveLegs(platform);
  const call = platform.exchange.calls.ofLeg(legs[pick % Math.max(1, legs.length)] ?? 0);
  return call !== undefined && !isTalking(call) && call.leg.place.kind === 'number';
}

test.each(seeds)(
  'after a day of random calls (%i), with a kill in the middle, it shows what the CDRs say',
  async (seed) => {
    const served = await tomorrow();
    const file = join(temporaryFolder(), 'wallboard.sqlite');
    let wallboard = await runWallboard({ file, platform: served.url });
    await askControl(served.url)('POST /webhooks', {
      name: 'wallboard',
      types: ['call_state_change'],
      url: wallboard.webhook,
    });
    const known = served.platform.store.tables.cdrs.size;
    const watch = new QueueWatch(served.platform);
    const day = dayOf(seed);
    const { port } = new URL(wallboard.url);
    let looks = 0;
    await play(served, day, {
      watch,
      async each(index) {
        if (index === Math.floor(day.length / 2)) {
          await wallboard.end('SIGKILL');
          await served.platform.clock.advance(1000);
          watch.look(1);
          wallboard = await runWallboard({ file, platform: served.url, port });
          for (let second = 0; second < 30; second += 1) {
            await served.platform.clock.advance(1000);
            watch.look(1);
          }
        }
        if (index % 10 > 0) return;
        await served.platform.clock.advance(0);
        looks += 1;
        const { agents } = await wallboard.figures();
        const busy = agents
          .filter(({ state, user }: any) => state !== 'free' && AGENTS.includes(user.id))
          .map(({ user }: any) => user.id);
        const inCalls = new Set([...served.platform.exchange.calls.values()].flatMap(usersOf));
        expect({ index, busy: busy.toSorted() }).toEqual({
          index,
          busy: AGENTS.filter((id) => inCalls.has(id)),
        });
      },
    });
    const cdrs = await cdrsSince(served, known);
    expect(looks).toBeGreaterThan(50);
    expect(cdrs.length).toBeGreaterThan(200);
    expect(await onPage(wallboard)).toEqual(shown(cdrs, watch));
    expect(await wallboard.end('SIGTERM')).toBe('');
  },
  600_000,
);
