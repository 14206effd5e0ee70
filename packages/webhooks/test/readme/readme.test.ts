import { readFileSync } from 'node:fs';
import { brokenLinks } from '@telephony/testing/broken-links';
import { readBlocks } from '@telephony/testing/read-blocks';
import { expect, test } from 'vitest';
import { testSamples } from './support/samples.ts';

const readme = new URL('../../README.md', import.meta.url);
const samples = readBlocks(readme);

test('a README of two pages at most, whose links lead somewhere', () => {
  expect(readFileSync(readme, 'utf8').split(/\s+/).length).toBeLessThanOrEqual(1500);
  expect(brokenLinks(readme)).toEqual([]);
});

testSamples(samples);
