import { foldCall, talkOf, type Call, type CallEvent } from '@telephony/calls';
import { expect, test } from 'vitest';
import { expectedOutcome } from '../golden/support/expected.ts';
import { nameOf, readScenarios, type Scenario, users } from '../golden/support/scenario.ts';
import { legsOf } from './support/watched-platform.ts';
import { goldenEvents } from './support/golden-events.ts';

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

function busyAt(scenario: Scenario, second: number): string[] {
  const events = goldenEvents(scenario).filter(
    ({ event_time: time }) => Date.parse(`${time.replace(' ', 'T')}Z`) <= BEGIN + second * 1000,
  );
  const names = fold(events).flatMap(({ present }) => present.map(({ party }) => String(nameOf(party.id))));
  return [...new Set(names)].filter((name) => name in users).toSorted();
}

test.each(readScenarios())('$name: $title', (scenario) => {
  const calls = fold(goldenEvents(scenario));
  expect(calls.map(({ isPartial, state }) => ({ isPartial, state }))).toEqual(
    calls.map(() => ({ isPartial: false, state: 'ended' })),
  );
  expect(talked(calls)).toEqual(scenario.meaning.talked);
  const events = goldenEvents(scenario);
  const records = Object.entries(scenario.cdrs).map(([leg, { duration, billsec, t_cause: cause }]) => {
    const id = events.find((_, index) => expectedOutcome(scenario).events[index]?.['leg'] === leg)?.call_id;
    // A consultation ends with its transfer, and goes nowhere itself.
    const goesOn = Object.values(scenario.legs).some(({ parent }) => parent === leg);
    const isLeft = cause === 'Blind Transfer' || (cause === 'Attended Transfer' && goesOn);
    const isTransferred = isLeft && Number(billsec) > 0;
    return [id, { duration, billsec, isTransferred }];
  });
  const transferred = new Set(
    calls.flatMap(({ segments }) =>
      segments
        .filter(({ connectedAt, end }) => connectedAt && end === 'transferred')
        .map(({ legId }) => legId),
    ),
  );
  const legs = Object.entries(legsOf(calls)).map(([id, leg]) => [
    id,
    { ...leg, isTransferred: transferred.has(Number(id)) },
  ]);
  expect(Object.fromEntries(legs)).toEqual(Object.fromEntries(records));
  const seconds = Object.keys(scenario.meaning.busy);
  expect(Object.fromEntries(seconds.map((second) => [second, busyAt(scenario, Number(second))]))).toEqual(
    scenario.meaning.busy,
  );
});
