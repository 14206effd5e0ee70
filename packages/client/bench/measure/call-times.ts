import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AnyClient } from '../clients/bench-client.ts';
import { timedModules } from './timed-modules.ts';

const program = fileURLToPath(new URL('call-time.ts', import.meta.url));

/** Microseconds of one call of each client over a stub of fetch, in the order of the clients: medians, warm. */
export async function callTimes(clients: AnyClient[]): Promise<number[]> {
  const modules = await timedModules(clients);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...modules]);
  return JSON.parse(stdout) as number[];
}
