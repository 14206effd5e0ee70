import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';
import { MEI } from '../../support/serve-platform.ts';

const program = fileURLToPath(
  new URL('examples/wallboard/server.ts', import.meta.resolve('@telephony/webhooks/package.json')),
);
const password = 'seven-spokes-and-a-bell';

/** The example as its user starts it. */
export interface RunningWallboard {
  /** Its page. */
  url: string;
  /** The URL of its webhook, with the secret. */
  webhook: string;
  /** What its page shows. Tests read what they expect to be there. */
  figures(): Promise<any>;
  /** Ends it by a signal, and waits for it. @returns What it has written to standard error. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

/**
 * Starts the wallboard.
 *
 * @param options.platform Origin of a sandbox.
 * @param options.port That of a wallboard before, to take its place. Default: a free one.
 */
export async function runWallboard({
  file,
  platform,
  port = '0',
}: {
  file: string;
  platform: string;
  port?: string;
}): Promise<RunningWallboard> {
  const child: ChildProcess = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...compileCache,
      PORT: port,
      TELEPHONY_TOKEN: MEI,
      TELEPHONY_URL: `${platform}/v1.2/voice`,
      WALLBOARD_FILE: file,
      WEBHOOK_PASSWORD: password,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const complaints = text(child.stderr!);
  const failed = complaints.then((reason) => Promise.reject(new Error(reason)));
  failed.catch(() => {});
  const [line] = (await Promise.race([once(child.stdout!, 'data'), failed])) as [Buffer];
  const url = String(line).trim();
  return {
    url,
    webhook: `${url.replace('//', `//pbx:${password}@`)}events`,
    figures: async () => (await fetch(`${url}figures`)).json(),
    async end(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return complaints;
    },
  };
}
