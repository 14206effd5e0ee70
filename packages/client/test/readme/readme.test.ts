import { readdirSync } from 'node:fs';
import { type Mock, startMock } from '@telephony/mock';
import { brokenLinks } from '@telephony/testing/broken-links';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { writeModule } from './write-module.ts';

const root = new URL('../../', import.meta.url);
const guides = readdirSync(new URL('guides/', root)).map((name) => `guides/${name}`);
const texts = ['README.md', ...guides].map((name) => new URL(name, root));
const blocks = texts.flatMap((text) => readBlocks(text));
const project = testReaderProject(
  Object.fromEntries(blocks.map((block, index) => [`${index}.ts`, writeModule(block, index === 0)])),
);
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
beforeEach(() => mock.clear());
afterAll(() => mock?.close());

test.each([...guides, 'README.md'])('%s leads nowhere that is not there', (name) => {
  expect(brokenLinks(new URL(name, root))).toEqual([]);
});

test('no block of TypeScript is left out', () => {
  expect(blocks.length).toBeGreaterThan(15);
  expect(blocks.filter(({ prints }) => prints.length === 0)).toEqual([]);
});

test.each(blocks.map((block, index) => ({ ...block, index })))('$title', async ({ index, prints }) => {
  const printed = await project.run(`${index}.ts`, {
    TELEPHONY_URL: `${mock.url}/v1.2/service`,
    TELEPHONY_EMAIL: 'mei.lindqvist@harbourlane.example',
    TELEPHONY_PASSWORD: 'seven-spokes-and-a-bell',
  });
  expect(mock.requests.length).toBeGreaterThan(0);
  // The first block also prints what it reads in a loop.
  expect(index === 0 ? printed.slice(0, prints.length) : printed).toEqual(prints);
});
