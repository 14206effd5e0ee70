import { knownCodes } from '../../assumptions/assumptions.ts';

/** Which calls a `monitor` setting records (Resources, User): all, those that come in, those that go out, or none. */
export function recordedBy(monitor: string | number | null | undefined): { in: boolean; out: boolean } {
  const codes = Object.entries(knownCodes['monitor'] ?? {});
  const letter = typeof monitor === 'number' ? codes.find(([, code]) => code === monitor)?.[0] : monitor;
  return { in: letter === 'A' || letter === 'I', out: letter === 'A' || letter === 'O' };
}
