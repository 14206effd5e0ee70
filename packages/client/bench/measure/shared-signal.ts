import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AnyClient } from '../clients/bench-client.ts';
import { timedModules } from './timed-modules.ts';

const program = fileURLToPath(new URL('signal-bytes.ts', import.meta.url));

/** Bytes that a finished call of each client leaves with a shared signal, in the order of the clients. */
export async function sharedSignal(clients: AnyClient[]): Promise<number[]> {
  const bytes: number[] = [];
  for (const module of await timedModules(clients)) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, module]);
    // What the collector moves is not kept.
    bytes.push(Math.max(0, Number(stdout)));
  }
  return bytes;
}
