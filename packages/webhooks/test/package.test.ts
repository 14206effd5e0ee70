import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

async function bundle(source: string, minify = false): Promise<string> {
  const file = 'virtual:app';
  const build = await rolldown({
    input: file,
    platform: 'browser',
    external: /^node:/,
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

// The tracker has the word voicemail, and only the tracker.
test.each([
  ['', 'createWebhookHandler', /CallTracker|voicemail|postUntil|createTelephony|node:|from *["'`]/],
  ['/outbox', 'webhook-signature', /createWebhookHandler|voicemail|from *["'`]/],
  ['/redis', 'redisCallStore', /createWebhookHandler|voicemail/],
  ['/sqlite', 'sqliteCallStore', /createWebhookHandler|voicemail/],
  ['/postgres', 'postgresCallStore', /createWebhookHandler|voicemail|node:|from *["'`]/],
])('the entry "%s" brings %s and nothing that its hosts lack', async (entry, own, foreign) => {
  const code = await bundle(`export * from '@telephony/webhooks${entry}';`);
  expect(code).toContain(own);
  expect(code).not.toMatch(foreign);
  expect(code).not.toMatch(/\bimport\(|[^.]\beval\(|new Function|\brequire\(/);
});

test('an app with the handler is as small as the README says, and parseEvent brings no handler', async () => {
  const [, kilobytes] =
    / (\d+) KB \(minified, gzip\)/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const app = await bundle("export { createWebhookHandler } from '@telephony/webhooks';", true);
  expect(Math.round(gzipSync(app, { level: 9 }).byteLength / 1024)).toBeLessThanOrEqual(Number(kilobytes));
  const parser = await bundle("export { parseEvent } from '@telephony/webhooks';");
  expect(parser).not.toMatch(/createWebhookHandler|voicemail|DecompressionStream/);
});
