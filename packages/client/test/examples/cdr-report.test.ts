import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, startServer } from '../support/start-server.ts';
import { mockPlatform } from './support/mock-platform.ts';
import { runExample, startExample } from './support/start-example.ts';
import { withToken } from './support/token.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const header = 'id,calldate,type,src,dst,duration,disposition,charge,user_id';

test('runs without options, on a mock of its own', async () => {
  const { code, stdout, stderr } = await runExample('cdr-report', []);
  const lines = stdout.split('\r\n');
  expect(lines[0]).toBe(header);
  expect(lines[1]).toBe('42001,2026-11-20 09:02:11,I,447700900123,442079460101,191,CONNECTED,0,');
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('');
  expect(stderr).toBe('No --base-url: started a mock for this run.\n8 of 8 records\n');
  expect(code).toBe(0);
});

test('asks for the days, the last one included', async () => {
  const { mock, args } = await mockPlatform();
  await runExample('cdr-report', [...args, '--from', '2026-11-01', '--to', '2026-11-30'], { env: withToken });
  const { searchParams } = new URL(mock.requests[0]!.url, mock.url);
  expect(JSON.parse(searchParams.get('filter')!)).toEqual([
    { property: 'calldate', operator: 'gte', value: '2026-11-01 00:00:00' },
    { property: 'calldate', operator: 'lt', value: '2026-12-01 00:00:00' },
  ]);
});

test('writes every page, and quotes what CSV would read as more than one field', async () => {
  const folder = temporaryFolder();
  const records = Array.from({ length: 1100 }, (_, index) => ({ id: index + 1, src: 'a "b", c\nd' }));
  const url = await startServer((request, response) => {
    const { searchParams } = new URL(request.url!, 'http://server');
    const first = (Math.max(Number(searchParams.get('page') ?? 1), 1) - 1) * 500;
    json(response, { data: records.slice(first, first + 500), total: records.length });
  });
  const { code, stderr } = await runExample(
    'cdr-report',
    ['--base-url', url, '--from', '2026-11-01', '--output', 'report.csv'],
    { env: withToken, folder },
  );
  expect(stderr).toBe('500 of 1100 records\n1000 of 1100 records\n1100 of 1100 records\n');
  const text = await readFile(join(folder, 'report.csv'), 'utf8');
  expect(text.split('\r\n')).toEqual([
    header,
    ...records.map(({ id }) => `${id},,,"a ""b"", c\nd",,,,,`),
    '',
  ]);
  expect(await readdir(folder)).toEqual(['report.csv']);
  expect(code).toBe(0);
});

test('an interruption leaves what was there before, and no part', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'report.csv'), 'before');
  const second = Promise.withResolvers<void>();
  const url = await startServer((request, response) => {
    if (request.url?.includes('page=')) return second.resolve();
    json(response, { data: Array.from({ length: 500 }, (_, id) => ({ id })), total: 1000 });
  });
  const example = startExample(
    'cdr-report',
    ['--base-url', url, '--from', '2026-11-01', '--output', 'report.csv'],
    { env: withToken, folder },
  );
  await second.promise;
  example.process.kill('SIGINT');
  const { code, stderr } = await example.finished;
  expect(stderr).toBe('500 of 1000 records\nStopped.\n');
  expect(code).toBe(130);
  expect(await readdir(folder)).toEqual(['report.csv']);
  expect(await readFile(join(folder, 'report.csv'), 'utf8')).toBe('before');
});

test('ends without a word when nobody reads on', async () => {
  const url = await startServer((_request, response) => {
    json(response, {
      data: Array.from({ length: 500 }, (_, id) => ({ id, src: 'x'.repeat(400) })),
      total: 1e6,
    });
  });
  const example = startExample('cdr-report', ['--base-url', url, '--from', '2026-11-01'], { env: withToken });
  await example.says('calldate');
  example.process.stdout!.destroy();
  const { code, stderr } = await example.finished;
  expect(stderr).not.toContain('EPIPE');
  expect(code).toBe(0);
});

test('says in one line what the platform refuses', async () => {
  const url = await startServer((_request, response) => {
    json(response, { message: 'Authentication failed: token does not exist', errors: [] }, 401);
  });
  const { code, stdout, stderr } = await runExample(
    'cdr-report',
    ['--base-url', url, '--from', '2026-11-01'],
    { env: withToken },
  );
  expect(stderr).toBe(
    '[GET] /cdrs: 401 Authentication failed: token does not exist. Check that TELEPHONY_TOKEN is still valid.\n',
  );
  expect(stdout).toBe(`${header}\r\n`);
  expect(code).toBe(1);
});
