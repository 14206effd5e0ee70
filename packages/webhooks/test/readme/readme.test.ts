import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { brokenLinks } from '@telephony/testing/broken-links';
import { optionTypes, OPTIONS_OF, readOptionTables } from './option-tables.ts';

const root = new URL('../../', import.meta.url);
const guides = readdirSync(new URL('guides/', root)).map((name) => `guides/${name}`);
const pages = ['README.md', ...guides].map((name) => new URL(name, root));
const texts = pages.map((page) => readFileSync(page, 'utf8'));

const production = readFileSync(new URL('examples/production.ts', root), 'utf8');
const blocks = pages.flatMap((page) => readBlocks(page));
const programs = blocks.filter(({ code }) => code !== production);
const tables = texts.flatMap(readOptionTables);
const project = testReaderProject({
  'surroundings.ts': readFileSync(new URL('surroundings.ts', import.meta.url), 'utf8'),
  'production.ts': production,
  'options.ts': optionTypes(tables),
  ...Object.fromEntries(programs.map(({ code }, index) => [`${index}.ts`, moduleOf(code)])),
});

/** A block as a program: the day of the examples is delivered to its handler, and then it ends. */
function moduleOf(code: string): string {
  const deliveries = /^const handler\b/m.test(code) ? 'await deliverDay(handler);' : '';
  return `import { deliverDay } from './surroundings.ts';\n${code}\n${deliveries}\nprocess.exit();\nvoid deliverDay;\n`;
}

test('no block of TypeScript is left out', () => {
  expect(programs.length).toBeGreaterThan(15);
  expect(programs.filter(({ prints }) => prints.length === 0)).toEqual([]);
});

test('the sample for production is the example, which a test of its own starts and ends', () => {
  expect(blocks.filter(({ title }) => title === 'In production').map(({ code }) => code)).toEqual([
    production,
  ]);
});

test('every option has a row, in one table', () => {
  expect(tables.flatMap(({ owners }) => owners).toSorted()).toEqual(Object.keys(OPTIONS_OF).toSorted());
});

test('every link to a file or heading leads somewhere', () => {
  expect(pages.flatMap((page) => brokenLinks(page))).toEqual([]);
});

test.each(programs.map((block, index) => ({ ...block, index })))('$title', async ({ index, prints }) => {
  const printed = await project.run(`${index}.ts`, {
    PORT: '0',
    WEBHOOK_PASSWORD: 'seven-spokes-and-a-bell',
    WEBHOOK_OLD_PASSWORD: 'six-spokes-and-no-bell',
  });
  // Which of the lines of a block comes first is up to the events.
  expect(printed.toSorted()).toEqual(prints.toSorted());
});
