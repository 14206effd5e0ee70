import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@telephony/testing/compile-cache';

export const TOKEN = 'b4f1c0de5a11ed70caf3';
/** Where journals would be kept by a run that writes. */
const STATE = join(tmpdir(), 'conformance-cli-test');
const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

export function start(args: string[], environment: Record<string, string> = { TELEPHONY_TOKEN: TOKEN }) {
  const { TELEPHONY_TOKEN: _token, TELEPHONY_PASSWORD: _password, ...inherited } = process.env;
  return spawn(process.execPath, [CLI, ...args], {
    env: { ...inherited, ...compileCache, NO_COLOR: '1', XDG_STATE_HOME: STATE, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

export const conformance = (args: string[], environment?: Record<string, string>) =>
  resultOf(start(args, environment));

export async function resultOf(child: ChildProcessWithoutNullStreams) {
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number | null, stdout, stderr };
}
