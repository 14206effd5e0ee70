import { type Mock, startMock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { writeModule } from './write-module.ts';

const blocks = readBlocks(new URL('../../README.md', import.meta.url));
const project = testReaderProject(
  Object.fromEntries(blocks.map((block, index) => [`${index}.ts`, writeModule(block, index === 0)])),
);
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
beforeEach(() => mock.clear());
afterAll(() => mock?.close());

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
