import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchClient } from '../clients/bench-client.ts';
import { workFolder } from '../work-folder.ts';
import { bundleSource } from './bundle-source.ts';

const program = fileURLToPath(new URL('call-time.ts', import.meta.url));

/** Microseconds of one call of each client over a stub of fetch, in the order of the clients: medians, warm. */
export async function callTimes(clients: BenchClient[]): Promise<number[]> {
  const modules: string[] = [];
  for (const { slug, timed } of clients) {
    const module = `${workFolder}timed/${slug}.mjs`;
    writeFileSync(module, await bundleSource(`${workFolder}timed/${slug}.ts`, timed, false));
    modules.push(module);
  }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...modules]);
  return JSON.parse(stdout) as number[];
}
