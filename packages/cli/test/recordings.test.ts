import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runWithKills } from '@telephony/testing/run-with-kills';
import { expect, test } from 'vitest';
import { serve } from './support/platform.ts';
import { spawnTelephony, telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
const newFolder = (name: string) => join(own.folder, name);
const fetchTo = async (folder: string, more = '') => {
  const words = `recordings fetch --since 7d --to ${folder} --output json ${more}`.trim().split(' ');
  const { stdout, ...rest } = await telephony(words, { env: own.env });
  return { ...rest, rows: JSON.parse(stdout || '[]') as { file: string; sha256: string; call?: number }[] };
};
const linesOf = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');

function check(folder: string): void {
  const { status, stderr } = spawnSync('sha256sum', ['-c', 'SHA256SUMS'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

test('recordings are fetched once, for their owner alone, with a list that only grows', async () => {
  const folder = newFolder('recordings');
  const first = await fetchTo(folder);
  expect(first).toMatchObject({ code: 0, stderr: '4 saved, 0 there already, 0 failed.\n' });
  check(folder);
  const lines = linesOf(folder);
  expect(lines.toSorted()).toEqual(first.rows.map(({ sha256, file }) => `${sha256}  ${file}`).toSorted());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);

  rmSync(join(folder, 'monitors-7001.mp3'));
  expect((await fetchTo(folder)).stderr).toBe('1 saved, 3 there already, 0 failed.\n');
  expect(linesOf(folder)).toEqual(lines);
  // Of another span, nothing is removed; a cut line is mended, and the line of a file that a killed run has saved is added.
  expect((await fetchTo(folder, '--until 6d')).rows).toEqual([]);
  expect(linesOf(folder)).toEqual(lines);
  writeFileSync(join(folder, 'monitors-99.mp3'), 'ID3');
  appendFileSync(join(folder, 'SHA256SUMS'), lines[0]!.slice(0, 80));
  await fetchTo(folder, '--until 6d');
  expect(linesOf(folder)).toEqual([...lines, expect.stringContaining('monitors-99.mp3')]);
  check(folder);
  // What was damaged is not hidden.
  writeFileSync(join(folder, 'monitors-99.mp3'), 'ID4');
  await fetchTo(folder);
  expect(spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder }).status).toBe(1);
});

test('the calls are beside the files, and what should be there is listed', { timeout: 60_000 }, async () => {
  const folder = newFolder('with-call');
  const { control } = own.sandbox;
  // A setting says that Tom is recorded. This recording is lost.
  const { id } = await control.call({ from: '447700900444', to: '2103' });
  await control.answer(id);
  await setTimeout(2100);
  await control.hangUp(id, 'src');
  const list = ['monitors', 'list', '--filter', `live_id=${id}`, '--query', '[].id'];
  const [lost] = JSON.parse((await telephony(list, { env: own.env })).stdout) as number[];
  const remove = ['monitors', 'delete', `${lost}`, '--yes'];
  expect(await telephony(remove, { env: own.env })).toMatchObject({ code: 0 });
  const { rows, stderr } = await fetchTo(folder, '--with-call');
  expect(stderr).toContain('1 should be there and are not: MISSING.json');
  expect(rows).toHaveLength(4);
  for (const { file, call } of rows) {
    const beside = JSON.parse(readFileSync(join(folder, file.replace('.mp3', '.json')), 'utf8')) as {
      rootCallId: number;
      recordings: { id: number }[];
    };
    expect(beside.rootCallId).toBe(call);
    expect(beside.recordings.map((one) => `monitors-${one.id}.mp3`)).toContain(file);
  }
  expect(JSON.parse(readFileSync(join(folder, 'MISSING.json'), 'utf8'))).toEqual([
    expect.objectContaining({ call: id, recording: null, caller: '447700900444' }),
  ]);
  check(folder);
});

test('of one user, only the recordings in which they talk', async () => {
  const all = await fetchTo(newFolder('all'), '--with-call');
  const some = await fetchTo(newFolder('user'), '--user 410003');
  expect(some.rows.length).toBeGreaterThan(0);
  expect(some.rows.length).toBeLessThan(all.rows.length);
  expect((await fetchTo(newFolder('nobody'), '--user 17')).rows).toEqual([]);
});

test('killed at any moment, it goes on without harm', { timeout: 60_000 }, async () => {
  const monitors = Array.from({ length: 60 }, (_, index) => ({
    id: 80_000 + index,
    timestamp: new Date(Date.now() - 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    duration: 3,
  }));
  await own.sandbox.control.POST('/seed', { body: { monitors } });
  const folder = newFolder('killed');
  const files = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  const moments = [0, 1, 4, 9, 2, 7].map((milliseconds, index) => ({ requests: 3 + index, milliseconds }));
  const args = ['recordings', 'fetch', '--since', '7d', '--to', folder];
  const { kills, code } = await runWithKills(
    () => spawnTelephony(args, own.env),
    moments,
    files,
    () => (existsSync(join(folder, 'SHA256SUMS')) ? check(folder) : undefined),
  );
  expect({ kills, code }).toEqual({ kills: moments.length, code: 0 });
  check(folder);
  expect(linesOf(folder).length).toBe(readdirSync(folder).length - 1);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('no name leads out of the folder', async () => {
  const record = { id: '../../../x', timestamp: '2026-11-20 09:00:00', live_id: 7 };
  const platform = await serve(({ url }, response) => {
    if (url?.includes('.mp3'))
      return void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('ID3');
    const data = url?.includes('/monitors') ? [record] : [];
    return void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data, total: data.length }));
  });
  const folder = newFolder('a/b/c/out');
  const { stdout, code } = await telephony(
    ['recordings', 'fetch', '--since', '2026-11-01', '--to', folder, '--output', 'json'],
    { env: platform.env },
  );
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([{ file: 'monitors-_________x.mp3' }]);
  expect(readdirSync(folder).toSorted()).toEqual(['SHA256SUMS', 'monitors-_________x.mp3']);
  check(folder);
});
