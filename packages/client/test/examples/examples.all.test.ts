import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runWithKills } from '@telephony/testing/run-with-kills';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { type Item, startSortingServer } from '../collections/support/page-server.ts';
import { json, startServer } from '../support/start-server.ts';
import { mockPlatform, runExample, startExample, withToken } from './support/start-example.ts';

const numbers = ['--from', '410003', '--to', '447700900456'];
const lines = (text: string) => text.trimEnd().split('\n');

test('click-to-call runs without options, on a mock of its own', async () => {
  const { code, stdout, stderr } = await runExample('click-to-call', []);
  expect(lines(stdout)).toEqual([
    'Call 5000000106 from user 410003 to 447700900456: RINGING',
    'Call 5000000106: CONNECTED',
  ]);
  expect([code, stderr]).toEqual([0, 'No --base-url: started a mock for this run.\n']);
});

test('click-to-call signs in, tells that the call has ended, and signs out', async () => {
  let looks = 0;
  const asked: string[] = [];
  const url = await startServer(({ method, url: path }, response) => {
    asked.push(`${method} ${path?.replace('/v1.2/service', '')}`);
    if (path?.endsWith('/login')) return json(response, { user_token: 'TOKEN' });
    if (method === 'POST') return json(response, { data: { id: 5, state: 'RINGING' }, links: {} }, 201);
    if (looks++ < 1) return json(response, { data: { id: 5, state: 'CONNECTED' }, links: {} });
    return json(response, { message: 'Resource not found', errors: [] }, 404);
  });
  const env = { TELEPHONY_EMAIL: 'mei@pbx.example', TELEPHONY_PASSWORD: 'seven-spokes' };
  const { code, stdout, stderr } = await runExample('click-to-call', ['--base-url', url, ...numbers], {
    env,
  });
  expect(lines(stdout)).toEqual([
    'Call 5 from user 410003 to 447700900456: RINGING',
    'Call 5: CONNECTED',
    'Call 5 has ended.',
  ]);
  expect([code, stderr]).toEqual([0, '']);
  expect(asked).toEqual(['POST /login', 'POST /calls', 'GET /calls/5', 'GET /calls/5', 'POST /logout']);
});

test.each(['SIGINT', 'SIGTERM'] as const)('click-to-call hangs up on %s', async (signal) => {
  const { mock, args } = await mockPlatform();
  const example = startExample('click-to-call', [...args, ...numbers], { env: withToken });
  await example.says('RINGING');
  example.process.kill(signal);
  const { code, stdout, stderr } = await example.finished;
  expect(mock.requests.at(-1)).toMatchObject({ operationId: 'deleteCall', status: 204 });
  expect(stdout).toContain('Call 5000000106 was hung up.\n');
  expect([code, stderr]).toEqual([130, 'Stopped.\n']);
});

test('an interruption while the call is being made hangs up as soon as its id is known', async () => {
  const asked: string[] = [];
  const begun = Promise.withResolvers<void>();
  const url = await startServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    begun.resolve();
    setTimeout(() => json(response, { data: { id: 5, state: 'RINGING' }, links: {} }, 201), 300);
  });
  const example = startExample('click-to-call', ['--base-url', url, ...numbers], { env: withToken });
  await begun.promise;
  example.process.kill('SIGINT');
  expect((await example.finished).code).toBe(130);
  expect(asked).toEqual(['POST /v1.2/service/calls', 'DELETE /v1.2/service/calls/5']);
});

const two = { data: [{ id: 7001 }, { id: 7002 }], total: 2 };
const day = ['--day', '2026-11-20'];

test('recordings saves those of the day, and asks for none twice', async () => {
  const folder = temporaryFolder();
  const tone = await readFile(createRequire(import.meta.url).resolve('@telephony/mock/files/tone.mp3'));
  const asked: string[] = [];
  const url = await startServer(({ url: path = '' }, response) => {
    asked.push(path);
    if (path.includes('.mp3'))
      return void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(tone);
    json(response, two);
  });
  const run = () =>
    runExample('recordings', ['--base-url', url, ...day, '--folder', 'saved'], { env: withToken, folder });
  const first = await run();
  expect(first.stderr).toBe('1 of 2 recordings\n2 of 2 recordings\n');
  expect(first.stdout).toBe(`New recordings in ${join(folder, 'saved')}: 2\n`);
  expect(await readdir(join(folder, 'saved'))).toEqual(['monitors-7001.mp3', 'monitors-7002.mp3']);
  expect(await readFile(join(folder, 'saved', 'monitors-7001.mp3'))).toEqual(tone);
  expect(JSON.parse(new URL(asked[0]!, url).searchParams.get('filter')!)).toEqual([
    { property: 'timestamp', operator: 'gte', value: '2026-11-20 00:00:00' },
    { property: 'timestamp', operator: 'lt', value: '2026-11-21 00:00:00' },
  ]);
  expect((await run()).stdout).toBe(`New recordings in ${join(folder, 'saved')}: 0\n`);
  expect(asked.filter((path) => path.includes('.mp3'))).toHaveLength(2);
});

test('recordings saves no JSON error, and leaves out what is gone by then', async () => {
  const folder = temporaryFolder();
  const url = await startServer(({ url: path = '' }, response) => {
    if (!path.includes('.mp3')) return json(response, two);
    if (path.includes('7001')) return json(response, { message: 'Resource not found', errors: [] }, 404);
    json(response, { message: 'Audio is being made', errors: [] });
  });
  const { code, stderr } = await runExample('recordings', ['--base-url', url, ...day], {
    env: withToken,
    folder,
  });
  expect(stderr).toMatch(/^\[GET\] \/monitors\/\{id\}\.mp3: .*Audio is being made.*$/m);
  expect(stderr).not.toContain('Resource not found');
  expect(code).toBe(1);
  expect(await readdir(join(folder, 'recordings-2026-11-20'))).toEqual([]);
});

const HEADER = 'id,calldate,type,src,dst,duration,disposition,charge,user_id';

/** CDRs of 2026-11-01, served by the order and conditions that are asked for. */
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
  const folder = temporaryFolder();
  const args = ['--base-url', server.baseUrl, '--from', '2026-11-01', '--output', 'cdrs.csv'];
  const start = () => startExample('export-cdrs', args, { env: withToken, folder });
  const read = async () => (await readFile(join(folder, 'cdrs.csv'), 'utf8')).split('\r\n').slice(0, -1);
  const ids = async () => (await read()).slice(1).map((line) => Number(line.split(',')[0]));
  return { ...server, args, folder, ids, read, start };
}

test('export-cdrs runs on a mock of its own', async () => {
  const folder = temporaryFolder();
  const { code, stdout, stderr } = await runExample('export-cdrs', ['--output', 'cdrs.csv'], { folder });
  expect(stdout).toBe(`The records are in ${join(folder, 'cdrs.csv')}\n`);
  expect(stderr).toBe('No --base-url: started a mock for this run.\n8 records, 0 to go\n');
  expect(code).toBe(0);
  const text = await readFile(join(folder, 'cdrs.csv'), 'utf8');
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    HEADER,
    '42001,2026-11-20 09:02:11,I,447700900123,442079460101,191,CONNECTED,0,',
  ]);
});

test('export-cdrs asks for the days, the last one included', async () => {
  const { mock, args } = await mockPlatform();
  const days = ['--from', '2026-11-01', '--to', '2026-11-30', '--output', 'cdrs.csv'];
  await runExample('export-cdrs', [...args, ...days], { env: withToken, folder: temporaryFolder() });
  expect(JSON.parse(new URL(mock.requests[0]!.url, mock.url).searchParams.get('filter')!)).toEqual([
    { property: 'calldate', operator: 'gte', value: '2026-11-01 00:00:00' },
    { property: 'calldate', operator: 'lt', value: '2026-12-01 00:00:00' },
  ]);
});

test('export-cdrs quotes what CSV would split, and nothing that a spreadsheet would run', async () => {
  const names = ['a "b", c\nd', '=cmd|x', '+44 7700', '+447700900123', '-1', '@sum', '\tx', '=1,"2"'];
  const { read, start } = await startCdrs(names.length, (id) => ({ src: names[id - 1], duration: -5 }));
  await start().finished;
  const written = [
    '"a ""b"", c\nd"',
    "'=cmd|x",
    "'+44 7700",
    '+447700900123',
    '-1',
    "'@sum",
    "'\tx",
    `"'=1,""2"""`,
  ];
  expect(await read()).toEqual([
    HEADER,
    ...written.map((text, index) => `${index + 1},2026-11-01 09:00:00,,${text},,-5,,,`),
  ]);
});

test('export-cdrs goes on after an interruption, and keeps what was there before until it is complete', async () => {
  const { args, folder, ids, queries, start } = await startCdrs(9000);
  await writeFile(join(folder, 'cdrs.csv'), 'before');
  const example = start();
  await expect.poll(() => queries.length, { interval: 1, timeout: 10_000 }).toBeGreaterThan(3);
  example.process.kill('SIGINT');
  const { code, stderr } = await example.finished;
  expect([code, stderr.endsWith('to go\nStopped.\n')]).toEqual([130, true]);
  expect((await readdir(folder)).toSorted()).toEqual(['cdrs.csv', 'cdrs.csv.part', 'cdrs.csv.state']);
  expect(await readFile(join(folder, 'cdrs.csv'), 'utf8')).toBe('before');
  const others = await runExample('export-cdrs', [...args, '--to', '2026-11-02'], { env: withToken, folder });
  expect([others.code, others.stderr]).toEqual([1, expect.stringContaining('belongs to 2026-11-01')]);
  expect((await start().finished).stderr).not.toContain('8000 to go');
  expect(await ids()).toEqual(Array.from({ length: 9000 }, (_, id) => id + 1));
});

test('export-cdrs has no record twice and none missing after kill -9 at any time', async () => {
  const { folder, ids, queries, read, start } = await startCdrs(40_000);
  const moments = Array.from({ length: 10 }, () => ({
    requests: 1 + Math.floor(Math.random() * 2),
    milliseconds: Math.random() * 12,
  }));
  const afterKill = async () => expect(await readdir(folder)).not.toContain('cdrs.csv');
  const { kills, code } = await runWithKills(
    () => start().process,
    moments,
    () => queries.length,
    afterKill,
  );
  expect([kills > 3, code, (await read())[0]]).toEqual([true, 0, HEADER]);
  expect(await ids()).toEqual(Array.from({ length: 40_000 }, (_, id) => id + 1));
  expect(await readdir(folder)).toEqual(['cdrs.csv']);
});

const nowhere = 'http://127.0.0.1:1/v1.2/service';

test.each(['click-to-call', 'export-cdrs', 'recordings'])(
  '%s has a help, and needs credentials',
  async (name) => {
    const help = await runExample(name, ['--help']);
    expect([help.code, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain(`Example\n  node examples/${name}.ts --`);
    const { code, stderr } = await runExample(name, [
      '--base-url',
      nowhere,
      ...(name === 'export-cdrs' ? ['--output', 'x'] : []),
    ]);
    expect(stderr).toBe(
      `No credentials for ${nowhere}. Set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.\n`,
    );
    expect(code).toBe(1);
  },
);

test.each([
  ['click-to-call', ['--from', '410003'], '--from or --to is missing. See --help.'],
  ['click-to-call', ['--speed', '9'], "Unknown option '--speed'"],
  ['click-to-call', numbers, 'createCall [POST] /calls: no response'],
  ['export-cdrs', ['--from', '2026-11-20'], '--output is missing. See --help.'],
  ['export-cdrs', ['--output', 'x'], '--from is missing: pass a day, such as --from 2026-11-20. See --help.'],
  [
    'recordings',
    ['--day', '2026-02-30'],
    '--day 2026-02-30: pass a day, such as --day 2026-11-20. See --help.',
  ],
])('%s %j says in one line: %s', async (name, args, message) => {
  const { code, stderr } = await runExample(name, ['--base-url', nowhere, ...args], { env: withToken });
  expect(lines(stderr)).toEqual([expect.stringContaining(message)]);
  expect(stderr).not.toContain(withToken.TELEPHONY_TOKEN);
  expect(code).toBe(1);
});
