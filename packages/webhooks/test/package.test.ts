import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { SOURCE } from '@telephony/testing/source-condition';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'telephony-webhooks-'));
  mkdirSync(join(folder, 'node_modules/@telephony'), { recursive: true });
  symlinkSync(root, join(folder, 'node_modules/@telephony/webhooks'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('works by its name', async () => {
  const program = `
    import { createWebhookHandler, parseEvent, parseTimestamp } from '@telephony/webhooks';
    import { toNodeListener } from '@telephony/webhooks/node';
    import { toLambdaHandler } from '@telephony/webhooks/lambda';
    import '@telephony/webhooks/testing';
    import '@telephony/webhooks/redis';
    import '@telephony/webhooks/postgres';
    import '@telephony/webhooks/sqlite';
    import '@telephony/webhooks/outbox';
    import '@telephony/webhooks/tracker';
    const body = JSON.stringify({ id: 'e1', event_name: 'sms.received', event_time: '2026-11-20 09:58:40', text: 'Hi' });
    const seen = [];
    const handler = createWebhookHandler({ 'sms.received': ({ text }) => seen.push(text) }, { secret: 'a-very-long-secret' });
    const headers = { 'content-type': 'application/json' };
    const { status } = await handler(new Request('https://r.example/a-very-long-secret', { method: 'POST', headers, body }));
    const time = parseTimestamp(parseEvent(body).event_time).toISOString();
    console.log(status, seen[0], time, typeof toNodeListener, typeof toLambdaHandler);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  expect(stdout.trim()).toBe('204 Hi 2026-11-20T09:58:40.000Z function function');
});

/** A program that imports the package, in one file as a bundler for Workers and browsers makes it. */
async function bundle(source: string, minify: boolean): Promise<string> {
  const file = 'virtual:app';
  const build = await rolldown({
    input: file,
    platform: 'browser',
    cwd: folder,
    resolve: { conditionNames: [SOURCE] },
    plugins: [
      {
        name: 'app',
        resolveId(id) {
          if (id === file) return file;
          const [isOurs, entry = 'index'] = /^@telephony\/webhooks(?:\/(\w+))?$/.exec(id) ?? [];
          return isOurs === undefined ? undefined : join(root, `src/${entry}.ts`);
        },
        load: (id) => (id === file ? source : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify });
  await build.close();
  expect(output).toHaveLength(1);
  return output[0].code;
}

test('the main entry runs on every platform: nothing of Node, no eval, no client', async () => {
  const code = await bundle("export * from '@telephony/webhooks';", false);
  expect(code).toContain('createWebhookHandler');
  expect(code).not.toContain('CallTracker');
  expect(code).not.toContain('postUntil');
  expect(code).not.toMatch(/(from|import\(?) *["'`]/);
  expect(code).not.toMatch(/node:|\beval\(|new Function|\brequire\(/);
  expect(code).not.toMatch(/openapi-fetch|createTelephony/);
});

test('parseEvent is at most 4 kB', async () => {
  const code = await bundle(
    "import { parseEvent } from '@telephony/webhooks'; globalThis.read = parseEvent;",
    true,
  );
  expect(code).toContain('event_time');
  expect(code).not.toContain('voicemail');
  expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThanOrEqual(4000);
});

test('the handler with its store is at most 7.25 kB', async () => {
  const code = await bundle("export { createWebhookHandler } from '@telephony/webhooks';", true);
  expect(code).not.toContain('voicemail');
  expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThanOrEqual(7.25 * 1024);
});

test('the outbox runs on every platform, and brings neither the tracker nor the handler', async () => {
  const code = await bundle("export * from '@telephony/webhooks/outbox';", false);
  expect(code).toContain('webhook-signature');
  expect(code).not.toMatch(/(from|import\(?) *["'`]|\brequire\(/);
  expect(code).not.toMatch(/voicemail|createWebhookHandler/);
});

test.each(['redis', 'sqlite', 'postgres'])('the stores of %s do not bring the tracker', async (entry) => {
  const code = await bundle(`export * from '@telephony/webhooks/${entry}';`, false);
  expect(code).toContain(`${entry}CallStore`);
  expect(code).not.toContain('voicemail');
});
