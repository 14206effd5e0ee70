import * as fc from 'fast-check';
import { Chance } from '../../../src/infrastructure/random.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { type Deed, scripts } from '../../calls/call-script.ts';

/** Something that happens at a moment, in milliseconds since 1970. `end` hangs up every live call. */
export interface Timed {
  at: number;
  deed: Deed | { do: 'end' };
}

export const DAYS = 20;
export const DAY_MS = 86_400_000;

// Some are refused.
const CALLS = 325;
const BEGINNINGS: ReadonlySet<Deed['do']> = new Set(['receive', 'place', 'web', 'lead']);
// Shared by many callers; one is withheld.
const SHARED = ['447700911001', '447700911002', '447700911003', 'anonymous'];

/**
 * Draws what happens to the calls of 20 days: scripts of the laws, in the hours of business and around midnight. Callers have a number of
 * their own, share one, or withhold it. What a script leaves behind ends soon after, or hours later.
 *
 * @param start A midnight.
 */
export function drawMonth(seed: number, start: number): Timed[] {
  const chance = new Chance(seed);
  const drawn = fc.sample(scripts, { seed, numRuns: 120 });
  const used: Deed[][] = [];
  for (let calls = 0; calls < CALLS && drawn.length > 0;) {
    const script = drawn.pop()!;
    calls += script.filter((deed) => BEGINNINGS.has(deed.do)).length;
    if (script.length > 5) used.push(script);
  }
  let at = start;
  return used.flatMap((script, index) => {
    const day = start + Math.floor((index * DAYS) / used.length) * DAY_MS;
    const second = chance.happens(0.25)
      ? DAY_MS / 1000 - chance.integer(5, 90)
      : chance.integer(8 * 3600, 18 * 3600);
    at = Math.max(at, day + second * 1000);
    const isCrowded = chance.happens(0.2);
    const timed = script
      .flatMap((deed) => withAnswer(deed, chance))
      .map((deed): Timed => {
        const then = at;
        at += deed.do === 'wait' ? deed.seconds * 1000 : isCrowded ? 0 : 1000;
        return { at: then, deed: deed.do === 'receive' ? { ...deed, from: callerOf(chance) } : deed };
      });
    at += (chance.happens(0.2) ? chance.integer(3600, 4 * 3600) : chance.integer(1, 90)) * 1000;
    return [...timed.filter(({ deed }) => deed.do !== 'wait'), { at, deed: { do: 'end' } }];
  });
}

/** Half of the calls find somebody at the phone. */
function withAnswer(deed: Deed, chance: Chance): Deed[] {
  if (!BEGINNINGS.has(deed.do) || chance.happens(0.5)) return [deed];
  return [
    deed,
    { do: 'wait', seconds: chance.integer(3, 15) },
    { do: 'answer', pick: chance.integer(0, 30) },
  ];
}

function callerOf(chance: Chance): string {
  return chance.happens(0.3) ? chance.pick(SHARED) : `4477009${chance.integer(20_000, 99_999)}`;
}

/** A user who is followed to a number outside and to a colleague, and one without a phone whose calls go to a number outside. */
export function followUsers({ users, accounts }: Platform['store']['tables']): void {
  const targets = { fm_targets: ['447700900456', '2105'], fm_init_ring_time: 5, fm_ring_time: '10' };
  users.patch(410_004, { fm: true, ...targets });
  users.patch(410_003, { nun: '447700900456', nun_ring_time: 15 });
  accounts.patch(410_003, { phones: 0 });
}
