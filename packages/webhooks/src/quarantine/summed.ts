import type { Handled } from '../once/handle-once.ts';

/** How the replay of a delivery ended. */
export interface ReplayEnd {
  /** `duplicate`: it has been handled in the meantime, as it came again. */
  outcome: 'handled' | 'duplicate' | 'failed';
  reason: string | null;
  error?: unknown;
}

/** What became of a delivery, by what became of its events: it has failed if one of them has. */
export function summed(ends: readonly Omit<Handled, 'attempt'>[]): ReplayEnd {
  const [failed, ...others] = ends.filter(({ outcome }) => outcome !== 'handled' && outcome !== 'duplicate');
  if (failed) {
    const { outcome: _, reason, ...error } = failed;
    const count = ends.length > 1 ? ` (${others.length + 1} of ${ends.length} events)` : '';
    return { outcome: 'failed', reason: `${reason}${count}`, ...error };
  }
  const isKnown = ends.every(({ outcome }) => outcome === 'duplicate');
  return isKnown
    ? { outcome: 'duplicate', reason: 'It has been handled in the meantime.' }
    : { outcome: 'handled', reason: null };
}
