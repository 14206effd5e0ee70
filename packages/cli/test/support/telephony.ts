import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@telephony/testing/compile-cache';
import { afterAll, beforeAll } from 'vitest';
import { type Sandbox, startSandbox } from '@telephony/sandbox';

export const bin = fileURLToPath(new URL('../../src/bin.ts', import.meta.url));
const none = { TELEPHONY_URL: '', TELEPHONY_TOKEN: '' };

/** What a command wrote and how it ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
  bytes: Buffer;
}

/** Runs the built command without a terminal. */
export async function telephony(
  args: readonly string[],
  { env = {}, input = '', cwd }: { env?: Record<string, string>; input?: string; cwd?: string } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { ...process.env, ...compileCache, NO_COLOR: '1', TELEPHONY_KEYCHAIN: 'off', ...none, ...env },
  });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stderr, code] = await Promise.all([text(child.stderr), exit]);
  const bytes = Buffer.concat(parts);
  return { code, stdout: bytes.toString(), stderr, bytes };
}

/** A sandbox on a free port, and the environment of a command that is signed in to it. */
export function useSandbox(): { sandbox: Sandbox; env: Record<string, string>; folder: string } {
  const own = {} as { sandbox: Sandbox; env: Record<string, string>; folder: string };
  beforeAll(async () => {
    own.folder = mkdtempSync(join(tmpdir(), 'telephony-cli-'));
    own.sandbox = await startSandbox({ port: 0 });
    own.env = {
      TELEPHONY_CONFIG: join(own.folder, 'config'),
      TELEPHONY_URL: own.sandbox.baseUrl,
      TELEPHONY_TOKEN: own.sandbox.signIn!.token,
    };
  });
  afterAll(async () => {
    await own.sandbox.close();
    rmSync(own.folder, { recursive: true, force: true });
  });
  return own;
}
