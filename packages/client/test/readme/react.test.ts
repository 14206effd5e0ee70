import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { expect, test } from 'vitest';

const blocks = readBlocks(new URL('../../guides/react.md', import.meta.url), 'tsx');

testReaderProject(Object.fromEntries(blocks.map(({ code }, index) => [`${index}.tsx`, code])));

test('the guide has examples of queries, of mutations and of pages', () => {
  expect(blocks.map(({ title }) => title)).toEqual([
    'Read',
    'Read',
    'Call, change, delete',
    'Two accounts',
    'Page by page',
  ]);
});
