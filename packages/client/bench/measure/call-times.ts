import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AnyClient, BenchClient } from '../clients/bench-client.ts';
import { median } from './quantile.ts';
import { timedModules } from './timed-modules.ts';

const program = fileURLToPath(new URL('call-time.ts', import.meta.url));
/** Code is compiled and placed again in each process. */
const processes = 5;

/**
 * Microseconds that one call of each client takes more than one of the first, over a stub of fetch, in the order of the clients:
 * medians, warm. Those with types of the API share a process, and so the same moments. What leaves several times their garbage is
 * alone with the first: the next ones would pay for it.
 */
export async function callTimes(clients: (BenchClient | AnyClient)[]): Promise<number[]> {
  const [first = '', ...others] = await timedModules(clients);
  const isTyped = (module: string) => 'typed' in clients[1 + others.indexOf(module)]!;
  const together = others.filter(isTyped);
  const groups = [together, ...others.filter((module) => !isTyped(module)).map((module) => [module])];
  const runs = new Map<string, number[]>(others.map((module) => [module, []]));
  for (let run = 0; run < processes; run++) {
    for (const group of groups) {
      const { stdout } = await promisify(execFile)(process.execPath, [program, first, ...group]);
      const [ofFirst = NaN, ...times] = JSON.parse(stdout) as number[];
      for (const [index, module] of group.entries()) runs.get(module)?.push((times[index] ?? NaN) - ofFirst);
    }
  }
  return [0, ...[...runs.values()].map(median)];
}
