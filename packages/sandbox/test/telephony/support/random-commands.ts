import * as fc from 'fast-check';
import type { Destination } from '../../../src/telephony/state/call.ts';
import type { Command } from '../../../src/telephony/state/command.ts';
import type { SimulatedExchange } from './simulated-exchange.ts';

/** A command for one of the live legs, seconds that pass, or a user who is removed. */
export type Deed = { wait: number } | { leave: number } | { act: Command; pick: number };

const destinations: Destination[] = [
  ...[1, 2, 3, 4, 5, 9].map((id) => ({ kind: 'user', id }) as const),
  ...[10, 11, 12].map((id) => ({ kind: 'queue', id }) as const),
  ...[20, 21, 22].map((id) => ({ kind: 'ringgroup', id }) as const),
  { kind: 'ivr', id: 30 },
  { kind: 'conference', id: 40 },
  { kind: 'voicemail', id: 1 },
  ...['447700900456', '447700900480', '447700900486'].map((number) => ({ kind: 'number', number }) as const),
];

const user = fc.integer({ min: 1, max: 5 });
const maybeUser = fc.option(user, { nil: undefined });
const side = fc.option(fc.constantFrom('src' as const, 'dst' as const), { nil: undefined });
const destination = fc.constantFrom(...destinations);
const pick = fc.nat(12);

const begin: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant('receive' as const),
    number: fc.constant('447700900123'),
    name: fc.constant(null),
    destination: fc.option(destination, { nil: undefined, freq: 10 }),
    dialled: fc.constant('442079460101'),
    ddi: fc.constant('442079460101'),
    refused: fc.constantFrom(null, null, null, 'Call Rejected' as const),
  }),
  fc.record({
    kind: fc.constant('place' as const),
    user,
    destination,
    dialled: fc.constant('447700900456'),
    clid: fc.constant('2101'),
  }),
  fc.record({
    kind: fc.constant('place-lead' as const),
    number: fc.constant('442079460110'),
    destination,
    dialled: fc.constant('447700900456'),
    seconds: fc.constant(5),
  }),
  fc.record({
    kind: fc.constant('place-web' as const),
    number: fc.constant('442079460955'),
    destination,
    dialled: fc.constant('2101'),
    webcall: fc.constant(1),
    seconds: fc.constant(41),
  }),
);

function elsewhere(kind: 'transfer' | 'consult'): fc.Arbitrary<Command> {
  return fc
    .tuple(destination, maybeUser)
    .map(([to, who]) => ({ kind, leg: 0, destination: to, dialled: '2102', user: who }));
}

/** 0 stands for a live leg. */
const act: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(maybeUser, fc.boolean())
      .map(([who, anywhere]): Command => ({ kind: 'answer', leg: 0, user: who, anywhere })),
  },
  { weight: 2, arbitrary: maybeUser.map((who): Command => ({ kind: 'reject', leg: 0, user: who })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('hold' as const, 'resume' as const), side)
      .map(([kind, by]): Command => ({ kind, leg: 0, side: by })),
  },
  { weight: 3, arbitrary: elsewhere('transfer') },
  { weight: 2, arbitrary: elsewhere('consult') },
  { weight: 2, arbitrary: fc.constant<Command>({ kind: 'join', leg: 0 }) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('start' as const, 'pause' as const, 'resume' as const)
      .map((change): Command => ({ kind: 'record', leg: 0, change })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('1', '9', 'x').map((key): Command => ({ kind: 'press', leg: 0, key })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(side, maybeUser)
      .map(([by, who]): Command => ({ kind: 'hang-up', leg: 0, side: by, user: who })),
  },
);

export const scripts: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: begin, pick }) },
    { weight: 10, arbitrary: fc.record({ act, pick }) },
    { weight: 4, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 25 }) }) },
    { weight: 1, arbitrary: fc.record({ leave: user }) },
  ),
  { maxLength: 60, size: 'max' },
);

export function perform(exchange: SimulatedExchange, deed: Deed): void {
  if ('wait' in deed) return exchange.wait(deed.wait);
  if ('leave' in deed) return void exchange.perform({ kind: 'remove-user', user: deed.leave });
  const legs = [...exchange.calls.values()].flatMap(({ id, leg, phones }) => [
    ...new Set([id, leg.id, ...phones.map((phone) => phone.id)]),
  ]);
  const chosen = legs[deed.pick % Math.max(1, legs.length)] ?? 999;
  exchange.perform('leg' in deed.act ? { ...deed.act, leg: chosen } : deed.act);
}
