import { once } from 'node:events';
import { createServer } from 'node:http';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@telephony/testing/free-port';
import { runScript } from '@telephony/testing/run-script';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../turbo.mjs';

const script = new URL('../start.ts', import.meta.url);

test('npm start names what it does, and refuses a taken port and an unknown part before it builds', async () => {
  expect((await runScript(script, ['--help'])).stdout).toContain('Example: npm start -- sandbox');
  expect(await runScript(script, ['dock'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no part "dock". The parts are sandbox, mock, docs.'),
  });
  expect(await runScript(script, ['--mock-port', 'x'])).toMatchObject({ code: 2 });
  const { port } = new URL(await startServer(createServer()));
  for (const option of [['--mock-port', port], [`--port=${port}`]])
    expect(await runScript(script, ['mock', ...option])).toMatchObject({
      code: 1,
      stderr: `Port ${port} of the mock is taken: choose another with --mock-port <port>.
`,
    });
});

test('writes an account to begin with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'account.yaml');
  expect(await runScript(script, ['sandbox', 'init', file])).toMatchObject({ code: 0 });
  expect(await readFile(file, 'utf8')).toContain('users:');
  const scenario = join(folder, 'scenario.yaml');
  await writeFile(scenario, 'title: Nobody calls\nwhen: []\nthen: { rings: { 0s: [Mei] } }\n');
  expect(await runScript(script, ['sandbox', 'test', scenario])).toMatchObject({ code: 1 });
});

test.for([
  ['SIGINT', [], 2, /^2026-11-20 16:06/],
  ['SIGTERM', ['--no-live-calls', '--start-time', '2027-02-03T04:05Z'], 0, /^2027-02-03 04:05/],
] as const)(
  'serves the sandbox and ends it on %s, with its options %j',
  async ([signal, options, live, now]) => {
    const port = await freePort();
    const child = spawn(
      process.execPath,
      [join(root, 'tools/start.ts'), 'sandbox', '--sandbox-port', String(port), ...options],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NO_COLOR: '1' },
      },
    );
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    while (!text.includes('Ctrl-C')) await once(child.stdout, 'data');
    const [, token = ''] = /token: ([\da-f]{40})/.exec(text) ?? [];
    const calls = `http://127.0.0.1:${port}/v1.2/voice/calls`;
    expect(text).toContain(`curl -H 'X-Auth-Token: ${token}' '${calls}'`);
    const response = await fetch(calls, { headers: { 'x-auth-token': token } });
    expect(await response.json(), 'as the samples assume, unless they say otherwise').toMatchObject({
      total: live,
    });
    const clock = await fetch(`http://127.0.0.1:${port}/_sandbox/clock`);
    expect(await clock.json()).toMatchObject({ now: expect.stringMatching(now) });
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([signal === 'SIGINT' ? 0 : 143, null]);
    await expect(fetch(calls)).rejects.toThrow('fetch failed');
  },
);
