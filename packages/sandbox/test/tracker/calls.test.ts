import { isDeepStrictEqual } from 'node:util';
import {
  type Call,
  type CallEvent,
  type CdrRecord,
  type EventBody,
  foldCdrs,
  foldEvents,
  isOver,
  type LiveCallRecord,
  merge,
  talkOf,
} from '@telephony/calls';
import type { TelephonyEvent } from '@telephony/webhooks';
import { CallTracker } from '@telephony/webhooks/tracker';
import * as fc from 'fast-check';
import { HistoryArrays } from '@telephony/testing/calls/history-arrays';
import { rounds, shareParameters } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import { momentOf } from '../../src/infrastructure/timestamp.ts';
import { crowdedScripts, type Deed, scripts } from '../calls/call-script.ts';
import { inForms } from './support/in-forms.ts';
import { type Truth, WatchedPlatform } from './support/watched-platform.ts';

const platform = new WatchedPlatform();
const numRuns = rounds(150, 10_000);
const FORMS = ['documented', 'observed', 'mixed'] as const;

/** A second between any two things, and a number for each caller: everyday calls. */
const everydayScripts = scripts.map((script) =>
  script.flatMap((deed, index): Deed[] => [
    deed.do === 'receive' ? { ...deed, from: `44770091${1000 + index}` } : deed,
    { do: 'wait', seconds: 1 },
  ]),
);

/** What people ask of a call. */
function figures(call: Call): unknown {
  const { outcome, caller, owedCallBack: owed, state } = call;
  return {
    state,
    result: outcome?.result,
    caller: caller.id ?? caller.number,
    answeredBy: outcome?.answeredBy && (outcome.answeredBy.id ?? outcome.answeredBy.number),
    finishedBy: outcome?.finishedBy && (outcome.finishedBy.id ?? outcome.finishedBy.number),
    talked: outcome?.talkedSeconds,
    lost: outcome?.lostAfterTransfer,
    owed: owed && `${owed.reason} ${owed.party.number}`,
    users: talkOf(call)
      .flatMap(({ party: { id }, seconds }) => (Number(id) > 100_000 ? [`${id} ${seconds}`] : []))
      .toSorted(),
  };
}

const isDoubtful = ({ isInferred, isPartial }: Call): boolean => isInferred || isPartial;

/** Compares what calls are told with what they were, and counts. */
class Tally {
  calls = 0;
  doubtful = 0;
  /** Told otherwise, without a doubt. */
  wrong = 0;

  add(told: Iterable<Call>, truth: readonly Call[]): void {
    const byLeg = new Map<number, Call>();
    const byRoot = new Map<number, Call>();
    for (const call of told) {
      byRoot.set(call.rootCallId, call);
      for (const { id } of call.legs) byLeg.set(id, call);
      if (isDoubtful(call)) this.doubtful += 1;
      if (call.doubts.length > 0 !== isDoubtful(call)) this.wrong += 1;
    }
    for (const call of truth) {
      this.calls += 1;
      const found = byRoot.get(call.rootCallId) ?? byLeg.get(call.rootCallId);
      const isRight =
        found?.rootCallId === call.rootCallId && isDeepStrictEqual(figures(found), figures(call));
      if (!isRight && !(found && isDoubtful(found))) this.wrong += 1;
    }
  }

  /** The shares above the limits; none if nothing was compared. */
  excess(limits: { doubtful: number; wrong: number }): string[] {
    if (this.calls === 0) return ['nothing was compared'];
    return (['doubtful', 'wrong'] as const).flatMap((name) => {
      const share = this[name] / this.calls;
      return share > limits[name] ? `${name}: ${share}, at most ${limits[name]}` : [];
    });
  }
}

/** Numbers in place of directions do not say that the platform has placed a call for nobody: users give the words. */
const words = { destination: ['in', 'out', 'webcall', 'callmeback'] };

/** Every tenth event is lost. */
function lossy<T>(events: readonly T[], seed: number): T[] {
  let state = (seed % 2_147_483_647) + 1;
  return events.filter(() => (state = (state * 48_271 + 11) % 2_147_483_647) % 10 !== 0);
}

/** Within a second, events come in any order. */
function shuffled(events: readonly EventBody[], seed: number): EventBody[] {
  let state = (seed % 2_147_483_647) + 1;
  const keyed = (events as CallEvent[]).map((event) => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return { event, key: `${event.event_time} ${String(state).padStart(10, '0')}` };
  });
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ event }) => event);
}

async function eachScript(
  arbitrary: fc.Arbitrary<Deed[]>,
  judge: (truth: Truth, calls: Call[], seed: number) => void | Promise<void>,
  runs = numRuns,
): Promise<void> {
  const law = fc.asyncProperty(arbitrary, fc.nat(), async (script, seed) => {
    const truth = await platform.play(script);
    await judge(truth, foldEvents(truth.events), seed);
  });
  await fc.assert(law, { ...shareParameters, numRuns: runs });
}

test('with the ids of root and parent, no call is told wrong', { timeout: 3_600_000 }, async () => {
  const [cdrs, both, restored, disordered] = [new Tally(), new Tally(), new Tally(), new Tally()];
  await eachScript(crowdedScripts, (truth, calls, seed) => {
    cdrs.add(foldCdrs(truth.cdrs), calls);
    both.add(merge(calls, foldCdrs(truth.cdrs)), calls);
    restored.add(merge(foldEvents(lossy(truth.events, seed)), foldCdrs(truth.cdrs)), calls);
    disordered.add(foldEvents(shuffled(truth.events, seed)), calls);
  });
  // The record of a phone that is sent to a menu is of the menu alone, and hardly ever shows it.
  expect(cdrs.excess({ wrong: 0.0005, doubtful: 0.01 })).toEqual([]);
  expect(both.excess({ wrong: 0, doubtful: 0.001 })).toEqual([]);
  expect(restored.excess({ wrong: 0.001, doubtful: 0.002 })).toEqual([]);
  // What begins and ends in one second may be told in two ways.
  expect(disordered.excess({ wrong: 0.001, doubtful: 0.07 })).toEqual([]);
});

describe.each(FORMS)('in the %s forms', (mode) => {
  test(
    'callers who share a number: a call is right, or says why it may not be',
    { timeout: 3_600_000 },
    async () => {
      const [events, cdrs, both, restored] = [new Tally(), new Tally(), new Tally(), new Tally()];
      const disordered = new Tally();
      await eachScript(crowdedScripts, (truth, calls, seed) => {
        const told = inForms(truth, mode, seed);
        const recorded = (): Iterable<Call> => foldCdrs(told.cdrs, { words });
        events.add(foldEvents(told.events), calls);
        cdrs.add(recorded(), calls);
        both.add(merge(foldEvents(told.events), recorded()), calls);
        restored.add(merge(foldEvents(lossy(told.events, seed)), recorded()), calls);
        disordered.add(foldEvents(shuffled(told.events, seed)), calls);
      });
      expect(
        events.excess(mode === 'observed' ? { wrong: 0, doubtful: 0 } : { wrong: 0.001, doubtful: 0.05 }),
      ).toEqual([]);
      expect(cdrs.excess({ wrong: 0.001, doubtful: 0.05 })).toEqual([]);
      expect(both.excess({ wrong: 0.001, doubtful: 0.01 })).toEqual([]);
      expect(restored.excess({ wrong: 0.001, doubtful: 0.01 })).toEqual([]);
      // Without ids and without an order, what one number does within a second is hardly anything but doubtful.
      expect(disordered.excess({ wrong: 0.015, doubtful: 0.25 })).toEqual([]);
    },
  );

  test('everyday calls are right, and hardly one is doubtful', { timeout: 3_600_000 }, async () => {
    const [events, cdrs, restored] = [new Tally(), new Tally(), new Tally()];
    await eachScript(everydayScripts, (truth, calls, seed) => {
      const told = inForms(truth, mode, seed);
      events.add(foldEvents(told.events), calls);
      cdrs.add(foldCdrs(told.cdrs, { words }), calls);
      restored.add(merge(foldEvents(lossy(told.events, seed)), foldCdrs(told.cdrs, { words })), calls);
    });
    expect(
      events.excess(mode === 'observed' ? { wrong: 0, doubtful: 0 } : { wrong: 0.003, doubtful: 0.03 }),
    ).toEqual([]);
    expect(cdrs.excess({ wrong: 0.003, doubtful: 0.02 })).toEqual([]);
    expect(restored.excess({ wrong: 0.002, doubtful: 0.006 })).toEqual([]);
  });

  test('a tracker tells the calls that foldEvents tells, each once', { timeout: 3_600_000 }, async () => {
    const counts = { calls: 0, otherwise: 0 };
    await eachScript(
      crowdedScripts,
      async (truth, _calls, seed) => {
        const { events } = inForms(truth, mode, seed);
        const outcomes: number[] = [];
        const tracker = new CallTracker({
          settleMs: Infinity,
          onOutcome: ({ rootCallId }) => void outcomes.push(rootCallId),
        });
        for (const event of events) await tracker.add(event as TelephonyEvent);
        await tracker.flush();
        const tracked = new Map(
          (await Array.fromAsync(tracker.calls())).map((call) => [call.rootCallId, call]),
        );
        const expected = foldEvents(events);
        expect(new Set(outcomes).size).toBe(outcomes.length);
        counts.calls += expected.length;
        for (const call of expected) {
          const own = tracked.get(call.rootCallId);
          if (!own || !isDeepStrictEqual(figures(own), figures(call))) counts.otherwise += 1;
        }
      },
      Math.ceil(numRuns / 3),
    );
    expect(counts.calls).toBeGreaterThan(0);
    // Without ids, the tracker only looks at the calls of the same numbers.
    expect(counts.otherwise / counts.calls).toBeLessThanOrEqual(mode === 'observed' ? 0 : 0.02);
  });

  test(
    'a tracker that has lost a tenth of the events is right after it has read the CDRs',
    { timeout: 3_600_000 },
    async () => {
      const restored = new Tally();
      await eachScript(
        everydayScripts,
        async (truth, calls, seed) => {
          const { events, cdrs } = inForms(truth, mode, seed);
          const history = new HistoryArrays<CdrRecord, LiveCallRecord, { id: number; live_id: number }>();
          history.cdrs = cdrs;
          // A record that is evidently missing does not come.
          const reader = {
            since: momentOf('2026-11-20 00:00:00'),
            settleMs: 0,
            now: () => momentOf('2026-11-23 00:00:00'),
          };
          const tracker = new CallTracker({ settleMs: Infinity, history, reader });
          for (const event of lossy(events, seed)) await tracker.add(event as TelephonyEvent);
          await tracker.reconcile();
          restored.add(await Array.fromAsync(tracker.calls()), calls);
          expect(await tracker.reconcile()).toMatchObject({ revisions: 0, open: 0 });
        },
        Math.ceil(numRuns / 3),
      );
      // A number in place of a disposition is read call by call: it may hide a talk of no seconds.
      expect(restored.excess({ wrong: 0.012, doubtful: 0.05 })).toEqual([]);
    },
  );
});

/** A talk of no seconds: the word of the record alone tells it. */
const isTalkOfNoSeconds = ({ billsec, disposition }: Truth['cdrs'][number]): boolean =>
  billsec === 0 && (disposition === 'CONNECTED' || disposition === 'ON_HOLD');

test('nobody who waits or talks is in a call that is over', { timeout: 1_800_000 }, async () => {
  expect.hasAssertions();
  const law = fc.asyncProperty(everydayScripts, async (script) => {
    const { cdrs, events, moments } = await platform.play(script);
    for (const { calls, now, told } of moments) {
      const isLive = ({ rootCallId }: Call) => Object.hasOwn(calls, rootCallId);
      const early = cdrs.filter(
        ({ calldate, duration }) => momentOf(String(calldate)) + Number(duration) * 1000 <= now,
      );
      const known = [...foldEvents(events.slice(0, told)), ...foldCdrs(early)];
      const over = known.filter(
        (call) => isOver(call, { now }) || isOver(call, { now, isGone: !isLive(call) }),
      );
      expect(over.filter(isLive)).toEqual([]);
    }
  });
  await fc.assert(law, { ...shareParameters, numRuns: numRuns / 10 });
});

/** Whether somebody who called in from outside has waited in vain last, according to what the platform itself was seen to do. */
function hasWaitedInVain({ moments }: Truth, call: number): boolean {
  const doings = moments.flatMap(({ calls }) => calls[call]?.doing ?? []);
  const isTalk = (doing: string): boolean => doing === 'talking' || doing === 'held';
  const last = doings.findLast((doing) => doing !== 'menu');
  return !doings.some(isTalk) || (last !== undefined && !isTalk(last));
}

test(
  'every caller who never spoke to anybody since he waited last is owed a call back',
  { timeout: 1_800_000 },
  async () => {
    expect.hasAssertions();
    const law = fc.asyncProperty(everydayScripts, async (script) => {
      const truth = await platform.play(script);
      fc.pre(!truth.cdrs.some(isTalkOfNoSeconds));
      const received = foldEvents(truth.events).filter(({ direction }) => direction === 'in');
      expect(received.filter(({ owedCallBack }) => owedCallBack).map(({ rootCallId }) => rootCallId)).toEqual(
        received.map(({ rootCallId }) => rootCallId).filter((id) => hasWaitedInVain(truth, id)),
      );
    });
    await fc.assert(law, { ...shareParameters, numRuns });
  },
);
