import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startServer } from '@telephony/testing/start-server';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { serve, startPlatform, TOKEN } from './support/platform.ts';
import { telephony, telephonyProcess } from './support/telephony.ts';

async function startProxy(platformPort: string) {
  const hosts: string[] = [];
  const server = createServer();
  server.on('connect', ({ url = '' }, socket) => {
    hosts.push(url);
    const far = connect(Number(platformPort), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      far.pipe(socket).pipe(far);
    });
    for (const end of [far, socket]) end.on('error', () => void far.destroy());
  });
  server.on('request', ({ url = '' }, response) => {
    hosts.push(new URL(url).host);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [], "total": 0}');
  });
  return { hosts, url: await startServer(server) };
}

test('proxies come from the environment, and this machine needs none', { timeout: 60_000 }, async () => {
  const platform = await startPlatform();
  platform.answer.body = { data: [], total: 0 };
  const proxy = await startProxy(new URL(platform.url).port);
  const run = (host: string, more: object) =>
    telephonyProcess(['users', 'list'], {
      ...platform.env,
      TELEPHONY_URL: `http://${host}:${new URL(platform.url).port}/v1.2/voice`,
      HTTP_PROXY: proxy.url,
      ...more,
    });
  const { stdout, stderr } = await run('pbx.example', {});
  expect(stdout).toBe('[]\n');
  expect(stderr).toContain('pbx.example');
  expect(stderr).toContain('plain http');
  expect(stderr).not.toContain(TOKEN);
  expect(proxy.hosts).toEqual([expect.stringContaining('pbx.example')]);
  expect((await run('127.0.0.1', {})).code).toBe(0);
  expect((await run('pbx.invalid', { NO_PROXY: 'pbx.invalid' })).code).toBe(5);
  const wrong = await run('pbx.example', { HTTP_PROXY: 'ftp://user:password@x' });
  expect(wrong).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^HTTPS_PROXY or HTTP_PROXY is no .*\n$/),
  });
  expect(proxy.hosts).toHaveLength(1);
});

test('a slow platform is waited for as long as --timeout says', async () => {
  const slow = await serve(() => undefined);
  const began = Date.now();
  const ended = await telephony(['users', 'list', '--timeout', '1'], { env: slow.env });
  expect(ended).toMatchObject({ code: 5, stderr: expect.stringContaining('wait longer: --timeout') });
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(await telephony(['users', 'list', '--timeout', '0'])).toMatchObject({ code: 2 });
});

test('--verbose tells each request, without secrets', async () => {
  const platform = await startPlatform();
  platform.answer.body = { data: [], total: 0 };
  const run = async (...args: string[]) =>
    (await telephony([...args, '--verbose'], { env: platform.env })).stderr;
  expect(await run('users', 'list')).toMatch(/^GET http.*\/users\?\S+: 200 application\/json, \d+ ms$/m);
  const told = await run('apitokens', 'delete', 'a-token-of-somebody', '--yes');
  expect(told).toContain('/apitokens/***: 200');
  expect(told).not.toMatch(new RegExp(`${TOKEN}|somebody`));
});

test.for<[code: string, advice: string]>([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS=FILE'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'of another host'],
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'does not speak https'],
  ['UND_ERR_SOCKET', 'no response: the connection broke (https://pbx.example)\nHTTPS_PROXY is set'],
  ['ENOTFOUND', 'No host of this name'],
])('%s leads to what it means', async ([code, advice]) => {
  const cause = Object.assign(new Error('any'), { code });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
  const env = {
    TELEPHONY_URL: 'https://pbx.example/v1.2/voice',
    TELEPHONY_TOKEN: TOKEN,
    HTTPS_PROXY: '127.0.0.1:1',
    NODE_USE_ENV_PROXY: '1',
  };
  expect(await telephony(['users', 'list'], { env })).toMatchObject({
    code: 5,
    stderr: expect.stringContaining(advice),
  });
});

test('a list comes from CSV, or each mistake with its line', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'contacts.csv');
  const preview = async (csv: string) => {
    writeFileSync(file, csv);
    return telephony([
      'contacts',
      'bulk-update',
      '--data',
      `@${file}`,
      '--dry-run',
      '--url',
      'http://127.0.0.1:1/v1.2/voice',
    ]);
  };
  const right = await preview(
    '\uFEFFid,group_name\r\n1,"Sales, ""north"""\r\n\r\n2,\'=1+1\r\n3,\r\n4,\'\u200B=1\r\n5,\' x\r\n',
  );
  expect(JSON.parse(right.stdout)).toMatchObject({
    body: [
      { id: 1, group_name: 'Sales, "north"' },
      { id: 2, group_name: '=1+1' },
      { id: 3 },
      { id: 4, group_name: '\u200B=1' },
      { id: 5, group_name: "' x" },
    ],
  });
  const typed = 'contacts bulk-update --data - --dry-run --output json'.split(' ');
  const env = { TELEPHONY_URL: 'http://127.0.0.1:1/v1.2/voice' };
  const piped = await telephony(typed, { env, input: 'id,group_name\n7,Sales\n' });
  expect(JSON.parse(piped.stdout)).toMatchObject({ body: [{ id: 7, group_name: 'Sales' }] });
  expect((await preview('id,group_name\n1,"a\n2,b\n')).stderr).toContain('line 2: a quotation mark');
  expect(await telephony(['contacts', 'create', '--data', `@${file}`], { env })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('CSV is for lists'),
  });
  const wrong = await preview('id,group\n1,a\nx,b\n,"two\nlines"\n4,a,b\n');
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  const lines = [...wrong.stderr.matchAll(/^ {2}line (\d): (\w+|"\w+")/gm)].map(([, line, what]) => [
    line,
    what,
  ]);
  expect(lines).toEqual([
    ['1', '"group"'],
    ['3', 'id'],
    ['4', 'id'],
    ['6', '3'],
  ]);
  expect((await preview('id\n')).stderr).toContain('needs a line of field names');
});

test('the records of a record have --since and the columns of their own list', async () => {
  const platform = await startPlatform();
  platform.answer.body = {
    data: [
      { charge: 2 / 3, id: 1, src: '2102', calldate: '2026-11-19 23:59:59' },
      { charge: 0, id: 2, src: '2102', calldate: '2026-11-20 00:00:00' },
    ],
  };
  const table = await telephony(['users', 'list-cdrs', '7', '--output', 'table'], { env: platform.env });
  expect(table.stdout).toMatch(/^id +calldate +src +charge\n1 +2026-11-19 23:59:59 +2102 +0\.6667\n/);
  const { stdout } = await telephony(
    ['users', 'list-cdrs', '7', '--since', '2026-11-20', '--query', '[].id'],
    { env: platform.env },
  );
  expect(JSON.parse(stdout)).toEqual([2]);
});

test('CSV of a list that is read page by page has the fields of later records too', async () => {
  const platform = await startPlatform();
  platform.answer.body = {
    data: [
      { id: 1, later: 'x' },
      { id: 2, company: 'Acme' },
    ],
    total: 2,
  };
  const line = 'contacts list --all --sort id --output csv';
  const { stdout } = await telephony(line.split(' '), { env: platform.env });
  const [head, ...rows] = stdout
    .trim()
    .split('\r\n')
    .map((row) => row.split(','));
  expect(rows.map((row) => [row[head!.indexOf('company')], row.at(-1)])).toEqual([
    ['', 'x'],
    ['Acme', ''],
  ]);
});
