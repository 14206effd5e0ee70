import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { root } from '../turbo.mjs';

/** A process that starts one, which starts another one in a group of its own; none of them listens to signals. */
const deaf = (depth: number): string =>
  `for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
   setInterval(() => {}, 1000);
   ${depth === 0 ? '' : `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(deaf(depth - 1))}], { stdio: 'inherit', detached: true });`}
   console.log(process.pid);`;

const isRunning = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

test.skipIf(process.platform === 'win32').for(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a program with all that it has started, deaf ones too',
  async (signal) => {
    const script = `import { start } from './tools/turbo.mjs'; await start(['--eval', ${JSON.stringify(deaf(2))}]);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const pids = () => output.split('\n').filter(Boolean).map(Number);
    await expect.poll(() => pids().length, { timeout: 20_000 }).toBe(3);
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    await setTimeout(50);
    expect(pids().filter(isRunning)).toEqual([]);
  },
);
