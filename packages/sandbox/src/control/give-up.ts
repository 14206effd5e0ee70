import type { Platform } from '../platform/platform.ts';

/** The caller hangs up, unless somebody has answered or the call is over. */
export function giveUpLater({ clock, calls }: Pick<Platform, 'clock' | 'calls'>): void {
  clock.handle('control.give-up', ({ call }) => {
    const live = calls.find(call);
    if (live && typeof live.connected_at !== 'number') calls.hangUp(call, 'src');
  });
}
