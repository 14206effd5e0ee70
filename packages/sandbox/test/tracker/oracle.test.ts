import { foldCall, queuesOf, talkOf, type TrackedCall, type TrackedEvent } from '@telephony/webhooks/tracker';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/rounds';
import { scripts } from '../calls/call-script.ts';
import { type Truth, WatchedPlatform } from './support/watched-platform.ts';

const platform = new WatchedPlatform();

function foldAll(events: readonly TrackedEvent[]): TrackedCall[] {
  return [...Map.groupBy(events, (event) => Number(event.root_call_id)).values()].map(
    (ofCall) => foldCall(ofCall as [TrackedEvent, ...TrackedEvent[]]).call,
  );
}

type Figures = Pick<Truth, 'answered' | 'talked' | 'waited' | 'transfers' | 'abandoned'>;

function figures(calls: readonly TrackedCall[]): Figures {
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
    const talks = call.segments.filter(({ connectedAt, end, group }) => end === 'transferred' && group === null && connectedAt);
    if (talks.length > 0) found.transfers[id] = talks.length;
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
  });
  await fc.assert(law, { numRuns: rounds(300, 10_000) });
});

test('at every moment a tracker knows who is in which call, and what it does', async () => {
  expect.hasAssertions();
  const law = fc.asyncProperty(scripts, async (script) => {
    const { events, moments } = await platform.play(script);
    const calls = new Map<number, TrackedEvent[]>();
    const folded = new Map<number, TrackedCall>();
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
        const call = folded.get(root) ?? foldCall(ofCall as [TrackedEvent, ...TrackedEvent[]]).call;
        folded.set(root, call);
        if (call.state === 'ended') continue;
        const users = new Set(call.present.map(({ party }) => Number(party.id)).filter((id) => id > 400_000));
        const queue = call.state === 'waiting' ? call.segments.findLast(({ isOver, kind }) => kind === 'queue' && !isOver) : undefined;
        live[root] = { users: [...users].toSorted(), doing: call.state, queue: queue?.party.id ?? null };
      }
      expect(live).toEqual(moment.calls);
    }
  });
  await fc.assert(law, { numRuns: rounds(100, 2_000) });
});
