/** The example of the client that exports CDRs, killed again and again. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTelephony, paginate } from '@telephony/client';
import { compileCache } from '@telephony/testing/compile-cache';
import { rounds } from '@telephony/testing/tiers';
import { runWithKills } from '@telephony/testing/run-with-kills';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/start/start-sandbox.ts';

const program = fileURLToPath(
  new URL('examples/export-cdrs.ts', import.meta.resolve('@telephony/client/package.json')),
);

test('no CDR twice and none missing, though it is killed again and again', async () => {
  const sandbox = await startSandbox({
    port: 0,
    clock: 'manual',
    seed: 7,
    history: rounds(15, 90),
    users: 25,
    callsPerDay: 300,
  });
  onTestFinished(() => sandbox.close());
  const token = sandbox.signIn?.token ?? '';
  const folder = temporaryFolder();
  const args = ['--base-url', sandbox.baseUrl, '--from', '2026-01-01', '--to', '2026-12-31'];
  const start = () =>
    spawn(process.execPath, [program, ...args, '--output', 'cdrs.csv'], {
      stdio: 'ignore',
      cwd: folder,
      env: { ...process.env, ...compileCache, TELEPHONY_TOKEN: token },
    });
  const moments = Array.from({ length: rounds(4, 40) }, () => ({
    requests: 1 + Math.floor(Math.random() * 2),
    milliseconds: Math.random() * 60,
  }));
  const asked = () => sandbox.requests.length;
  const { kills, code } = await runWithKills(start, moments, asked, () => undefined);
  expect([kills > 0, code]).toEqual([true, 0]);

  const expected: number[] = [];
  const pbx = createTelephony({ baseUrl: sandbox.baseUrl, auth: token });
  for await (const { id } of paginate(pbx, '/cdrs', { query: { sort: 'id' }, pageSize: 5000 }))
    expected.push(id);
  const lines = readFileSync(join(folder, 'cdrs.csv'), 'utf8').trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(expected);
  expect(readdirSync(folder)).toEqual(['cdrs.csv']);
});
