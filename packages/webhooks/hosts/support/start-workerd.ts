import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { installed } from '@telephony/testing/installed-host';
import { type Running, startProgram } from './start-program.ts';

const EXAMPLE = new URL('../../examples/cloudflare-worker.ts', import.meta.url).pathname;
const KV =
  'export default { async fetch(request) { console.log(await request.text()); return new Response(); } };';

const configOf = (port: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-10-01",
      bindings = [
        (name = "WEBHOOK_SECRET", fromEnvironment = "WEBHOOK_SECRET"),
        (name = "EVENTS", kvNamespace = "kv"),
      ],
    )),
    (name = "kv", worker = (
      modules = [(name = "kv.js", esModule = embed "kv.js")],
      compatibilityDate = "2026-10-01",
    )),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);`;

export async function startWorkerd(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  const build = await rolldown({ input: EXAMPLE, platform: 'browser' });
  await build.write({ file: join(folder, 'worker.js'), format: 'esm' });
  await build.close();
  writeFileSync(join(folder, 'kv.js'), KV);
  const running = await startProgram(installed('@cloudflare/workerd-*/bin/workerd*'), (port) => {
    writeFileSync(join(folder, 'config.capnp'), configOf(port));
    return ['serve', join(folder, 'config.capnp')];
  });
  const end = () => running.end().finally(() => rmSync(folder, { recursive: true, force: true }));
  return { ...running, end };
}
