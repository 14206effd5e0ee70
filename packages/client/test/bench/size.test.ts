import { expect, test } from 'vitest';
import { telephony } from '../../bench/clients/telephony.ts';
import { gzipBytes } from '../../bench/measure/gzip-bytes.ts';

// The figure of decision 26, with room for another zlib. What makes an app larger has to be worth it.
test('an app with one GET stays as small as it is', async () => {
  const bytes = await gzipBytes(telephony);
  expect(bytes).toBeLessThanOrEqual(5450);
  expect(bytes).toBeGreaterThan(5450 - 200);
});
