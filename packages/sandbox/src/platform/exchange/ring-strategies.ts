import { knownCodes } from '../../assumptions/assumptions.ts';
import { invalid } from '@telephony/http';
import type { RingStrategy } from '../../telephony/state/facts.ts';

/** The letters of strategies (Resources, User `fm_strategy`). */
const STRATEGIES: Readonly<Record<string, RingStrategy>> = { A: 'all', H: 'hunt', M: 'memory-hunt' };

/** Refuses a strategy that no phone could be rung by. @throws Refusal 400. */
export function checkStrategy(written: string | undefined, field: string): void {
  if (written !== undefined && !Object.hasOwn(STRATEGIES, written))
    throw invalid(field, `must be one of ${Object.keys(STRATEGIES).join(', ')}`);
}

/** The strategy that a letter or its code means; all where none is set (ledger N-21, N-30). */
export function ringStrategy(written: string | number | null | undefined): RingStrategy {
  const codes = Object.entries(knownCodes['strategy'] ?? {});
  const letter = typeof written === 'number' ? codes.find(([, code]) => code === written)?.[0] : written;
  return STRATEGIES[letter ?? ''] ?? 'all';
}
