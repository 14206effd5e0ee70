import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runWithKills } from '@telephony/testing/run-with-kills';
import { rounds } from '@telephony/testing/tiers';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { type Item, startSortingServer } from '../collections/support/page-server.ts';
import { json, startServer } from '../support/start-server.ts';
import { mockPlatform, runExample, startExample, withToken } from './support/start-example.ts';

const header = 'id,calldate,type,src,dst,duration,disposition,charge,user_id';

test('runs without options, on a mock of its own', async () => {
  const { code, stdout, stderr } = await runExample('export-cdrs', []);
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
  await runExample('export-cdrs', [...args, '--from', '2026-11-01', '--to', '2026-11-30'], {
    env: withToken,
  });
  const { searchParams } = new URL(mock.requests[0]!.url, mock.url);
  expect(JSON.parse(searchParams.get('filter')!)).toEqual([
    { property: 'calldate', operator: 'gte', value: '2026-11-01 00:00:00' },
    { property: 'calldate', operator: 'lt', value: '2026-12-01 00:00:00' },
  ]);
});

/** Records on 2026-11-01, served by the order and conditions that are asked for. */
async function startCdrs(count: number, fields: (id: number) => object = () => ({})) {
  const records: Item[] = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    calldate: '2026-11-01 09:00:00',
    ...fields(index + 1),
  }));
  let next = count + 1;
  const server = await startSortingServer(
    () => records,
    (request) => {
      // Others go on calling, and somebody cleans up.
      records.push({ id: next++, calldate: '2026-11-02 00:00:01' });
      if (request === 15) records.splice(0, 5);
    },
  );
  return { ...server, args: ['--base-url', server.baseUrl, '--from', '2026-11-01'] };
}

test('writes every page, and quotes what CSV would read as more than one field', async () => {
  const folder = temporaryFolder();
  const { args } = await startCdrs(2500, () => ({ src: 'a "b", c\nd' }));
  const { code, stdout, stderr } = await runExample('export-cdrs', [...args, '--output', 'report.csv'], {
    env: withToken,
    folder,
  });
  expect(stderr).toBe('1000 of 2500 records\n2000 of 2500 records\n2500 of 2500 records\n');
  expect(stdout).toBe(`Records in ${join(folder, 'report.csv')}: 2500\n`);
  const text = await readFile(join(folder, 'report.csv'), 'utf8');
  expect(text.split('\r\n')).toEqual([
    header,
    ...Array.from({ length: 2500 }, (_, index) => `${index + 1},2026-11-01 09:00:00,,"a ""b"", c\nd",,,,,`),
    '',
  ]);
  expect(await readdir(folder)).toEqual(['report.csv']);
  expect(code).toBe(0);
});

test('a spreadsheet runs nothing of a safe CSV', async () => {
  const names = ['=cmd|x', '+44 7700', '+447700900123', '-1', '@sum', '\tx', 'plain', '=1,"2"'];
  const { args } = await startCdrs(names.length, (id) => ({ src_name: names[id - 1], duration: -5 }));
  const options = ['--columns', 'id, src_name,duration', '--safe'];
  const { stdout } = await runExample('export-cdrs', [...args, ...options], { env: withToken });
  expect(stdout.split('\r\n')).toEqual([
    'id,src_name,duration',
    "1,'=cmd|x,-5",
    "2,'+44 7700,-5",
    '3,+447700900123,-5',
    '4,-1,-5',
    "5,'@sum,-5",
    "6,'\tx,-5",
    '7,plain,-5',
    `8,"'=1,""2""",-5`,
    '',
  ]);
});

test('ndjson has all fields', async () => {
  const folder = temporaryFolder();
  const { args } = await startCdrs(2, () => ({ labels: ['x'] }));
  await runExample('export-cdrs', [...args, '--output', 'cdrs.ndjson'], { env: withToken, folder });
  expect(await readFile(join(folder, 'cdrs.ndjson'), 'utf8')).toBe(
    '{"id":1,"calldate":"2026-11-01 09:00:00","labels":["x"]}\n' +
      '{"id":2,"calldate":"2026-11-01 09:00:00","labels":["x"]}\n',
  );
});

test('an interruption leaves what was there before, and the next run goes on', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'report.csv'), 'before');
  const { args, queries } = await startCdrs(9000);
  const run = () =>
    startExample('export-cdrs', [...args, '--output', 'report.csv'], { env: withToken, folder });
  const example = run();
  await expect.poll(() => queries.length, { interval: 1, timeout: 10_000 }).toBeGreaterThan(3);
  example.process.kill('SIGINT');
  const { code, stderr } = await example.finished;
  expect(stderr).toMatch(/000 of 9000 records\nStopped\.\n$/);
  expect(code).toBe(130);
  expect((await readdir(folder)).toSorted()).toEqual(['report.csv', 'report.csv.part', 'report.csv.state']);
  expect(await readFile(join(folder, 'report.csv'), 'utf8')).toBe('before');

  const other = await runExample('export-cdrs', [...args, '--safe', '--output', 'report.csv'], {
    env: withToken,
    folder,
  });
  expect(other.stderr).toContain('belongs to an export with other options');
  expect(other.code).toBe(2);
  expect((await run().finished).stderr).not.toContain('\n1000 of');
  expect(await idsOf(join(folder, 'report.csv'))).toEqual(Array.from({ length: 9000 }, (_, id) => id + 1));
});

test('kill -9 at any time: no record twice, none missing', async () => {
  const folder = temporaryFolder();
  const count = 40_000;
  const { args, queries } = await startCdrs(count);
  const start = () =>
    startExample('export-cdrs', [...args, '--output', 'report.csv'], { env: withToken, folder }).process;
  const moments = Array.from({ length: 10 }, () => ({
    requests: 1 + Math.floor(Math.random() * 2),
    milliseconds: Math.random() * 12,
  }));
  const afterKill = async () => expect(await readdir(folder)).not.toContain('report.csv');
  const { kills, code } = await runWithKills(start, moments, () => queries.length, afterKill);
  expect([kills > 3, code]).toEqual([true, 0]);
  const text = await readFile(join(folder, 'report.csv'), 'utf8');
  expect(text.startsWith(`${header}\r\n`)).toBe(true);
  expect(await idsOf(join(folder, 'report.csv'))).toEqual(Array.from({ length: count }, (_, id) => id + 1));
  expect(await readdir(folder)).toEqual(['report.csv']);
});

test('records of any number need little memory', async () => {
  const count = rounds(30_000, 200_000);
  const text = 'x'.repeat(600);
  const url = await startServer((request, response) => {
    const query = new URL(request.url!, 'http://localhost').searchParams;
    const conditions = JSON.parse(query.get('filter')!) as { property: string; value: number }[];
    const after = conditions.find(({ property }) => property === 'id')?.value ?? 0;
    const length = Math.min(Number(query.get('limit')), count - after);
    const data = Array.from({ length }, (_, index) => ({ id: after + index + 1, text, labels: ['a', 'b'] }));
    json(response, { data, total: count - after });
  });
  const tell = 'process.on("exit",()=>console.error("megabytes",process.resourceUsage().maxRSS/1000))';
  const { code, stderr } = await runExample(
    'export-cdrs',
    ['--base-url', url, '--from', '2026-11-01', '--output', 'cdrs.ndjson'],
    {
      env: { ...withToken, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tell)}` },
      folder: temporaryFolder(),
    },
  );
  expect(code).toBe(0);
  expect(Number(/megabytes (\S+)/.exec(stderr)![1])).toBeLessThan(150);
});

async function idsOf(file: string): Promise<number[]> {
  const lines = (await readFile(file, 'utf8')).split('\r\n').slice(1, -1);
  return lines.map((line) => Number(line.split(',')[0]));
}

test('ends without a word when nobody reads on', async () => {
  let id = 0;
  const url = await startServer((_request, response) => {
    json(response, {
      data: Array.from({ length: 500 }, () => ({ id: ++id, src: 'x'.repeat(400) })),
      total: 1e6,
    });
  });
  const example = startExample('export-cdrs', ['--base-url', url, '--from', '2026-11-01'], {
    env: withToken,
  });
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
    'export-cdrs',
    ['--base-url', url, '--from', '2026-11-01'],
    { env: withToken },
  );
  expect(stderr).toBe(
    'listCdrs [GET] /cdrs: 401 Authentication failed: token does not exist. Check that TELEPHONY_TOKEN is still valid.\n',
  );
  expect(stdout).toBe(`${header}\r\n`);
  expect(code).toBe(1);
});
