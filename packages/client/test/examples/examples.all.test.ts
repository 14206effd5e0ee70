import { createRequire } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { json, readBody, startServer } from '../support/start-server.ts';
import { mockPlatform, runExample, startExample, withToken } from './support/start-example.ts';

const numbers = ['--from', '410003', '--to', '447700900456'];

test('runs without options, on a mock of its own', async () => {
  const { code, stdout, stderr } = await runExample('click-to-call', ['--interval', '0']);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'Call 5000000106 from user 410003 to 447700900456: RINGING',
    'Call 5000000106: CONNECTED',
    'Call 5000000106 is still live.',
  ]);
  expect(stderr).toBe('No --base-url: started a mock for this run.\n');
  expect(code).toBe(0);
});

test('makes the call and looks at it as often as it is told', async () => {
  const { mock, args } = await mockPlatform();
  const { code } = await runExample(
    'click-to-call',
    [...args, ...numbers, '--polls', '2', '--interval', '0'],
    { env: withToken },
  );
  expect(mock.requests.map(({ method, url, body }) => `${method} ${url} ${body.toString()}`)).toEqual([
    'POST /v1.2/service/calls {"from":"410003","to":"447700900456"}',
    'GET /v1.2/service/calls/5000000106 ',
    'GET /v1.2/service/calls/5000000106 ',
  ]);
  expect(code).toBe(0);
});

test('tells that the call has ended', async () => {
  let looks = 0;
  const url = await startServer((request, response) => {
    if (request.method === 'POST')
      return json(response, { data: { id: 5, state: 'RINGING' }, links: {} }, 201);
    looks++;
    if (looks < 3) return json(response, { data: { id: 5, state: 'CONNECTED' }, links: {} });
    return json(response, { message: 'Resource not found', errors: [] }, 404);
  });
  const { code, stdout, stderr } = await runExample(
    'click-to-call',
    ['--base-url', url, ...numbers, '--interval', '0'],
    { env: withToken },
  );
  expect(stdout).toBe(
    'Call 5 from user 410003 to 447700900456: RINGING\nCall 5: CONNECTED\nCall 5 has ended.\n',
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test.each([
  { signal: 'SIGINT', expected: 130 },
  { signal: 'SIGTERM', expected: 143 },
] as const)('hangs up on $signal', async ({ signal, expected }) => {
  const { mock, args } = await mockPlatform();
  const example = startExample('click-to-call', [...args, ...numbers, '--interval', '60'], {
    env: withToken,
  });
  await example.says('RINGING');
  example.process.kill(signal);
  const { code, stdout, stderr } = await example.finished;
  expect(mock.requests.at(-1)).toMatchObject({
    method: 'DELETE',
    url: '/v1.2/service/calls/5000000106',
    status: 204,
  });
  expect(stdout).toContain('Call 5000000106 was hung up.\n');
  expect(stderr).toBe('Stopped.\n');
  expect(code).toBe(expected);
});

test('an interruption while the call is being made hangs up as soon as its id is known', async () => {
  const asked: string[] = [];
  const begun = Promise.withResolvers<void>();
  const url = await startServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.method === 'DELETE') {
      response.writeHead(204).end();
      return;
    }
    begun.resolve();
    setTimeout(() => json(response, { data: { id: 5, state: 'RINGING' }, links: {} }, 201), 300);
  });
  const example = startExample('click-to-call', ['--base-url', url, ...numbers], { env: withToken });
  await begun.promise;
  example.process.kill('SIGINT');
  expect((await example.finished).code).toBe(130);
  expect(asked).toEqual(['POST /v1.2/service/calls', 'DELETE /v1.2/service/calls/5']);
});

test('says in one line what the platform refuses', async () => {
  const url = await startServer(async (request, response) => {
    await readBody(request);
    json(response, { message: 'Unable to make a call with no VoIP clients registered', errors: [] }, 412);
  });
  const { code, stdout, stderr } = await runExample('click-to-call', ['--base-url', url, ...numbers], {
    env: withToken,
  });
  expect(stderr).toBe(
    'createCall [POST] /calls: 412 Unable to make a call with no VoIP clients registered. Switch on a phone of the user who calls.\n',
  );
  expect(stdout).toBe('');
  expect(code).toBe(1);
});

test('says in one line that no platform is there, without the token', async () => {
  const { code, stderr } = await runExample(
    'click-to-call',
    ['--base-url', 'http://127.0.0.1:1/v1.2/service', ...numbers],
    { env: withToken },
  );
  expect(stderr).toMatch(
    /^createCall \[POST\] \/calls: no response .*127\.0\.0\.1:1.*Check the URL and your connection\.\n$/,
  );
  expect(stderr).not.toContain(withToken.TELEPHONY_TOKEN);
  expect(code).toBe(1);
});

test('logs in with a password and out at the end', async () => {
  const { mock, args } = await mockPlatform();
  const { code, stderr } = await runExample(
    'click-to-call',
    [...args, ...numbers, '--polls', '1', '--interval', '0'],
    {
      env: {
        TELEPHONY_EMAIL: 'mei.lindqvist@harbourlane.example',
        TELEPHONY_PASSWORD: 'seven-spokes-and-a-bell',
      },
    },
  );
  expect(stderr).toBe('');
  expect(mock.requests.map(({ operationId }) => operationId)).toEqual([
    'login',
    'createCall',
    'getCall',
    'logout',
  ]);
  expect(code).toBe(0);
});

const two = { data: [{ id: 7001 }, { id: 7002 }], total: 2 };

test('runs without options, on a mock of its own', async () => {
  const folder = temporaryFolder();
  const { code, stdout } = await runExample('recordings', [], { env: { TMPDIR: folder, TEMP: folder } });
  expect(stdout).toBe(`New recordings in ${join(folder, 'recordings-2026-11-20')}: 2\n`);
  expect(code).toBe(0);
});

test('saves the recordings of the day, and asks for none twice', async () => {
  const folder = temporaryFolder();
  const { mock, args } = await mockPlatform();
  const run = () =>
    runExample('recordings', [...args, '--day', '2026-11-20', '--folder', 'saved', '--no-verify'], {
      env: withToken,
      folder,
    });

  const first = await run();
  expect(first.stdout).toBe(`New recordings in ${join(folder, 'saved')}: 2\n`);
  expect(first.stderr).toBe('1 of 2 recordings\n2 of 2 recordings\n');
  expect(await readdir(join(folder, 'saved'))).toEqual(['monitors-7001.mp3', 'monitors-7002.mp3']);
  const tone = await readFile(createRequire(import.meta.url).resolve('@telephony/mock/files/tone.mp3'));
  expect(await readFile(join(folder, 'saved', 'monitors-7001.mp3'))).toEqual(tone);
  const { searchParams } = new URL(mock.requests[0]!.url, mock.url);
  expect(JSON.parse(searchParams.get('filter')!)).toEqual([
    { property: 'timestamp', operator: 'gte', value: '2026-11-20 00:00:00' },
    { property: 'timestamp', operator: 'lt', value: '2026-11-21 00:00:00' },
  ]);

  const asked = mock.requests.length;
  expect((await run()).stdout).toBe(`New recordings in ${join(folder, 'saved')}: 0\n`);
  expect(mock.requests.slice(asked).map(({ operationId }) => operationId)).toEqual(['listMonitors']);
});

test('a JSON error is not saved as a recording', async () => {
  const folder = temporaryFolder();
  const url = await startServer((request, response) => {
    json(response, request.url?.includes('.mp3') ? { message: 'Audio is being made', errors: [] } : two);
  });
  const { code, stderr } = await runExample('recordings', ['--base-url', url, '--day', '2026-11-20'], {
    env: withToken,
    folder,
  });
  expect(stderr.match(/^\[GET\] \/monitors\/\{id\}\.mp3: .*Audio is being made.*$/gm)).toHaveLength(2);
  expect(code).toBe(1);
  expect(await readdir(join(folder, 'recordings-2026-11-20'))).toEqual([]);
});

test('a recording that is gone by then is left out', async () => {
  const folder = temporaryFolder();
  const url = await startServer((request, response) => {
    if (!request.url?.includes('.mp3')) return json(response, two);
    if (request.url.includes('7001'))
      return json(response, { message: 'Resource not found', errors: [] }, 404);
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('ID3 sound');
  });
  const { code, stdout } = await runExample(
    'recordings',
    ['--base-url', url, '--day', '2026-11-20', '--folder', '.'],
    { env: withToken, folder },
  );
  expect(stdout).toBe(`New recordings in ${folder}: 1\n`);
  expect(await readdir(folder)).toEqual(['monitors-7002.mp3']);
  expect(code).toBe(0);
});

test('an interruption leaves whole files only', async () => {
  const folder = temporaryFolder();
  const second = Promise.withResolvers<void>();
  const url = await startServer((request, response) => {
    if (!request.url?.includes('.mp3')) return json(response, two);
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('ID3 sound');
    if (request.url.includes('7001')) response.end();
    else second.resolve();
  });
  const example = startExample('recordings', ['--base-url', url, '--day', '2026-11-20', '--folder', '.'], {
    env: withToken,
    folder,
  });
  await second.promise;
  example.process.kill('SIGINT');
  const { code, stderr } = await example.finished;
  expect(stderr).toBe('1 of 2 recordings\nStopped.\n');
  expect(code).toBe(130);
  expect(await readdir(folder)).toEqual(['monitors-7001.mp3']);
});

const examples = ['click-to-call', 'export-cdrs', 'recordings'];
const pages = ['react/cli'];
const url = 'http://127.0.0.1:1/v1.2/service';

test.each([...examples, ...pages])('%s has a help with an example', async (name) => {
  const { code, stdout, stderr } = await runExample(name, ['--help']);
  expect(stdout).toContain(`Example\n  node examples/${name}.ts --`);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test.each([...examples, ...pages])('%s refuses an option that it does not know', async (name) => {
  const { code, stderr } = await runExample(name, ['--speed', '9']);
  expect(stderr).toMatch(/^Unknown option '--speed'.* See --help\.\n$/);
  expect(code).toBe(2);
});

test.each(examples)('%s needs credentials before it sends a request', async (name) => {
  const { code, stderr } = await runExample(name, ['--base-url', url]);
  expect(stderr).toContain(
    `No credentials for ${url}. Set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.`,
  );
  expect(code).toBe(2);
});

test.each([
  [
    'click-to-call',
    ['--from', '410003'],
    '--from or --to is missing. Pass both: the id of the user who calls, and the number to call.',
  ],
  [
    'click-to-call',
    ['--from', '1', '--to', '2', '--polls', 'many'],
    '--polls many is out of range. Pass a number, 1 or more.',
  ],
  ['export-cdrs', [], '--from is missing. Pass the first day, such as --from 2026-11-20.'],
  ['export-cdrs', ['--from', '2026-02-30'], '--from 2026-02-30 is not a day. Write it like 2026-11-20.'],
  [
    'export-cdrs',
    ['--from', '2026-11-20', '--to', '2026-11-19'],
    '--to 2026-11-19 is before --from 2026-11-20. Pass the same day or a later one.',
  ],
  ['export-cdrs', ['--format', 'xml'], '--format xml does not exist. Pass csv or ndjson.'],
  [
    'export-cdrs',
    ['--output', 'a.ndjson', '--safe'],
    '--safe is for CSV. Leave it out, or pass --format csv.',
  ],
  ['recordings', [], '--day is missing. Pass a day, such as --day 2026-11-20.'],
  ['recordings', ['--day', 'yesterday'], '--day yesterday is not a day. Write it like 2026-11-20.'],
])('%s %j: %s', async (name, args, message) => {
  const { code, stderr } = await runExample(name, ['--base-url', url, ...args], { env: withToken });
  expect(stderr).toBe(`${message} See --help.\n`);
  expect(code).toBe(2);
});

test.each([
  { env: { NO_COLOR: '1' }, colored: false },
  { env: { FORCE_COLOR: '1' }, colored: true },
])('an error has color only where it is wanted: $env', async ({ env, colored }) => {
  const { stderr } = await runExample('export-cdrs', ['--base-url', url], { env });
  expect(stderr.includes('\u001b[')).toBe(colored);
});

test('serves the page for a mock of its own until it is interrupted', async () => {
  const example = startExample('react/cli', []);
  await example.says('?platform=');
  example.process.kill('SIGINT');
  const { code, stdout, stderr } = await example.finished;
  expect(stdout).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/\?platform=http%3A%2F%2F127\.0\.0\.1%3A\d+%2Fv1\.2%2Fexample\n$/,
  );
  expect(stderr).toBe('');
  expect(code).toBe(130);
});

test('refuses a port that does not exist', async () => {
  const { code, stderr } = await startExample('react/cli', ['--port', '70000']).finished;
  expect(stderr).toBe('--port 70000 is out of range. Pass a number, 0 to 65535. See --help.\n');
  expect(code).toBe(2);
});
