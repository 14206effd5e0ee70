import { expect, test } from 'vitest';
import { type Block, readBlocks } from './read-blocks.ts';
import { testReaderProject } from './reader-project.ts';

/** Tests that a README has a first use of at most 15 lines, and calls `testBlocks`. */
export function testReadme(readme: URL): void {
  const [first] = testBlocks(readme);

  test('the README has a first use of at most 15 lines', () => {
    expect(first?.title).toBe('First use');
    expect(
      first?.code.split('\n').filter((line) => line !== '' && !line.startsWith('//=>')).length,
    ).toBeLessThan(16);
  });
}

/** Tests that the `ts` blocks of pages compile, announce their output, and print it. */
export function testBlocks(...pages: URL[]): Block[] {
  const blocks = pages.flatMap((page) => readBlocks(page));
  const project = testReaderProject(
    Object.fromEntries(blocks.map(({ code }, index) => [`${index}.ts`, code])),
  );

  test('every block of TypeScript says what it prints', () => {
    expect(blocks.filter(({ prints }) => prints.length === 0)).toEqual([]);
  });

  test.each(blocks.map((block, index) => ({ ...block, index })))(
    'block $index, $title, prints what it says',
    async ({ index, prints }) => {
      expect(await project.run(`${index}.ts`)).toEqual(prints);
    },
  );
  return blocks;
}
