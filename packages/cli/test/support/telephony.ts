import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Sandbox, startSandbox } from '@telephony/sandbox';
import { compileCache } from '@telephony/testing/compile-cache';
import { runHere } from '@telephony/testing/run-here';
import { afterAll, beforeAll } from 'vitest';

const script = new URL('../../src/cli.ts', import.meta.url);
const bin = fileURLToPath(new URL('../../src/bin.ts', import.meta.url));
const { TELEPHONY_EXECUTABLE } = process.env;
export const [program, ...firstWords] =
  TELEPHONY_EXECUTABLE === undefined ? ([process.execPath, bin] as const) : [TELEPHONY_EXECUTABLE];

export type Environment = Readonly<Record<string, string>>;
const signedOut = { TELEPHONY_KEYCHAIN: 'off', TELEPHONY_URL: '', TELEPHONY_TOKEN: '' };

let lastRun: Promise<unknown> = Promise.resolve();

/** Runs a command in this process, without a terminal, after the runs before it. */
export function telephony(
  args: readonly string[],
  { env = {}, input, cwd }: { env?: Environment; input?: string; cwd?: string } = {},
): ReturnType<typeof runHere> {
  const surroundings = { env: { ...signedOut, ...env }, ...(input !== undefined && { input }) };
  const run = lastRun.then(() => runHere(script, args, cwd, surroundings));
  lastRun = run.catch(() => undefined);
  return run;
}

export function spawnTelephony(args: readonly string[], env: Environment = {}, cwd = process.cwd()) {
  return spawn(program, [...firstWords, ...args], {
    cwd,
    env: { ...process.env, ...compileCache, NO_COLOR: '1', ...signedOut, ...env },
  });
}

export async function telephonyProcess(args: readonly string[], env?: Environment) {
  const child = spawnTelephony(args, env);
  child.stdin.end();
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [bytes, stderr, code] = await Promise.all([buffer(child.stdout), text(child.stderr), exit]);
  return { code, stdout: bytes.toString(), stderr, bytes };
}

export interface SignedIn {
  sandbox: Sandbox;
  env: Record<string, string>;
  folder: string;
}

export function useSandbox(): SignedIn {
  const own = { folder: mkdtempSync(join(tmpdir(), 'telephony-cli-')) } as SignedIn;
  beforeAll(async () => {
    own.sandbox = await startSandbox({ port: 0 });
    // Without it, an assistant dials nobody outside.
    mkdirSync(join(own.folder, 'config'), { mode: 0o700 });
    writeFileSync(join(own.folder, 'config', 'dialling.json'), '{"allow": ["44"]}');
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
