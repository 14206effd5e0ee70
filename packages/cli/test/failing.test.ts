import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serve as serveAny } from './support/platform.ts';
import { spawnTelephony, telephony, telephonyProcess } from './support/telephony.ts';

async function serve(respond: RequestListener) {
  const { env, close } = await serveAny(respond);
  onTestFinished(close);
  return env;
}

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
