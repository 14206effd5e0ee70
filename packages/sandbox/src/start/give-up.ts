import type { Platform } from '../platform/platform.ts';

/** The caller hangs up, unless somebody has answered or the call is over. */
export function giveUpLater({ clock, exchange }: Pick<Platform, 'clock' | 'exchange'>): void {
  clock.handle('control.give-up', ({ call }) => {
    const live = exchange.calls.ofLeg(call);
    if (live && !live.answered) exchange.perform({ kind: 'hang-up', leg: call, side: 'src' });
  });
}
