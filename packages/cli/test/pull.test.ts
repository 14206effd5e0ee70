import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CallReader } from '@telephony/calls/reader';
import { callHistory, createTelephony } from '@telephony/client';
import { startSandbox } from '@telephony/sandbox';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { expect, test, vi } from 'vitest';
import {
  type Environment,
  firstWords,
  program,
  telephony,
  telephonyProcess,
  useSandbox,
} from './support/telephony.ts';

const own = useSandbox();
const page = new URL('../../../docs/src/content/docs/packages/calls-pull.mdx', import.meta.url);
const project = testReaderProject({ 'pull.ts': readBlocks(page)[0]!.code });

interface Line {
  rootCallId: number;
  revision: number;
  changed: string[];
  call: { outcome: { result: string }; owedCallBack: object | null; recordings: { id: number }[] } | null;
}

async function pull(args: string, env: Environment) {
  const { stdout, ...rest } = await telephony(`calls pull ${args}`.split(' '), { env });
  return { ...rest, lines: stdout.split('\n').flatMap((line) => (line ? (JSON.parse(line) as Line) : [])) };
}

test('pull prints each finished call once, and later what is new', async () => {
  const file = join(own.folder, 'cursor.json');
  const first = await pull(`--cursor ${file}`, own.env);
  expect(first).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^Revisions: 8\. Complete until 20/),
  });
  expect(first.lines).toHaveLength(8);
  expect(first.lines[0]).toMatchObject({ rootCallId: 5000000001, revision: 1, changed: [] });
  expect(first.lines.flatMap(({ call }) => call!.recordings.map(({ id }) => id))).toContain(7001);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await pull(`--cursor ${file}`, own.env)).lines).toEqual([]);
  const { id } = await own.sandbox.control.call({ from: '447700900119', to: '2104' });
  expect((await pull(`--cursor ${file}`, own.env)).lines).toEqual([]);
  await own.sandbox.control.hangUp(id, 'src');
  expect((await pull(`--cursor ${file}`, own.env)).lines).toMatchObject([
    { rootCallId: id, revision: 1, call: { outcome: { result: 'missed' } } },
  ]);
});

test('the program of the docs tells the same calls, and completeUntil is by the clock of the platform', async () => {
  const pbx = createTelephony({ baseUrl: own.sandbox.baseUrl, auth: own.env['TELEPHONY_TOKEN']! });
  const reader = new CallReader(callHistory(pbx), { since: 0 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9_000_000 });
  const ahead = await Array.fromAsync(reader.pull()).finally(() => vi.useRealTimers());
  expect(ahead.length).toBeGreaterThan(0);
  expect(Number(reader.completeUntil)).toBeLessThanOrEqual(Date.now());
  expect(await project.run('pull.ts', own.env)).toContain('5000000001 1 [] answered');
});

test('the call log of the docs in Python has each call once, also after a full disk', async () => {
  const folder = join(own.folder, 'log');
  mkdirSync(folder);
  const ndjson = join(folder, 'calls.ndjson');
  const log = async () => {
    const words = [program, ...firstWords, ...'calls pull --cursor cursor.json --since 7d'.split(' ')];
    const pulling = spawn('sh', ['-c', '"$0" "$@" >> calls.ndjson', ...words], {
      cwd: folder,
      env: { ...process.env, ...own.env },
    });
    expect(await once(pulling, 'close')).toEqual([0, null]);
    const { code } = readBlocks(page, 'python')[0]!;
    const { stdout, stderr } = spawnSync('python3', ['-c', code], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    const rows = stdout.trim().split('\n');
    return rows.reduce((calls, row) => calls + Number(row.split(' ')[2]), 0);
  };
  const first = await log();
  expect(first).toBeGreaterThanOrEqual(8);
  expect(await log()).toBe(first);
  const lines = readFileSync(ndjson, 'utf8');
  appendFileSync(ndjson, lines.slice(0, 100));
  const { id } = await own.sandbox.control.call({ from: '447700900120', to: '2104' });
  await own.sandbox.control.hangUp(id, 'src');
  expect(await log()).toBe(first + 1);
  expect(readFileSync(ndjson, 'utf8').slice(0, lines.length)).toBe(lines);
});

test('a run whose reader is gone is repeated, and a damaged cursor is refused', async () => {
  const file = join(own.folder, 'broken.json');
  const line = /"pending":\[\{"rootCallId"/;
  // The disk is full when the cursor is to move on.
  const whole = await pull(`--cursor ${file} --fields rootCallId,revision`, own.env);
  const cursor = JSON.parse(readFileSync(file, 'utf8')) as { pending: unknown[] };
  expect(cursor.pending).toEqual([]);
  writeFileSync(file, JSON.stringify({ ...cursor, pending: [{ rootCallId: 7, revision: 1 }] }));
  expect(readFileSync(file, 'utf8')).toMatch(line);
  expect((await pull(`--cursor ${file}`, own.env)).lines).toEqual([{ rootCallId: 7, revision: 1 }]);
  expect(whole.lines[0]).toEqual({ rootCallId: 5000000001, revision: 1 });
  writeFileSync(file, '{');
  expect(await pull(`--cursor ${file}`, own.env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('none that "calls pull" has written'),
  });
  expect(await pull(`--cursor ${file} --output table`, own.env)).toMatchObject({ code: 2 });
  const nowhere = await telephonyProcess(['calls', 'pull', '--cursor', join(own.folder, 'no', 'x')], own.env);
  expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringContaining('--cursor: ') });
});

test('a call over midnight is on one day, and nobody who is being talked with is owed a call', async () => {
  await using sandbox = await startSandbox({
    port: 0,
    clock: 'manual',
    startTime: Date.UTC(2026, 10, 20, 23, 59, 30),
  });
  const { control } = sandbox;
  const env = { ...own.env, TELEPHONY_URL: sandbox.baseUrl, TELEPHONY_TOKEN: sandbox.signIn!.token };
  const owed = async (span: string) => {
    const { stdout, stderr } = await telephony(`calls missed --owed ${span}`.split(' '), { env });
    return { stderr, numbers: (JSON.parse(stdout) as { number: string }[]).map(({ number }) => number) };
  };
  const { id } = await control.call({ from: '447700900888', to: '442079460101' });
  await control.advance({ seconds: 5 });
  await control.answer(id);
  await control.advance({ seconds: 40 });
  await control.transfer(id, '2103');
  await control.advance({ seconds: 3 });
  const up = await telephony('calls report --since 2026-11-20'.split(' '), { env });
  expect(JSON.parse(up.stdout)).not.toContainEqual(expect.objectContaining({ id }));
  expect(up.stderr).toMatch(/Not finished: 1\. Complete until 2026-11-20 23:59:30 UTC/);
  const file = join(own.folder, 'midnight.json');
  const first = await pull(`--cursor ${file} --since 2026-11-20`, env);
  expect(first.lines.map(({ rootCallId }) => rootCallId)).not.toContain(id);
  const legs = await telephony(['calls', 'list', '--query', '[].id'], { env });
  for (const leg of JSON.parse(legs.stdout) as number[]) await control.hangUp(leg, 'src');
  await control.advance({ seconds: 3 });
  expect((await owed('--since 2026-11-20 --until 2026-11-21')).numbers).toContain('447700900888');
  expect((await owed('--since 2026-11-21')).numbers).not.toContain('447700900888');
  expect((await pull(`--cursor ${file}`, env)).lines).toMatchObject([
    { rootCallId: id, revision: 1, call: { owedCallBack: { reason: 'lost-after-transfer' } } },
  ]);
  const again = await control.call({ from: '447700900888', to: '442079460101' });
  await control.answer(again.id);
  await control.advance({ seconds: 9 });
  expect((await owed('--since 2026-11-20')).numbers).not.toContain('447700900888');
  expect((await owed('--since 2026-11-20 --until 2026-11-21')).numbers).not.toContain('447700900888');
});
