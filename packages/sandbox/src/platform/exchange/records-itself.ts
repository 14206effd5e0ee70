import { letterOf } from '../../assumptions/letter-of.ts';

/** Which calls a `monitor` setting records (Resources, User): all, those that come in, those that go out, or none. */
export function recordedBy(monitor: string | number | null | undefined): { in: boolean; out: boolean } {
  const letter = letterOf('monitor', monitor);
  return { in: letter === 'A' || letter === 'I', out: letter === 'A' || letter === 'O' };
}
