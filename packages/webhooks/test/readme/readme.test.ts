import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { brokenLinks } from '@telephony/testing/broken-links';

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

/** Whose options the pages list: the entry that they are imported from, and the type of the options. */
const OPTIONS_OF = {
  createWebhookHandler: ['@telephony/webhooks', 'Parameters<typeof createWebhookHandler>[1]'],
  createDispatcher: ['@telephony/webhooks', 'Parameters<typeof createDispatcher>[1]'],
  replayKept: ['@telephony/webhooks', 'Parameters<typeof replayKept>[2]'],
  memoryStore: ['@telephony/webhooks', 'Parameters<typeof memoryStore>[0]'],
  redisStore: ['@telephony/webhooks/redis', 'Parameters<typeof redisStore>[1]'],
  redisCallStore: ['@telephony/webhooks/redis', 'Parameters<typeof redisCallStore>[1]'],
  postgresStore: ['@telephony/webhooks/postgres', 'Parameters<typeof postgresStore>[1]'],
  postgresCallStore: ['@telephony/webhooks/postgres', 'Parameters<typeof postgresCallStore>[1]'],
  memoryCallStore: ['@telephony/webhooks/tracker', 'Parameters<typeof memoryCallStore>[0]'],
  CallTracker: ['@telephony/webhooks/tracker', 'ConstructorParameters<typeof CallTracker>[0]'],
} as const;

/** A table of options. */
export interface OptionTable {
  /** Whose options they are. */
  owners: string[];
  names: string[];
}

/** The tables of a page whose head is "Option of ...". */
function readOptionTables(page: string): OptionTable[] {
  return [...page.matchAll(/^\| Option of (.*?) *\|.*\n\| -.*\n((?:\|.*\n)+)/gm)].map(
    ([, owners = '', rows = '']) => ({
      owners: [...owners.matchAll(/`(\w+)`/g)].map(([, owner = '']) => owner),
      names: [...rows.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name),
    }),
  );
}

/** A module that compiles where each table has every option of its owners, and no other. */
function optionTypes(tables: readonly OptionTable[]): string {
  const imports = Object.entries(OPTIONS_OF).map(
    ([owner, [entry]]) => `import { ${owner} } from '${entry}';`,
  );
  const checks = tables.flatMap(({ owners, names }) => {
    const listed = names.map((name) => `${name}: true`).join(', ');
    return owners.map((owner) => {
      const type = Object.entries(OPTIONS_OF).find(([name]) => name === owner)?.[1][1] ?? 'never';
      return `void ({ ${listed} } satisfies Record<keyof NonNullable<${type}>, true>);`;
    });
  });
  return [...imports, ...checks].join('\n');
}
