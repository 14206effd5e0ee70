import type { Outcome } from './call.ts';
import type { Visit } from './pieces/visit.ts';

type Reach = Pick<Outcome, 'reached' | 'reachedBy'>;

/** Causes in any spelling such as `USER_BUSY` (ledger O-65, O-67); words decide nothing else (N-09). */
const CAUSES: readonly [RegExp, Outcome['reached']][] = [
  [/busy/, 'busy'],
  [/reject|refus|declin/, 'refused'],
  [/unallocated|not registered|unreachable|no route|routing error|invalid number|congestion/, 'not-reached'],
  [/no answer/, 'rang'],
];

export function reachOf(visits: readonly Visit[], last: Visit): Reach {
  // Click to call: the number was never called.
  if (last.kind === 'caller')
    return { reached: 'not-reached', reachedBy: 'the phone of the caller was not picked up' };
  const rung = visits.filter((visit) => visit === last || visit.group === last);
  const cause = last.endedWhy?.toLowerCase().replaceAll('_', ' ') ?? '';
  const known = CAUSES.find(([words]) => words.test(cause));
  if (known && known[1] !== 'rang') return { reached: known[1], reachedBy: `t_cause: ${last.endedWhy}` };
  if (rung.some(({ hasRung }) => hasRung)) return { reached: 'rang', reachedBy: 'call.ringing' };
  if (rung.some(({ disposition }) => disposition === 'RINGING'))
    return { reached: 'rang', reachedBy: 'disposition: RINGING' };
  return known
    ? { reached: known[1], reachedBy: `t_cause: ${last.endedWhy}` }
    : { reached: null, reachedBy: null };
}
