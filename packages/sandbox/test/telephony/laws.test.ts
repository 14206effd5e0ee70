import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { historyViolations, liveViolations } from './support/laws.ts';
import { type Deed, perform, scripts } from './support/random-commands.ts';
import { SimulatedExchange } from './support/simulated-exchange.ts';
import { legEvents, phases, transitions } from '../../src/telephony/model.ts';
import { legState } from '../../src/telephony/records/sides.ts';

const RUNS = Number(process.env['DECIDE_RUNS'] ?? 400);

const ivr = { kind: 'ivr', id: 30 } as const;
const placeByUser = (user: number): Deed => ({
  act: { kind: 'place', user, destination: ivr, dialled: '447700900456', clid: '2101' },
  pick: 0,
});
const answerLeg = (pick: number): Deed => ({
  act: { kind: 'answer', leg: 0, user: undefined, anywhere: false },
  pick,
});

/** A user consults, through a menu and a queue, the very user who waits for them. */
const consultsWaitingUser: Deed[] = [
  placeByUser(2),
  { wait: 12 },
  answerLeg(0),
  placeByUser(1),
  { wait: 2 },
  { act: { kind: 'consult', leg: 0, destination: ivr, dialled: '2102', user: undefined }, pick: 0 },
  { wait: 25 },
  answerLeg(6),
  { act: { kind: 'join', leg: 0 }, pick: 0 },
];

test('whatever happens, legs balance and every leg has one end', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      const exchange = new SimulatedExchange();
      for (const deed of script) {
        perform(exchange, deed);
        expect(liveViolations(exchange)).toEqual([]);
      }
      exchange.endAll();
      exchange.wait(120);
      expect(historyViolations(exchange)).toEqual([]);
    }),
    { numRuns: RUNS, examples: [[consultsWaitingUser]] },
  );
});

test('the engine does what the model says, and goes to every phase that it knows', () => {
  const [seen, steps, shown] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const allowed = new Map(transitions.map(({ from, to, by }) => [`${from} > ${to}`, new Set<string>(by)]));
  fc.assert(
    fc.property(scripts, (script) => {
      const exchange = new SimulatedExchange();
      for (const deed of script) perform(exchange, deed);
      exchange.endAll();
      for (const { command, before, after } of exchange.changes) {
        const step = `${before?.phase.kind ?? 'none'} > ${after?.phase.kind ?? 'over'}`;
        // A leg that is over when the command ends has its phases behind it.
        if (!allowed.get(step)?.has(command.kind)) throw new Error(`${step} by ${command.kind}`);
        seen.add(step);
        for (const leg of after ? [after.leg, ...after.phones] : [])
          shown.add(`${after!.phase.kind} ${legState(after!, leg)}`);
      }
      for (const name of followers(exchange)) steps.add(name);
    }),
    { numRuns: rounds(300, 1500) },
  );
  const names = Object.keys(phases);
  expect(names.filter((phase) => ![...seen].some((step) => step.endsWith(`> ${phase}`)))).toEqual(['none']);
  const shows = Object.entries(phases).flatMap(([phase, one]) =>
    one.shows.map((state) => `${phase} ${state}`),
  );
  expect([...shown].toSorted()).toEqual(shows.toSorted());
  const known = new Set(
    Object.entries(legEvents).flatMap(([from, to]) => to.map((name) => `${from} > ${name}`)),
  );
  expect([...steps].filter((step) => !known.has(step))).toEqual([]);
});

function followers({ effects }: SimulatedExchange): string[] {
  const events = effects.filter((effect) => effect.kind === 'event' && effect.name !== 'call.dtmf');
  const ofLegs = Map.groupBy(
    events.filter((effect) => effect.kind === 'event'),
    ({ leg }) => leg.id,
  );
  return [...ofLegs.values()].flatMap((story) => {
    const names = ['start', ...story.map(({ name }) => name), 'end'];
    return names.slice(1).map((name, at) => `${names[at]} > ${name}`);
  });
}
