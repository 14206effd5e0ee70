import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { knownCodes } from '../../src/assumptions/assumptions.ts';
import type { PlatformEvent } from '../../src/contract/contract.ts';
import type { Collection, Stored } from '../../src/infrastructure/collection.ts';
import type { Fixture } from '../../src/platform/options.ts';
import { createPlatform } from '../../src/start/create-platform.ts';

const NUMBER = '442079460101';
const fixture: Fixture = { story: false, written: {}, nameOf: (place) => place };
const platform = createPlatform({ clock: 'manual', seed: 1, fixture }, Date.now);
const { tables } = platform.store;

type LegEvent = Extract<PlatformEvent, { state: unknown }>;
const events: LegEvent[] = [];
platform.events.listen((event) => {
  if ('state' in event) events.push(event);
});

const kinds = ['users', 'ringgroups', 'queues', 'ivrs'] as const;
const letters = { users: 'U', ringgroups: 'R', queues: 'Q', ivrs: 'I' } as const;
const place = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fc.constantFrom(...Object.values(letters)), fc.constantFrom(1, 2)) },
  // Nobody has these.
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('U', 'V', 'C'), fc.constant(9)) },
);
const seconds = fc.nat(3);
const target = fc.constantFrom('101', '102', '447700900480', '447700900486', '447700900404');

// Every place gets all fields; each kind goes by its own.
const settings = fc.record({
  onward: place,
  strategy: fc.constantFrom('A', 'H', 'M'),
  ring_time: seconds,
  retry: seconds,
  timeout: seconds,
  repeats: seconds,
  max_wait_time: fc.integer({ min: 1, max: 3 }),
  flag: fc.boolean(),
  dnd: fc.boolean(),
  phones: fc.nat(1),
  fm: fc.boolean(),
  fm_init_ring_time: seconds,
  fm_ring_time: seconds,
  fm_targets: fc.array(target, { maxLength: 3 }),
  nun: fc.option(target),
  nun_ring_time: seconds,
});
const pair = fc.tuple(settings, settings);
const graph = fc.record({ users: pair, ringgroups: pair, queues: pair, ivrs: pair, first: place });

type Graph = typeof graph extends fc.Arbitrary<infer G> ? G : never;

function build({ first: [type, id], ...places }: Graph): void {
  for (const kind of kinds)
    for (const [index, { onward, flag, strategy, ...fields }] of places[kind].entries())
      (tables[kind] as Collection<Stored & Record<string, unknown>>).put({
        ...fields,
        id: 1 + index,
        ...(kind === 'users' && { ext: `10${1 + index}` }),
        final_dst_type: onward[0],
        final_dst_id: onward[1],
        users: [1, 2],
        active: true,
        join_empty: flag,
        fm_only_direct: flag,
        fm_strategy: strategy,
        ring_strategy: strategy,
        strategy,
      });
  for (const [index, { phones }] of places.users.entries()) {
    tables.accounts.put({ id: 1 + index, password: '', phones, me: {} });
    for (const queue of [1, 2])
      tables.queue_members.put({
        id: `${queue}:${1 + index}`,
        queue_id: queue,
        user_id: 1 + index,
        joined: true,
      });
  }
  tables.ddis.put({ id: NUMBER, e164: NUMBER, target_type: codes[type]!, target_id: id });
}

const codes: Readonly<Record<string, number>> = knownCodes['final_dst_type']!;

// Seconds that a place keeps a call: Follow Me rings the own phone, then three targets.
const MOST_AT_A_PLACE = 3 + 3 * 3;
const MOST_PLACES = 100;
const VOICEMAIL = 21;

test('a call through any circle of places ends by itself, and each of its legs has all its events', async () => {
  const lengths: number[] = [];
  await fc.assert(
    fc.asyncProperty(graph, async (drawn) => {
      build(drawn);
      events.length = 0;
      tables.cdrs.clear();
      platform.exchange.receive({ from: '447700900123', to: NUMBER });
      await platform.clock.advance((MOST_PLACES * MOST_AT_A_PLACE + VOICEMAIL) * 1000);
      expect(tables.calls.size).toBe(0);
      const legs = Map.groupBy(events, ({ call_id: id }) => id);
      for (const [id, story] of legs)
        expect([id, story[0]?.event_name, story.at(-1)?.event_name]).toEqual([
          id,
          'call.initial',
          'call.hangup',
        ]);
      expect(tables.cdrs.size).toBe(legs.size);
      const chain = tables.cdrs.list().filter(({ t_cause: cause }) => cause === 'Exchange Routing Error');
      lengths.push(chain.length);
    }),
    { numRuns: rounds(200, 10_000) },
  );
  // Some of the graphs have a circle without an end of its own.
  expect(Math.max(...lengths)).toBe(1);
});

test('a call leaves a queue without a `max_wait_time` after a day', async () => {
  const { exchange, clock, store } = createPlatform({ clock: 'manual', seed: 1 }, Date.now);
  store.tables.queues.patch(30_601, { max_wait_time: 0, retry: 3000 });
  const { id } = exchange.receive({ from: '447700900123', to: NUMBER });
  const isInQueue = () => exchange.calls.get(id)?.leg.place.kind === 'queue';
  await clock.advance(86_399_000);
  expect(isInQueue()).toBe(true);
  await clock.advance(1000);
  expect(isInQueue()).toBe(false);
});
