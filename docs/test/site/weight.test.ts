import { brotliCompressSync, constants } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from '../support/use-site.ts';

const site = useSite();

// As a static host sends it, and as the benchmark counts it.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

test('the page of an operation loads at most 32 kB in 4 requests', async () => {
  const page = await site.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(`${site.url}/operations/listCdrs/`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    responses.map(async (response) => brotliCompressSync(await response.body(), QUALITY).length),
  );
  expect(responses.map((response) => response.url()).slice(4)).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(32_000);
});
