import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installed } from '@telephony/testing/installed-host';
import type { Endings } from '../../test/odd-servers/behaviour.ts';

/** A worker may call this machine, and says on file descriptor 3 where it listens. */
const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-10-01",
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);`;

/** The program for workerd. */
export const WORKER = `export default {
  fetch: async (request) => Response.json(await runPlan(new URL(request.url).searchParams.get('plan'))),
};`;

/** Makes all calls of a plan in workerd, the runtime of Cloudflare. */
export async function runInWorkerd(url: string, worker: string): Promise<Endings> {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  writeFileSync(join(folder, 'worker.js'), worker);
  writeFileSync(join(folder, 'config.capnp'), CONFIG);
  const command = installed('@cloudflare/workerd-*/bin/workerd*');
  const child = spawn(command, ['serve', '--control-fd=3', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  try {
    const { port } = await listening(child.stdio[3] as NodeJS.ReadableStream);
    const response = await fetch(`http://127.0.0.1:${port}/?plan=${encodeURIComponent(url)}`);
    return (await response.json()) as Endings;
  } finally {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listening(control: NodeJS.ReadableStream): Promise<{ port: number }> {
  for await (const line of createInterface(control)) {
    const told = JSON.parse(line) as { event: string; port: number };
    if (told.event === 'listen') return told;
  }
  throw new Error('workerd has ended.');
}
