import { expect, test } from 'vitest';
import { telephony } from '../../bench/clients/telephony.ts';
import { telephonyNames } from '../../bench/clients/telephony-names.ts';
import { gzipBytes } from '../../bench/measure/gzip-bytes.ts';

// The figures of decision 26, with room for another zlib. What makes an app larger has to be worth it.
test.each([
  [telephony, 5265],
  [telephonyNames, 5450],
])('an app with one GET, $name, stays as small as it is', async (client, most) => {
  const bytes = await gzipBytes(client);
  expect(bytes).toBeLessThanOrEqual(most);
  expect(bytes).toBeGreaterThan(most - 200);
});
