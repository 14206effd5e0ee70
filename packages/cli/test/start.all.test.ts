import { spawnSync } from 'node:child_process';
import { compileCache } from '@telephony/testing/compile-cache';
import { expect, test } from 'vitest';
import { bin } from './support/telephony.ts';

const env = { ...process.env, ...compileCache };

/** The shortest of some runs, in milliseconds: what else the machine does only makes them longer. */
function shortest(args: readonly string[]): number {
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now();
    spawnSync(process.execPath, args, { env });
    return performance.now() - began;
  });
  return Math.min(...times);
}

test('a command starts in 1.5 times what Node alone takes, and 60 ms', { timeout: 60_000 }, () => {
  const limit = 1.5 * shortest(['-e', '0']) + 60;
  for (const words of [['--version'], ['--help'], ['cdrs', 'list', '--help']])
    expect(shortest([bin, ...words])).toBeLessThan(limit);
});
