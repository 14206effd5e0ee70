import { foldCall, queuesOf, talkOf, type Call, type CallEvent } from '@telephony/calls';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds, shareParameters } from '@telephony/testing/tiers';
import { checkTrace, isOfLeg } from '../support/check-trace.ts';
import { scripts } from '../calls/call-script.ts';
import { legsOf, type Truth, WatchedPlatform } from './support/watched-platform.ts';

const platform = new WatchedPlatform();

function foldAll(events: readonly CallEvent[]): Call[] {
  return [...Map.groupBy(events, (event) => Number(event.root_call_id)).values()].map(
    (ofCall) => foldCall(ofCall).call,
  );
}

type Figures = Pick<Truth, 'answered' | 'talked' | 'waited' | 'transfers' | 'abandoned'>;

function figures(calls: readonly Call[]): Figures {
  const found: Figures = { answered: {}, talked: {}, waited: {}, transfers: {}, abandoned: {} };
  const add = (sums: Record<string, number>, key: string, more: number | null) => {
    if (more !== 0) sums[key] = (sums[key] ?? 0) + (more ?? Number.NaN);
  };
  for (const call of calls) {
    const id = call.rootCallId;
    found.answered[id] = call.outcome?.result === 'answered';
    for (const { party, seconds } of talkOf(call))
      if (Number(party.id) > 400_000) add(found.talked, `${id} ${party.id}`, seconds);
    for (const { end, party, waitSeconds } of queuesOf(call)) {
      add(found.waited, `${id} ${party.id}`, waitSeconds);
      if (end === 'abandoned') add(found.abandoned, `${id} ${party.id}`, 1);
    }
    const talks = call.segments.filter(
      ({ connectedAt, end, group }) => end === 'transferred' && group === null && connectedAt,
    );
    if (talks.length > 0) found.transfers[id] = call.isPartial ? Number.NaN : talks.length;
  }
  return found;
}

function expected({ answered, talked, waited, transfers, abandoned }: Truth): Figures {
  return { answered, talked, waited, transfers, abandoned };
}

test('segments say what the records of the platform say', async () => {
  expect.hasAssertions();
  const law = fc.asyncProperty(scripts, async (script) => {
    const truth = await platform.play(script);
    const calls = foldAll(truth.events);
    expect(calls.filter(({ isPartial, state }) => isPartial || state !== 'ended')).toEqual([]);
    expect(figures(calls)).toEqual(expected(truth));
    expect(legsOf(calls)).toEqual(truth.legs);
  });
  await fc.assert(law, { ...shareParameters, numRuns: rounds(300, 10_000) });
});

test('at every moment a tracker knows who is in which call, and what it does', async () => {
  expect.hasAssertions();
  const law = fc.asyncProperty(scripts, async (script) => {
    const { events, moments } = await platform.play(script);
    const calls = new Map<number, CallEvent[]>();
    const folded = new Map<number, Call>();
    let told = 0;
    for (const moment of moments) {
      for (; told < moment.told; told += 1) {
        const event = events[told]!;
        const root = Number(event.root_call_id);
        calls.set(root, [...(calls.get(root) ?? []), event]);
        folded.delete(root);
      }
      const live: Record<number, unknown> = {};
      for (const [root, ofCall] of calls) {
        const call = folded.get(root) ?? foldCall(ofCall).call;
        folded.set(root, call);
        if (call.state === 'ended') continue;
        const users = new Set(call.present.map(({ party }) => Number(party.id)).filter((id) => id > 400_000));
        const queue =
          call.state === 'waiting'
            ? call.segments.findLast(({ isOver, kind }) => kind === 'queue' && !isOver)
            : undefined;
        live[root] = {
          users: [...users].toSorted((one, other) => one - other),
          doing: call.state,
          queue: queue?.party.id ?? null,
        };
      }
      expect(live).toEqual(moment.calls);
    }
  });
  await fc.assert(law, { ...shareParameters, numRuns: rounds(100, 2_000) });
});

/** Numbers that order and loss are drawn from, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function shuffled<T>(values: readonly T[], next: () => number): T[] {
  return values
    .map((value) => ({ value, key: next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ value }) => value);
}

/** Calls that went to two places within a second: only the order of arrival says to which first. */
function ambiguous(events: readonly CallEvent[]): Set<string> {
  const isOfPlace = ({ event_name: name }: CallEvent) => name === 'call.initial' || name === 'call.hangup';
  const ofSecond = Map.groupBy(
    events.filter(isOfPlace),
    ({ root_call_id: call, event_time: time }) => `${call} ${time}`,
  );
  const tied = [...ofSecond.values()].filter((moment) => {
    const initials = moment.filter(({ event_name: name }) => name === 'call.initial');
    const legs = new Set(initials.map(({ call_id: leg }) => leg));
    const isOver = moment.some(
      ({ event_name: name, call_id: leg }) => name === 'call.hangup' && legs.has(leg),
    );
    return initials.length > legs.size || (isOver && legs.size > 1);
  });
  return new Set(tied.map(([first]) => String(first?.root_call_id)));
}

function without<T extends Record<string, object>>(
  calls: ReadonlySet<string>,
  all: T,
): Record<keyof T, object> {
  const kept = Object.entries(all).map(([figure, values]) => [
    figure,
    Object.fromEntries(Object.entries(values).filter(([key]) => !calls.has(key.split(' ')[0] ?? ''))),
  ]);
  return Object.fromEntries(kept);
}

test('in any order of arrival the figures are the same', async () => {
  expect.hasAssertions();
  const law = fc.asyncProperty(scripts, fc.nat(), async (script, seed) => {
    const truth = await platform.play(script.flatMap((deed) => [deed, { do: 'wait', seconds: 1 } as const]));
    const { answered, talked, ...others } = figures(foldAll(shuffled(truth.events, random(seed))));
    expect({ answered, talked }).toEqual({ answered: truth.answered, talked: truth.talked });
    const open = ambiguous(truth.events);
    const { waited, transfers, abandoned } = without(open, expected(truth));
    expect(without(open, others)).toEqual({ waited, transfers, abandoned });
  });
  await fc.assert(law, { ...shareParameters, numRuns: rounds(300, 10_000) });
});

test('where events are lost, hardly a call is told wrong, and least of all where something shows the loss', async () => {
  expect.hasAssertions();
  const counts = { calls: 0, partial: 0, unseen: 0, wrong: 0 };
  const law = fc.asyncProperty(
    scripts,
    fc.nat(),
    fc.constantFrom(0.02, 0.1, 0.5, 'the beginning' as const),
    async (script, seed, lost) => {
      const truth = await platform.play(script);
      const next = random(seed);
      const from = Math.floor(next() * truth.events.length);
      const kept = truth.events.filter((_, index) =>
        lost === 'the beginning' ? index >= from : next() >= lost,
      );
      for (const call of foldAll(kept)) {
        const id = call.rootCallId;
        const ofCall = kept.filter((event) => event.root_call_id === id);
        const { answered, ...found } = figures([call]);
        counts.calls += 1;
        if (call.isPartial) counts.partial += 1;
        const saysMissed = call.outcome?.basis === 'final';
        expect({
          id,
          answered: answered[id] && !truth.answered[id],
          missed: saysMissed && truth.answered[id],
        }).toEqual({
          id,
          answered: false,
          missed: false,
        });
        const wrong =
          isBackAtOnce(ofCall) || hasOpenGroup(truth.events, ofCall) ? [] : wrongClaims(found, truth, call);
        if (wrong.length > 0) counts[illegal(ofCall).length > 0 ? 'wrong' : 'unseen'] += 1;
      }
    },
  );
  await fc.assert(law, { ...shareParameters, numRuns: rounds(300, 10_000) });
  // Both events of a change of place are lost, and something else shows that the call is not complete.
  expect(counts.wrong / counts.calls).toBeLessThan(rounds(0.004, 0.001));
  expect(counts.unseen / counts.calls).toBeLessThan(rounds(0.02, 0.005));
});

/** Sent from a place to the same place: so it looks too where it was elsewhere in between, and that is lost. */
function isBackAtOnce(events: readonly CallEvent[]): boolean {
  return [...Map.groupBy(events, ({ call_id: leg }) => leg).values()].some((ofLeg) =>
    ofLeg.some((event, index) => {
      const before = ofLeg[index - 1];
      const isInitial = event.event_name === 'call.initial' && before?.event_name === 'call.initial';
      return isInitial && before.dst_id === event.dst_id && before.context === event.context;
    }),
  );
}

/** Without the hang-up of a queue, the leg of a transfer may be a phone that it rang later. */
function hasOpenGroup(events: readonly CallEvent[], kept: readonly CallEvent[]): boolean {
  const isGroup = ({ context }: CallEvent): boolean =>
    context === 'QUEUE' || context?.startsWith('RG-') === true;
  const legs = new Set(events.filter(isGroup).map(({ call_id: leg }) => leg));
  const ended = new Set(
    kept.filter((event) => event.event_name === 'call.hangup').map(({ call_id: leg }) => leg),
  );
  return kept.some(({ call_id: leg }) => legs.has(leg) && !ended.has(leg));
}

/** Figures that are above the truth; those of a call that says that it is complete must be equal. */
function wrongClaims(found: Omit<Figures, 'answered'>, truth: Truth, call: Call): string[] {
  return (['talked', 'waited', 'transfers', 'abandoned'] as const).flatMap((figure) => {
    const should: Record<string, number> = truth[figure];
    const has: Record<string, number> = found[figure];
    const keys = Object.keys({ ...should, ...has }).filter(
      (key) => Number(key.split(' ')[0]) === call.rootCallId,
    );
    return keys.flatMap((key) => {
      const [is, was] = [has[key] ?? 0, should[key] ?? 0];
      const isOpen = call.isPartial || call.state !== 'ended';
      const isRight = Number.isNaN(is) || (isOpen ? is <= was : is === was);
      return isRight ? [] : [`${figure} ${key}: ${is}, was ${was}`];
    });
  });
}

/** What shows, in the events that are left, that some are missing. */
function illegal(events: readonly CallEvent[]): string[] {
  const open =
    events.some(isOfLeg) &&
    events.some(
      ({ call_id: leg }) => !events.some((one) => one.call_id === leg && one.event_name === 'call.hangup'),
    );
  return [...checkTrace(events), ...(open ? ['a leg has no end'] : [])];
}
