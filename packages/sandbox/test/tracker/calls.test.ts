import { type Call, foldCdrs, foldEvents, isOver, merge, talkOf } from '@telephony/calls';
import type { TelephonyEvent } from '@telephony/webhooks';
import { CallTracker } from '@telephony/webhooks/tracker';
import * as fc from 'fast-check';
import { rounds } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import { momentOf } from '../../src/infrastructure/timestamp.ts';
import { type Deed, scripts } from '../calls/call-script.ts';
import { inForms } from './support/in-forms.ts';
import { type Truth, WatchedPlatform } from './support/watched-platform.ts';

const platform = new WatchedPlatform();
const numRuns = rounds(300, 10_000);

/**
 * Scripts in which nobody has two calls at once, and no two things happen within a second: where ids of parent and root are
 * missing, the legs of two calls of one number cannot be told apart.
 */
const distinctScripts = scripts.map((script) => {
  const placed = new Set<unknown>();
  const second = { do: 'wait', seconds: 1 } as const;
  return script.flatMap((deed, index): Deed[] => {
    // Lead calls are placed with this number.
    if (deed.do === 'receive' && deed.to === '442079460110') return [];
    if (deed.do === 'receive') return [{ ...deed, from: `44770091${1000 + index}` }, second];
    // Also who is called: 2101 is followed to a number outside.
    if ('to' in deed && /^447|^2101$/.test(deed.to)) {
      if (placed.has(deed.to)) return [];
      placed.add(deed.to);
    }
    const who = deed.do === 'place' ? deed.user : deed.do === 'web' || deed.do === 'lead' ? deed.do : null;
    if (who !== null && placed.has(who)) return [];
    placed.add(who);
    return [deed, second];
  });
});

/** What people ask of a call. */
function figures(calls: Iterable<Call>): Record<number, unknown> {
  const one = (call: Call) => {
    const { rootCallId, outcome, caller, owedCallBack: owed, state } = call;
    return [
      rootCallId,
      {
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
      },
    ] as const;
  };
  return Object.fromEntries([...calls].map(one));
}

/** A talk of no seconds: the word of the record alone tells it. */
const isTalkOfNoSeconds = ({ billsec, disposition }: Truth['cdrs'][number]): boolean =>
  billsec === 0 && (disposition === 'CONNECTED' || disposition === 'ON_HOLD');

/** A phone that rings in vain and is sent to a menu keeps its leg, whose record is of the menu alone. */
const wasSentToMenu = ({ segments }: Call): boolean =>
  segments.some(
    ({ kind, legId }, index) =>
      kind === 'menu' && segments.slice(0, index).some((one) => one.legId === legId),
  );

/** Whether records say all that there is to say. */
const isInRecords = ({ cdrs, events }: Truth, mode: string): boolean =>
  (mode === 'observed' || !cdrs.some(isTalkOfNoSeconds)) && !foldEvents(events).some(wasSentToMenu);

/** Where direction is a number, a call that the platform places for nobody looks as if its caller had called in. */
const isPlacedForNobody = (script: readonly Deed[]): boolean =>
  script.some((deed) => deed.do === 'web' || deed.do === 'lead');

const wordsOf = (script: readonly Deed[]) =>
  isPlacedForNobody(script) ? { destination: ['in', 'out', 'webcall', 'callmeback'] } : {};

describe.each(['documented', 'observed', 'mixed'] as const)('in the %s forms', (mode) => {
  test('events and CDRs say the same of a call', { timeout: 1_800_000 }, async () => {
    expect.hasAssertions();
    const law = fc.asyncProperty(distinctScripts, fc.nat(), async (script, seed) => {
      const truth = await platform.play(script);
      fc.pre(isInRecords(truth, mode));
      const { events, cdrs } = inForms(truth, mode, seed);
      const expected = figures(foldEvents(truth.events));
      expect(figures(foldCdrs(cdrs, { words: wordsOf(script) }))).toEqual(expected);
      expect(figures(foldEvents(events))).toEqual(expected);
    });
    await fc.assert(law, { numRuns });
  });

  test(
    'a tracker that has lost a tenth of the events is right after it has read the CDRs',
    { timeout: 1_800_000 },
    async () => {
      expect.hasAssertions();
      const losses = fc.infiniteStream(fc.nat(9));
      const law = fc.asyncProperty(distinctScripts, fc.nat(), losses, async (script, seed, loss) => {
        const truth = await platform.play(script);
        fc.pre(!isPlacedForNobody(script) && isInRecords(truth, mode));
        const { events, cdrs } = inForms(truth, mode, seed);
        const repaired: number[] = [];
        const tracker = new CallTracker({
          settleMs: Infinity,
          history: () => Promise.resolve({ cdrs }),
          onRepaired: ({ rootCallId }) => void repaired.push(rootCallId),
        });
        for (const event of events.filter(() => loss.next().value !== 0))
          await tracker.add(event as TelephonyEvent);
        const period = { since: '2026-11-20 00:00:00' };
        const { repairs } = await tracker.reconcile(period);
        const calls: Call[] = [];
        for await (const call of tracker.calls()) calls.push(call);
        expect(figures(calls)).toEqual(figures(foldEvents(truth.events)));
        expect(repaired).toEqual(repairs.map(({ rootCallId }) => rootCallId));
        expect((await tracker.reconcile(period)).repairs).toEqual([]);
      });
      // A fraction would never end: the library counts down to exactly none.
      await fc.assert(law, { numRuns: Math.ceil(numRuns / 3) });
    },
  );

  test('whatever tenth of the events is lost, the CDRs restore it', { timeout: 1_800_000 }, async () => {
    expect.hasAssertions();
    const losses = fc.infiniteStream(fc.nat(9));
    const law = fc.asyncProperty(distinctScripts, fc.nat(), losses, async (script, seed, loss) => {
      const truth = await platform.play(script);
      fc.pre(isInRecords(truth, mode));
      const { events, cdrs } = inForms(truth, mode, seed);
      const kept = events.filter(() => loss.next().value !== 0);
      const calls = merge(foldEvents(kept), foldCdrs(cdrs, { words: wordsOf(script) }));
      expect(figures(calls)).toEqual(figures(foldEvents(truth.events)));
    });
    await fc.assert(law, { numRuns });
  });
});

test('nobody who waits or talks is in a call that is over', { timeout: 1_800_000 }, async () => {
  expect.hasAssertions();
  const law = fc.asyncProperty(distinctScripts, async (script) => {
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
  await fc.assert(law, { numRuns: numRuns / 10 });
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
    const law = fc.asyncProperty(distinctScripts, async (script) => {
      const truth = await platform.play(script);
      fc.pre(!truth.cdrs.some(isTalkOfNoSeconds));
      const received = foldEvents(truth.events).filter(({ direction }) => direction === 'in');
      expect(received.filter(({ owedCallBack }) => owedCallBack).map(({ rootCallId }) => rootCallId)).toEqual(
        received.map(({ rootCallId }) => rootCallId).filter((id) => hasWaitedInVain(truth, id)),
      );
    });
    await fc.assert(law, { numRuns });
  },
);
