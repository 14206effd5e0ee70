import { expect, test } from 'vitest';
import { readBlocks } from './read-blocks.ts';
import { runBlock } from './run-block.ts';

/** Tests the README of a package: a first use of at most 15 lines, and every block prints what it says. */
export function testReadme(readme: URL): void {
  const blocks = readBlocks(readme);

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
}
