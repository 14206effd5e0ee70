import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@telephony/testing/compile-cache';
import { expect, onTestFinished, test } from 'vitest';
import { program } from '../support/run-cli.ts';

const RIGHT = `title: Nobody answers
when:
  - 0s: 447700900123 calls 2103
  - 5s: caller hangs up
then:
  call: { result: missed, owed: unanswered }
`;

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scenarios-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, ...compileCache, NO_COLOR: '1', FORCE_COLOR: undefined };
  const running = promisify(execFile)(process.execPath, [program, 'test', ...args], { env });
  return running.then(
    (output) => ({ code: 0, ...output }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
}

test('runs the files of a folder, says what went otherwise, and writes a report', async () => {
  const folder = await folderWith({ 'a.yaml': RIGHT, 'b.yml': RIGHT.replace('unanswered', 'none') });
  const report = join(folder, 'report.xml');
  const { code, stdout } = await run(folder, '--junit', report);
  expect(code).toBe(1);
  expect(stdout).toContain('✓ Nobody answers');
  expect(stdout).toContain('b.yml:6 call.owed\n    expected none, seen unanswered');
  expect(stdout).toContain('1 passed, 1 failed');
  expect(await readFile(report, 'utf8')).toMatch(
    /<testsuite name="telephony-sandbox" tests="2" failures="1">[\s\S]*<failure message="[^"]*b\.yml:6 call\.owed">/,
  );
});

test('a file that cannot be read, or has no form of a scenario, ends with 2', async () => {
  const folder = await folderWith({ 'a.yaml': RIGHT.replace('when', 'wenn') });
  expect(await run(join(folder, 'a.yaml'))).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('a.yaml:2 scenario.wenn is not a known field'),
  });
  expect(await run(join(folder, 'no.yaml'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no such file'),
  });
});
