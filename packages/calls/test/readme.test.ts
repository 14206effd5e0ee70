import { brokenLinks } from '@telephony/testing/broken-links';
import { testBlocks, testReadme } from '@telephony/testing/test-readme';
import { expect, test } from 'vitest';

const readme = new URL('../README.md', import.meta.url);

test('every link leads somewhere', () => {
  expect(brokenLinks(readme)).toEqual([]);
});

testReadme(readme);
testBlocks(new URL('../../../docs/src/content/docs/packages/calls.mdx', import.meta.url));
