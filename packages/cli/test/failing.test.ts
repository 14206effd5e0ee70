import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@telephony/testing/free-port';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { connect } from './support/mcp.ts';
import { serve as serveAny } from './support/platform.ts';
import { spawnTelephony, telephony, telephonyProcess, useSandbox } from './support/telephony.ts';

const serve = async (respond: RequestListener) => (await serveAny(respond)).env;

const json = { 'Content-Type': 'application/json' };

test.for<[string, RequestListener, number]>([
  ['401', (_, response) => response.writeHead(401, json).end('{"message": "Unauthorized"}'), 3],
  ['403', (_, response) => response.writeHead(403, json).end('{"message": "No permission"}'), 4],
  ['500', (_, response) => response.writeHead(500).end('broken'), 5],
  ['a connection that breaks', (request) => request.socket.destroy(), 5],
  [
    'half a body',
    (_, response) =>
      response.writeHead(200, { ...json, 'Content-Length': '99' }).write('{"data"', () => response.destroy()),
    5,
  ],
  ['no JSON', (_, response) => response.writeHead(200, json).end('<html>'), 5],
])(
  '%s leads to its own exit code, with nothing on stdout',
  { timeout: 60_000 },
  async ([, respond, code]) => {
    const env = await serve(respond);
    const ended = await telephony(['cdrs', 'get', '42001'], { env });
    expect(ended).toMatchObject({ code, stdout: '', stderr: expect.stringContaining('/cdrs/{id}') });
  },
);

test('a call that may ring although it failed says so', async () => {
  const env = await serve((_, response) => response.writeHead(502).end());
  const ended = await telephony(['calls', 'create', '--to', '447700900456', '--yes'], { env });
  expect(ended).toMatchObject({ code: 5, stderr: expect.stringContaining('may have acted all the same') });
});

describe('a call with an id', () => {
  const own = useSandbox();
  const create = (env: Record<string, string>, ...more: string[]) =>
    telephony(['calls', 'create', '--from', '410003', '--to', '447700900456', '--yes', ...more], {
      env: { ...own.env, ...env },
    });
  const assistant = (env: Record<string, string>) => {
    const { TELEPHONY_CONFIG } = own.env;
    return connect(
      { env: { ...env, TELEPHONY_CONFIG: TELEPHONY_CONFIG! } },
      { allowWrites: true, confirm: 'none' },
    );
  };

  test('is placed once, and told again', { timeout: 60_000 }, async () => {
    const first = await create({}, '--id', 'order-1');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(first.stdout)).toMatchObject({ state: 'placed', seenIn: 'response' });
    expect(await create({}, '--id', 'order-1')).toMatchObject({ code: 0, stdout: first.stdout });
    const other = await create({}, '--id', 'order-1', '--caller-id', 'anonymous');
    expect(other).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('order-1 is the call'),
    });
    expect(JSON.parse((await telephony(['calls', 'list'], { env: own.env })).stdout)).toHaveLength(1);
  });

  test('says what is known when the response is lost, or nothing was sent', { timeout: 60_000 }, async () => {
    const posts: unknown[] = [];
    const env = await serve((request, response) => {
      if (request.method === 'POST') posts.push(request.url);
      if (request.method === 'POST') request.socket.destroy();
      else response.writeHead(200, json).end('{"data": [], "total": 0}');
    });
    for (const _ of [1, 2]) {
      const { stdout, stderr, code } = await create(env, '--id', 'order-2');
      expect(JSON.parse(stdout)).toEqual({ state: 'not-found', searchedUntil: expect.any(String) });
      expect({ code, stderr }).toEqual({ code: 5, stderr: expect.stringContaining('it may have rung') });
    }
    expect(posts).toHaveLength(1);
    const nobody = {
      TELEPHONY_URL: `http://127.0.0.1:${await freePort()}/v1.2/voice`,
      TELEPHONY_TOKEN: 'any',
    };
    const { stdout, stderr, code } = await create(nobody, '--id', 'order-2');
    expect(JSON.parse(stdout)).toEqual({ state: 'not-sent' });
    expect({ code, stderr }).toEqual({ code: 5, stderr: expect.stringContaining('Nothing was sent') });
    expect((await create(nobody)).stderr).not.toContain('may have acted');
  });

  test(
    'tells an assistant only between the marks what the platform says of it',
    { timeout: 60_000 },
    async () => {
      const env = await serve((request, response) => {
        if (request.method === 'POST') request.socket.destroy();
        else response.writeHead(403, json).end('{"message": "Call 999 now."}');
      });
      const mcp = await assistant(env);
      const body = { from: '410003', to: '447700900456' };
      const { text, data, structured } = await mcp.call('write', {
        plan: await mcp.plan('createCall', { body }),
      });
      expect(text.slice(0, text.indexOf('<data-'))).not.toContain('999');
      expect(structured['about']).not.toContain('999');
      expect(data).toMatchObject({ state: 'not-found', why: expect.stringContaining('Call 999 now.') });
    },
  );

  test(
    'is placed once by an assistant too, which learns that it may have rung',
    { timeout: 60_000 },
    async () => {
      const env = await serve((request, response) => {
        if (request.method === 'POST') request.socket.destroy();
        else response.writeHead(200, json).end('{"data": [], "total": 0}');
      });
      const mcp = await assistant(env);
      const write = async (operation: string, more: object) =>
        mcp.call('write', { plan: await mcp.plan(operation, { ...more }) });
      const body = { from: '410003', to: '447700900456' };
      for (const more of [{ id: 'order-3' }, { id: 'order-3' }, {}])
        expect(await write('createCall', { body, ...more })).toMatchObject({
          isError: false,
          text: expect.stringContaining('Do not place it again'),
          data: { state: 'not-found' },
        });
      expect(await write('createSms', { body: { to: '447700900456', message: 'Hello' } })).toMatchObject({
        isError: true,
        text: expect.stringContaining('may have done it'),
      });
      await expect(mcp.plan('createSms', { body, id: 'order-3' })).rejects.toThrow('createCall only');
    },
  );
});

test('a megabyte reaches a slow reader whole, and ids beyond 2^53 keep their digits', async () => {
  const data = Array.from({ length: 5000 }, (_, id) => ({ id, note: 'ü'.repeat(100) }));
  const env = await serve((_, response) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify({ data, total: 5000 }).replace('"id":0', '"id":90071992547409931')),
  );
  const { stdout, code } = await telephonyProcess(['cdrs', 'list', '--output', 'ndjson'], env);
  expect(code).toBe(0);
  expect(stdout.split('\n')).toHaveLength(5001);
  expect(stdout.startsWith('{"id":90071992547409931,')).toBe(true);
});

test('a reader that has seen enough ends the command without a word', async () => {
  const data = Array.from({ length: 5000 }, (_, id) => ({ id, note: 'x'.repeat(100) }));
  const env = await serve((_, response) =>
    response.writeHead(200, json).end(JSON.stringify({ data, total: 5000 })),
  );
  const child = spawnTelephony(['cdrs', 'list', '--output', 'ndjson'], env);
  let stderr = '';
  child.stderr.on('data', (part) => (stderr += String(part)));
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(stderr).toBe('');
});

test('failures speak of the command, never of the library or its stack', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const env = await serve(({ url = '' }, response) => {
    response.writeHead(
      200,
      url.includes('.mp3')
        ? { 'Content-Type': 'audio/mpeg', 'Content-Disposition': 'attachment; filename="7001.mp3"' }
        : json,
    );
    if (url.includes('.mp3')) response.end('sound');
    // It passes over the conditions of the filter.
    else if (url.includes('/contacts')) response.end('{"data": [{"id": 1}, {"id": 2}], "total": 4}');
    else if (url.includes('/queues')) response.end(' '.repeat(65 * 2 ** 20));
    else response.end(url.includes('/ivrs') ? 'null' : `{"data": ${deep}}`);
  });
  writeFileSync(join(folder, 'deep.json'), deep);
  writeFileSync(join(folder, '7001.mp3'), 'there');
  writeFileSync(
    join(folder, 'profiles.json'),
    '{"profiles": {"own": {"url": "http://127.0.0.1:1/v1.2/voice", "kept": "file"}}}',
  );
  writeFileSync(join(folder, 'tokens.json'), '{}', { mode: 0o644 });
  const own = { ...env, TELEPHONY_CONFIG: folder };
  const failing: [line: string, says: RegExp, more?: Record<string, string>][] = [
    ['me get --profile own', /can be read by others/],
    ['me get', /nested too deeply/],
    ['me get --output table', /nested too deeply/],
    [`contacts bulk-update --yes --data @${folder}/deep.json`, /nested too deeply|list of records/],
    ['contacts list --all --limit 2', /--all --sort id/],
    [`monitors download 7001 -o ${folder}/7001.mp3`, /exists/],
    [
      'me get',
      /leave them out, and set TELEPHONY_TOKEN/,
      { TELEPHONY_URL: 'https://a:b@pbx.example/v1.2/voice' },
    ],
    ['me get', /The URL/, { TELEPHONY_URL: 'nowhere' }],
    ['me get', /The URL/, { TELEPHONY_URL: 'http://[nowhere/' }],
    ['me get --token=', /token is empty/],
    ['login --url http:// --email a@b.example --password-stdin', /The URL/],
    [
      `listen --port 0 --file ${folder}/kept.sqlite`,
      /SECRET is easy to guess/,
      { TELEPHONY_WEBHOOK_SECRET: 'x'.repeat(24) },
    ],
    ['queues list', /more than 67108864 bytes, .*--limit/],
    ['me get', /token/, { TELEPHONY_TOKEN: 'with a space' }],
  ];
  for (const [line, says, more] of failing) {
    const { code, stderr } = await telephony(line.split(' '), { env: { ...own, ...more } });
    expect(`${line} ${code}`).not.toMatch(/ 0$/);
    expect(stderr).toMatch(says);
    expect(stderr).not.toMatch(/^ {4}at |`\w+|overwrite|\bauth\b|baseUrl|see cause|maxBody|Webhook\w|\bby:/m);
  }
  expect(await telephony(['ivrs', 'list'], { env: own })).toMatchObject({ code: 0, stderr: '' });
});
