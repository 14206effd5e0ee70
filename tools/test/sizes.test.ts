import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/** Bytes of a module with all that it imports, bundled for a browser, minified and compressed. */
async function gzipBytes(source: string): Promise<number> {
  const build = await rolldown({
    input: 'virtual:app',
    platform: 'browser',
    plugins: [
      {
        name: 'app',
        resolveId(id, importer) {
          if (id === 'virtual:app') return id;
          return importer === 'virtual:app' ? this.resolve(id, import.meta.filename) : undefined;
        },
        load: (id) => (id === 'virtual:app' ? source : undefined),
      },
    ],
  });
  try {
    return gzipSync((await build.generate({ format: 'esm', minify: true })).output[0].code, { level: 9 })
      .length;
  } finally {
    await build.close();
  }
}

// With room for another zlib. What makes an app larger has to be worth it.
test.for([
  [
    'an app with one GET',
    `import { createTelephony, getCdr } from '@telephony/client';
     const pbx = createTelephony({ baseUrl: 'https://pbx.example/v1.2/voice', auth: 'TOKEN' });
     console.log((await getCdr(pbx, { id: 42 })).data);`,
    5450,
  ],
  [
    'a receiver',
    `import { createWebhookHandler } from '@telephony/webhooks';
     export default { fetch: createWebhookHandler({ 'call.missed': () => {} }, { secret: { path: '/a-very-long-secret' } }) };`,
    7200,
  ],
] as const)('%s stays as small as it is', async ([, source, limit]) => {
  const bytes = await gzipBytes(source);
  expect(bytes).toBeLessThanOrEqual(limit);
  expect(bytes).toBeGreaterThan(limit - 400);
});
