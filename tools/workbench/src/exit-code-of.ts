import { constants } from 'node:os';
import type { StopSignal } from '@telephony/command-line';

/** The exit code of a program that was stopped before its end: by custom 128 and the number of the signal. */
export function exitCodeOf({ reason }: StopSignal): number {
  return reason?.startsWith('SIG') ? 128 + constants.signals[reason as NodeJS.Signals] : 1;
}
