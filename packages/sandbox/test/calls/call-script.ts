import * as fc from 'fast-check';
import { Rejection } from '../../src/telephony/state/command.ts';
import { callWords, liveLegs } from '../support/call-words.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** One thing that happens to the calls of a platform. `pick` chooses among the calls and legs that are live then. */
export type Deed =
  | { do: 'receive'; to: string; from?: string }
  | { do: 'place'; user: number; to: string }
  | { do: 'web'; to: string }
  | { do: 'lead'; to: string }
  | { do: 'answer' | 'reject' | 'hold' | 'resume' | 'hangUp'; pick: number }
  | { do: 'transfer'; pick: number; to: string }
  | { do: 'record'; pick: number; asked: 'start' | 'pause' | 'resume' }
  | { do: 'press'; pick: number; key: string }
  | { do: 'join'; queue: number; user: number; joined: boolean }
  | { do: 'dnd'; user: number; dnd: boolean }
  | { do: 'wait'; seconds: number };

const users = [410_001, 410_002, 410_003, 410_004, 410_005];
const extensions = ['2101', '2102', '2103', '2104', '2105', '2200', '2300', '2400', '2500', '2900', '2199'];
const outside = ['447700900456', '447700900486', '447700900480', '447700900603'];
const numbers = ['442079460100', '442079460101', '442079460102', '442079460110', '2102', '2400'];

const pick = fc.nat(30);
const user = fc.constantFrom(...users);
const anywhere = fc.constantFrom(...extensions, ...outside, '442079460100', '+442079460102', '442079460103');

/** Scripts of calls, with more of what makes calls talk. */
export const scripts: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('receive' as const), to: fc.constantFrom(...numbers) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('place' as const), user, to: anywhere }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('web' as const), to: anywhere }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('lead' as const), to: anywhere }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('answer' as const), pick }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('reject', 'hold', 'resume', 'hangUp'), pick }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('transfer' as const), pick, to: anywhere }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('record' as const),
        pick,
        asked: fc.constantFrom('start', 'pause', 'resume'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('press' as const),
        pick,
        key: fc.constantFrom('1', '2', '9', '#'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('join' as const),
        queue: fc.constantFrom(30601, 30602),
        user,
        joined: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('dnd' as const), user, dnd: fc.boolean() }) },
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
    },
  ),
  { maxLength: 60, size: 'max' },
);

/** Three numbers and a withheld one for all callers; users in several calls; many things within one second. */
export const crowdedScripts: fc.Arbitrary<Deed[]> = scripts.chain((script) =>
  fc
    .infiniteStream(fc.constantFrom('447700911001', '447700911002', '447700911003', 'anonymous'))
    .map((callers) =>
      script.map((deed): Deed => (deed.do === 'receive' ? { ...deed, from: callers.next().value } : deed)),
    ),
);

/** Does one thing. What the platform refuses has no effect. */
export async function perform(platform: Platform, deed: Deed): Promise<void> {
  const { clock, store } = platform;
  const calls = callWords(platform);
  if (deed.do === 'wait') return clock.advance(deed.seconds * 1000);
  const live = liveLegs(platform);
  const chosen = 'pick' in deed ? live[deed.pick % Math.max(1, live.length)] : 0;
  if (chosen === undefined) return;
  try {
    if (deed.do === 'receive') calls.receive({ from: deed.from ?? '447700900123', to: deed.to });
    else if (deed.do === 'place') calls.place({ userId: deed.user, to: deed.to });
    else if (deed.do === 'web') calls.placeWeb({ from: '442079460955', to: deed.to });
    else if (deed.do === 'lead') calls.placeLead({ callerId: '442079460110', to: deed.to, text: 'Hello.' });
    else if (deed.do === 'transfer') calls.transfer(chosen, deed.to);
    else if (deed.do === 'record') calls.record(chosen, deed.asked);
    else if (deed.do === 'press') calls.press(chosen, deed.key);
    else if (deed.do === 'dnd') store.tables.users.patch(deed.user, { dnd: deed.dnd });
    else if (deed.do === 'join') {
      const id = `${deed.queue}:${deed.user}`;
      store.tables.queue_members.put({ id, queue_id: deed.queue, user_id: deed.user, joined: deed.joined });
    } else calls[deed.do](chosen);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
  }
}

/** Lets every call end: the callers hang up one after the other, and what is due after calls happens. */
export async function endAll(platform: Platform): Promise<void> {
  const { clock } = platform;
  for (const { id } of platform.exchange.list()) callWords(platform).hangUp(id, 'src');
  await clock.advance(60_000);
}
