import { timestamp } from '../../ground/clock/timestamp.ts';
import type { Clock } from '../../generated/control.ts';
import type { Platform } from '../../platform/platform.ts';

/** The time as the control plane shows it. */
export function clockState({ clock }: Pick<Platform, 'clock'>): Clock {
  const [milliseconds, next] = [clock.now(), clock.nextTime()];
  return {
    now: timestamp(milliseconds),
    milliseconds,
    mode: clock.mode,
    next: next === undefined ? null : timestamp(next),
  };
}
