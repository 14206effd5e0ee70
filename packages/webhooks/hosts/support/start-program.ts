import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@telephony/testing/free-port';
import { SECRET } from '../../test/hosts/support/material.ts';

export interface Running {
  url: string;
  printed: object[];
  end(): Promise<[code: number | null, signal: string | null]>;
}

export async function startProgram(
  program: string,
  args: (port: string) => string[],
  cwd?: string,
): Promise<Running> {
  const port = String(await freePort());
  const env = {
    ...process.env,
    PORT: port,
    WEBHOOK_SECRET: SECRET,
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const child = spawn(program, args(port), { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: object[] = [];
  const other: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{')) printed.push(JSON.parse(line) as object);
    else other.push(line);
  });
  createInterface(child.stderr).on('line', (line) => other.push(line));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`${program} has ended: ${other.join('\n')}`);
    await delay(50);
  }
  const exit = once(child, 'exit');
  return {
    url,
    printed,
    async end() {
      child.kill('SIGTERM');
      const [code, signal] = (await exit) as [number | null, string | null];
      return [code, signal];
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
