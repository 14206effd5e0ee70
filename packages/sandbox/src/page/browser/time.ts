import { state } from './state.ts';

/** The time of the sandbox in milliseconds, as far as the page knows it. */
export function now(): number {
  const { clock } = state;
  if (!clock) return 0;
  return clock.milliseconds + (clock.mode === 'real' ? performance.now() - clock.told : 0);
}

/** A moment as the platform writes it, in UTC. */
export function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** How long ago a moment was, such as `42 s` or `3:05 min`. */
export function since(milliseconds: number): string {
  return lengthOf(Math.max(0, Math.floor((now() - milliseconds) / 1000)));
}

/** A number of seconds as people read it. */
export function lengthOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const minutes = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`;
  return hours === 0 ? `${minutes} min` : `${hours}:${minutes.padStart(5, '0')} h`;
}
