import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { startServer } from '@telephony/testing/start-server';
import { expect, test } from 'vitest';
import { runCli, runProgram, startProgram } from '../support/run-cli.ts';
import { exampleOf, sendJson } from './support/serve-proxy.ts';

async function serve(args: string[]) {
  const upstream = await startServer((_, response) =>
    sendJson(response, { ...exampleOf('getCdr'), price: '1.20' }),
  );
  const started = await startProgram(['proxy', upstream, ...args]);
  const headers = { 'x-auth-token': 'any' };
  const ask = async () => (await fetch(`${started.url}/cdrs/5`, { headers })).text();
  return { ...started, upstream, ask };
}

test('writes a finding once, counts it, and ends with a table', async () => {
  const { upstream, url, output, ask, stop } = await serve([]);
  await ask();
  await ask();
  expect(await stop()).toBe(0);
  const lines = output.text.trimEnd().split('\n');
  expect(lines[0]).toBe(`The proxy listens on ${url} and passes requests on to ${upstream}. Ctrl-C ends it.`);
  expect(lines.filter((line) => line.startsWith('GET /cdrs/5 200 getCdr'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('Differs'))).toEqual([
    'Differs: getCdr 200: undeclared field, body.price (string)',
  ]);
  expect(lines.slice(-4, -1)).toEqual([
    '1 difference from the contract in 2 responses:',
    '',
    expect.stringMatching(/^Operation +Status +What +Where +Times +First seen$/),
  ]);
  expect(lines.at(-1)).toMatch(
    /^getCdr +200 +undeclared field +body\.price \(string\) +2 +\d{4}-\d\d-\d\dT\S+$/,
  );
});

test('--fail-on-findings, --report and --log silent', async () => {
  const report = join(temporaryFolder(), 'findings.yaml');
  const { output, ask, stop } = await serve(['--fail-on-findings', '--report', report, '--log', 'silent']);
  await ask();
  expect(await stop()).toBe(1);
  expect(output.text).not.toMatch(/^(Differs|GET)/m);
  expect(output.text).toContain('1 difference');
  expect(readFileSync(report, 'utf8')).toMatch(
    /^entries:\n {2}- id: O-NEW-1\n {4}title: Undeclared field price of /m,
  );
});

test('without findings it says so', async () => {
  const report = join(temporaryFolder(), 'findings.yaml');
  const { output, stop } = await serve(['--fail-on-findings', '--report', report]);
  expect(await stop()).toBe(0);
  expect(output.text).toContain('No difference from the contract in 0 responses.');
  expect(existsSync(report)).toBe(true);
});

test.each([
  [[], /missing required argument 'upstream'/],
  [['a', 'b', 'c'], /too many arguments/],
  [['http://127.0.0.1:1', '--log', 'loud'], /--log .*'loud' is invalid\. Allowed choices are silent/],
  [['http://127.0.0.1:1', '--timeout', 'x'], /--timeout .*Give a whole number from 1/],
])('%j: one message and exit code 2', async (args, message) => {
  const { code, stdout, stderr } = await runCli('proxy', ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});

test('a proxy that cannot start: one message and exit code 1', async () => {
  const { code, stdout, stderr } = await runProgram('proxy', 'http://127.0.0.1:1', 'nowhere.yaml');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/nowhere\.yaml cannot be read/);
});

test('--help has an example', async () => {
  const { code, stdout } = await runCli('proxy', '--help');
  expect(code).toBe(0);
  for (const option of ['--report', '--fail-on-findings', '--insecure', '--log', '--timeout'])
    expect(stdout).toContain(option);
  expect(stdout).toMatch(/Example:\n {2}telephony-mock proxy https:/);
});
