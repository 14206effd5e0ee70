import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@telephony/testing/compile-cache';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { expect, onTestFinished, vi } from 'vitest';

export const program = new URL('../../src/bin.ts', import.meta.url);

export const runCli = (...args: string[]) => runHere(new URL('../../src/cli.ts', import.meta.url), args);

export const runProgram = (...args: string[]) => runScript(program, args);

export async function startProgram(args: string[]) {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...compileCache, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { text: '' };
  child.stdout.on('data', (chunk) => (output.text += String(chunk)));
  await vi.waitFor(() => expect(output.text).toMatch(/listen.*http:.*\n/), { timeout: 20_000 });
  const [, url = ''] = /(http:\/\/[\d.]+:\d+)/.exec(output.text) ?? [];
  const stop = async () => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    const [code] = (await closed) as [number];
    return code;
  };
  return { output, url, stop };
}
