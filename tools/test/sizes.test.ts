import { expect, test } from 'vitest';
import { gzipBytes } from '../bench/harness.ts';

// With room for another zlib. What makes an app larger has to be worth it.
test.for([
  [
    'an app with one GET',
    `import { createTelephony, getCdr } from '@telephony/client';
     const pbx = createTelephony({ baseUrl: 'https://pbx.example/v1.2/voice', auth: 'TOKEN' });
     console.log((await getCdr(pbx, { id: 42 })).data);`,
    6150,
  ],
  [
    'a receiver',
    `import { createWebhookHandler } from '@telephony/webhooks';
     export default { fetch: createWebhookHandler({ 'call.missed': () => {} }, { secret: { path: '/a-very-long-secret' } }) };`,
    7400,
  ],
] as const)('%s stays as small as it is', async ([, source, limit]) => {
  const bytes = await gzipBytes(source);
  expect(bytes).toBeLessThanOrEqual(limit);
  expect(bytes).toBeGreaterThan(limit - 400);
});
