import type { Platform } from '../platform/platform.ts';

/** The caller hangs up, unless somebody has answered or the call is over. */
export function giveUp({ exchange }: Platform, leg: number): void {
  const live = exchange.calls.ofLeg(leg);
  if (live && !live.answered) exchange.perform({ kind: 'hang-up', leg, side: 'src' });
}
