import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { installed } from '@telephony/testing/installed-host';
import { openBrowser } from '@telephony/testing/open-browser';
import { rolldown } from 'rolldown';
import type { Endings, Runtime } from '../../test/malformed-servers/endings.ts';

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

export const WORKER = `export default {
  fetch: async (request) => Response.json(await runPlan(new URL(request.url).searchParams.get('plan'))),
};`;

async function runInWorkerd(url: string, worker: string): Promise<Endings> {
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

const runPlan = fileURLToPath(new URL('../../test/malformed-servers/run-plan.ts', import.meta.url));
const ENTRY = 'virtual:main';

/**
 * A module with the client and what makes its calls.
 *
 * @param main What it does with `runPlan`.
 * @param format `iife` for the script of a page.
 */
export async function bundle(main: string, format: 'esm' | 'iife' = 'esm'): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: 'main',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? `import { runPlan } from ${JSON.stringify(runPlan)};\n${main}` : undefined,
      },
    ],
  });
  try {
    const { output } = await build.generate({ format });
    return output[0].code;
  } finally {
    await build.close();
  }
}

const MARK = 'endings: ';

export const PROGRAM = `const [url] = globalThis.Deno?.args ?? process.argv.slice(2);
console.log(${JSON.stringify(MARK)} + JSON.stringify(await runPlan(url)));
globalThis.Deno?.exit() ?? process.exit();`;

export const RUN_IN: Readonly<
  Record<Exclude<Runtime, 'Node 26'>, (url: string, program: string) => Promise<Endings>>
> = {
  'Node 22': (url, program) => runFile(installed('node-22-*/bin/node*'), [], url, program),
  'Node 24': (url, program) => runFile(installed('node-24-*/bin/node*'), [], url, program),
  Deno: (url, program) => runFile(installed('@deno/*/deno*'), ['run', '--allow-net'], url, program),
  Bun: (url, program) => runFile(installed('@oven/bun-*/bin/bun*'), ['run'], url, program),
  workerd: runInWorkerd,
  Chromium: runInChromium,
};

async function runFile(command: string, flags: string[], url: string, program: string): Promise<Endings> {
  const folder = mkdtempSync(join(tmpdir(), 'malformed-servers-'));
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  try {
    const { stdout } = await promisify(execFile)(command, [...flags, file, url], { timeout: 100_000 });
    return JSON.parse(stdout.slice(stdout.indexOf(MARK) + MARK.length)) as Endings;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runInChromium(url: string): Promise<Endings> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/page`);
    await page.addScriptTag({ url: `${url}/program.js` });
    return await page.evaluate(`endings(${JSON.stringify(url)})`);
  } finally {
    await browser.close();
  }
}
