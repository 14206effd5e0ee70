import { foldCall, talkOf, type Call, type CallEvent } from '@telephony/calls';
import { expect, test } from 'vitest';
import { secondsOf } from '../../src/scenario/scenario.ts';
import { nameOf, readScenarios, users } from '../golden/support/scenarios.ts';
import { legsOf } from './support/watched-platform.ts';
import { goldenEvents, idOfLeg } from './support/golden-events.ts';

const BEGIN = Date.parse('2026-11-20T10:00:00Z');

function fold(events: CallEvent[]): Call[] {
  return [...Map.groupBy(events, (event) => event.root_call_id).values()].map(
    (ofCall) => foldCall(ofCall).call,
  );
}

function talked(calls: Call[]): Record<string, number | null> {
  const sums: Record<string, number | null> = {};
  for (const { party, seconds } of calls.flatMap(talkOf)) {
    const name = String(nameOf(party.id));
    if (name in users && seconds !== 0) sums[name] = (sums[name] ?? 0) + (seconds ?? Number.NaN);
  }
  return sums;
}

function busyAt(all: CallEvent[], second: number): string[] {
  const events = all.filter(
    ({ event_time: time }) => Date.parse(`${time.replace(' ', 'T')}Z`) <= BEGIN + second * 1000,
  );
  const names = fold(events).flatMap(({ present }) => present.map(({ party }) => String(nameOf(party.id))));
  return [...new Set(names)].filter((name) => name in users).toSorted();
}

test.each(readScenarios())('$name: $title', (file) => {
  const { busy = {}, legs, records, talked: seconds } = file.scenario.then;
  const events = goldenEvents(file);
  const calls = fold(events);
  expect(calls.map(({ isPartial, state }) => ({ isPartial, state }))).toEqual(
    calls.map(() => ({ isPartial: false, state: 'ended' })),
  );
  expect(talked(calls)).toEqual(seconds);
  const expected = Object.entries(records!).map(([leg, { duration, billsec, t_cause: cause }]) => {
    // A consultation ends with its transfer, and goes nowhere itself.
    const goesOn = Object.values(legs!).some(({ parent }) => parent === leg);
    const isLeft = cause === 'Blind Transfer' || (cause === 'Attended Transfer' && goesOn);
    return [idOfLeg(file, leg), { duration, billsec, isTransferred: isLeft && Number(billsec) > 0 }];
  });
  const transferred = new Set(
    calls.flatMap(({ segments }) =>
      segments
        .filter(({ connectedAt, end }) => connectedAt && end === 'transferred')
        .map(({ legId }) => legId),
    ),
  );
  const told = Object.entries(legsOf(calls)).map(([id, leg]) => [
    id,
    { ...leg, isTransferred: transferred.has(Number(id)) },
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
  const looks = Object.keys(busy).map((time) => [time, busyAt(events, secondsOf(time))]);
  expect(Object.fromEntries(looks)).toEqual(busy);
});
