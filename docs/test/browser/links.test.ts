/** Every internal link and anchor of the built site leads to something that is there. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { crawlSite } from '../../src/place/crawl-site.ts';
import { UNPLACED } from '../../src/place/site-address.ts';

test('every internal link and anchor resolves', () => {
  const { links, dead } = crawlSite(
    fileURLToPath(new URL('../../dist', import.meta.url)),
    new URL(`${UNPLACED}/`),
  );
  expect(dead).toEqual([]);
  expect(links).toBeGreaterThan(50_000);
});
