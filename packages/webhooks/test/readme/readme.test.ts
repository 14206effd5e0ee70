import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';

const blocks = readBlocks(new URL('../../README.md', import.meta.url));
const project = testReaderProject({
  'surroundings.ts': readFileSync(new URL('surroundings.ts', import.meta.url), 'utf8'),
  ...Object.fromEntries(blocks.map(({ code }, index) => [`${index}.ts`, moduleOf(code)])),
});

/** A block as a program: the day of the examples is delivered to its handler, and then it ends. */
function moduleOf(code: string): string {
  const deliveries = /^const handler\b/m.test(code) ? 'await deliverDay(handler);' : '';
  return `import { deliverDay } from './surroundings.ts';\n${code}\n${deliveries}\nprocess.exit();\nvoid deliverDay;\n`;
}

test('no block of TypeScript is left out', () => {
  expect(blocks.length).toBeGreaterThan(10);
  expect(blocks.filter(({ prints }) => prints.length === 0)).toEqual([]);
});

test.each(blocks.map((block, index) => ({ ...block, index })))('$title', async ({ index, prints }) => {
  const printed = await project.run(`${index}.ts`, {
    PORT: '0',
    WEBHOOK_PASSWORD: 'seven-spokes-and-a-bell',
    WEBHOOK_OLD_PASSWORD: 'six-spokes-and-no-bell',
  });
  // Which of the lines of a block comes first is up to the events.
  expect(printed.toSorted()).toEqual(prints.toSorted());
});
