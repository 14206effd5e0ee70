import { type Call, foldCdrs, foldEvents, talkOf } from '@telephony/calls';
import { expect, test } from 'vitest';
import { momentOf } from '../../src/infrastructure/timestamp.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { type CallStoryEvent, keepEvents } from '../support/call-story.ts';
import { LATENESS } from './support/lateness.ts';
import { MonthLaws } from './support/month-laws.ts';
import type { MonthTruth, TrueCall } from './support/month-truth.ts';
import { type Host, playMonth, type Played, type Program } from './support/play-month.ts';

const DAY_MS = 86_400_000;

interface Month {
  truth: TrueCall[];
  platform: Platform;
  events: CallStoryEvent[];
  /** Of each leg's record: when it appeared, and its ID. */
  appeared: Map<number, { at: number; id: number }>;
  taken: number;
  played: Played;
}

/** Plays a month to a program that only asks and keeps. */
async function idleMonth(seed: number, late: keyof typeof LATENESS): Promise<Month> {
  const month = { appeared: new Map(), taken: 0 } as unknown as Month;
  let known: MonthTruth | undefined;
  month.played = await playMonth({
    seed,
    forms: 'default',
    late: LATENESS[late],
    start: ({ baseUrl, token, fetch, save, tell }) => ({
      async pass() {
        const response = await fetch(`${baseUrl}/calls`, { headers: { 'x-auth-token': token } });
        if (!response.ok) throw new Error('refused');
        await save('{}');
        await tell({});
        return { completeUntil: undefined };
      },
      take: async () => void (month.taken += 1),
    }),
    witness(truth, platform) {
      known = truth;
      Object.assign(month, { platform, events: keepEvents(platform) });
      platform.store.onChange((table, _, record) => {
        const { live_id: leg, id } = (record ?? {}) as { live_id?: number; id?: number };
        if (table === 'cdrs' && leg && id) month.appeared.set(leg, { at: platform.clock.now(), id });
      });
      return { told: () => {}, passed: () => {} };
    },
  });
  month.truth = known!.calls();
  return month;
}

const keyOf = (party: Call['answeredBy'] | undefined) => (party ? (party.id ?? party.number) : null);

test.each([1, 2, 3])('a month has what it should, and its truth is complete: seed %i', async (seed) => {
  const { truth, platform, events, played, taken, appeared } = await idleMonth(seed, 'late, ids of the ends');
  expect(played).toMatchObject({ kills: 24, failures: 12 });
  expect(played.passes).toBeGreaterThan(180);
  expect(played.lossyCalls).toBeGreaterThan(60);
  expect(taken).toBeLessThan(events.length);
  expect(truth.length).toBeGreaterThan(220);
  expect(truth.filter(({ endedAt }) => endedAt === undefined)).toEqual([]);
  const count = (is: (call: TrueCall) => boolean) => truth.filter(is).length;
  const dayOf = (time: number | undefined) => Math.floor(Number(time) / DAY_MS);
  expect(count(({ startedAt, endedAt }) => dayOf(startedAt) !== dayOf(endedAt))).toBeGreaterThan(4);
  expect(count(({ endedAt, startedAt }) => Number(endedAt) - startedAt > 3_600_000)).toBeGreaterThan(4);
  expect(count(({ result }) => result === 'answered')).toBeGreaterThan(60);
  expect(count(({ owed }) => owed?.startsWith('lost') === true)).toBeGreaterThan(4);
  expect(count(({ caller, result }) => caller === null && result === 'missed')).toBeGreaterThan(3);
  // Each leg has a record that names its call.
  const roots = new Map(truth.flatMap(({ id, legs }) => [...legs].map((leg) => [leg, id] as const)));
  const records = platform.store.tables.cdrs.list().filter(({ live_id: leg }) => appeared.has(Number(leg)));
  expect(records.map(({ live_id: leg, root_live_id: root }) => [leg, root])).toEqual(
    records.map(({ live_id: leg }) => [leg, roots.get(Number(leg))]),
  );
  expect(new Set(records.map(({ live_id: leg }) => leg)).size).toBe(roots.size);
  for (const context of ['IVR', 'FOLLOW_ME', 'QUEUE'])
    expect(events.some((event) => 'context' in event && event.context === context)).toBe(true);
});

test.each([4, 5, 6])('the truth is what the events tell, if none is lost: seed %i', async (seed) => {
  const { truth, events } = await idleMonth(seed, 'at once');
  const told = new Map(
    foldEvents(events.filter(({ event_name: name }) => name !== 'monitor.audio_ready')).map((call) => [
      call.rootCallId,
      call,
    ]),
  );
  expect(told.size).toBe(truth.length);
  for (const { answeredBy, caller, finishedBy, id, owed, result, talked, users } of truth) {
    const call = told.get(id)!;
    const { outcome, owedCallBack } = call;
    const first = keyOf(outcome?.answeredBy);
    expect({
      id,
      result: outcome?.result,
      caller: keyOf(call.caller),
      finishedBy: keyOf(outcome?.finishedBy),
      talked: result === 'answered' ? outcome?.talkedSeconds : 0,
      owed: owedCallBack && `${owedCallBack.reason} ${owedCallBack.party.number}`,
      users: talkOf(call)
        .flatMap(({ party, seconds }) =>
          Number(party.id) > 400_000 && seconds ? [`${party.id} ${seconds}`] : [],
        )
        .toSorted(),
    }).toEqual({ id, result, caller, finishedBy, talked, owed, users });
    expect(result === 'answered' ? answeredBy : [null]).toContain(first);
  }
});

test('records are as late as they should be, with ids as chosen', async () => {
  for (const late of ['late, ids of the ends', 'late, ids of the appearance'] as const) {
    const { appeared, platform } = await idleMonth(1, late);
    const records = platform.store.tables.cdrs.list().flatMap((cdr) => {
      const known = appeared.get(Number(cdr.live_id));
      const ended = momentOf(String(cdr.calldate)) + 1000 * (cdr.duration ?? 0);
      return known ? [{ ...known, ended, seconds: (known.at - ended) / 1000 }] : [];
    });
    const share = (from: number, to: number) =>
      records.filter(({ seconds }) => seconds >= from && seconds <= to).length / records.length;
    for (const { share: expected, from, to } of LATENESS[late].delays) {
      expect(share(from, to)).toBeGreaterThan(expected / 100 - 0.06);
      expect(share(from, to)).toBeLessThan(expected / 100 + 0.06);
    }
    expect(Math.max(...records.map(({ seconds }) => seconds))).toBeGreaterThan(20 * 3600);
    const byId = records.toSorted((one, other) => one.id - other.id);
    const times = byId.map(({ at, ended }) => (late === 'late, ids of the ends' ? ended : at));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

/** Reads the records of the last two hours, as programs do, and believes that this is all. */
function startNaive({ baseUrl, token, now, fetch, load, save, tell }: Host): Program {
  return {
    async pass() {
      const told: Record<number, [revision: number, body: string]> = JSON.parse(load() ?? '{}');
      const since = new Date(now() - 7_200_000).toISOString().slice(0, 19).replace('T', ' ');
      const filter = JSON.stringify([{ property: 'calldate', operator: 'gte', value: since }]);
      const path = `/cdrs?limit=5000&filter=${encodeURIComponent(filter)}`;
      const response = await fetch(baseUrl + path, { headers: { 'x-auth-token': token } });
      if (!response.ok) throw new Error('refused');
      for (const call of foldCdrs(((await response.json()) as { data: [] }).data)) {
        const { rootCallId } = call;
        const [revision = 0, body] = told[rootCallId] ?? [];
        const text = JSON.stringify(call);
        if (text === body) continue;
        await tell({ rootCallId, revision: revision + 1, call, toldAt: now() });
        told[rootCallId] = [revision + 1, text];
      }
      await save(JSON.stringify(told));
      return { completeUntil: now() };
    },
  };
}

test('the laws find what a program with a window gets wrong', async () => {
  let laws: MonthLaws | undefined;
  await playMonth({
    seed: 1,
    forms: 'observed',
    late: LATENESS['late, ids of the appearance'],
    start: startNaive,
    witness: (...known) => (laws = new MonthLaws(true, ...known)),
  });
  laws!.finish();
  for (const law of [
    'never told',
    'told while it lives',
    'lives, and its time is called complete',
    'has a record and was not told, and its time is called complete',
    'no call, and not withdrawn',
    'owed ',
    'talked ',
    'recordings ',
    'no news',
    'told again with another body',
  ])
    expect([law, laws!.violations.some((violation) => violation.includes(law))]).toEqual([law, true]);
});
