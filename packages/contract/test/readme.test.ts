import { readBlocks } from '@telephony/testing/read-blocks';
import { runBlock } from '@telephony/testing/run-block';
import { expect, test } from 'vitest';

const blocks = readBlocks(new URL('../README.md', import.meta.url));

test('the README has a first use of at most 15 lines, and every block says what it prints', () => {
  const [first] = blocks;
  expect(first?.title).toBe('First use');
  expect(
    first?.code.split('\n').filter((line) => line !== '' && !line.startsWith('//=>')).length,
  ).toBeLessThan(16);
  expect(blocks.filter(({ prints }) => prints.length === 0)).toEqual([]);
});

test.each(blocks)('$title', async (block) => {
  expect(await runBlock(block)).toEqual(block.prints);
});
