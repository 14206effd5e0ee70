import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installed } from '@telephony/testing/installed-host';
import { openBrowser } from '@telephony/testing/open-browser';
import type { Endings, Runtime } from '../../test/odd-servers/behaviour.ts';
import { runInWorkerd } from './run-in-workerd.ts';

/** What a program prints before its result: a runtime may print lines of its own. */
const MARK = 'endings: ';

/** The program for runtimes that have a command line. */
export const PROGRAM = `const [url] = globalThis.Deno?.args ?? process.argv.slice(2);
console.log(${JSON.stringify(MARK)} + JSON.stringify(await runPlan(url)));
globalThis.Deno?.exit() ?? process.exit();`;

/** Makes all calls of a plan in a runtime. */
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
  const folder = mkdtempSync(join(tmpdir(), 'odd-servers-'));
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
