import { letterOf } from '../../assumptions/letter-of.ts';
import type { RingStrategy } from '../../telephony/state/facts.ts';

/** The letters of strategies (Resources, User `fm_strategy`). */
export const STRATEGIES: Readonly<Record<string, RingStrategy>> = { A: 'all', H: 'hunt', M: 'memory-hunt' };

/** The strategy that a letter or its code means; all where none is set (ledger N-21, N-30). */
export function ringStrategy(written: string | number | null | undefined): RingStrategy {
  return STRATEGIES[letterOf('strategy', written) ?? ''] ?? 'all';
}
