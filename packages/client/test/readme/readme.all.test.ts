import { readdirSync } from 'node:fs';
import { type Mock, startMock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Block, readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';

const root = new URL('../../', import.meta.url);
const pages = new URL('../../docs/src/content/docs/packages/', root);
const reactBlocks = ['client-react.mdx', 'client-openapi-fetch.mdx'].flatMap((page) =>
  readBlocks(new URL(page, pages), 'tsx'),
);

testReaderProject(Object.fromEntries(reactBlocks.map(({ code }, index) => [`${index}.tsx`, code])));

test('the guide has examples of queries, of mutations and of pages', () => {
  expect(reactBlocks.map(({ title }) => title)).toEqual([
    'Read',
    'Read',
    'Call, change, delete',
    'Two accounts',
    'Page by page',
    'React hooks',
  ]);
});

/** What the README says is there in all examples after the first. */
const shared = `
import { createTelephony as createShared, operations as allOperations } from '@telephony/client';
const { TELEPHONY_URL: baseUrl = '', TELEPHONY_EMAIL: email = '', TELEPHONY_PASSWORD: password = '' } = process.env;
const token = 'a-token-of-the-reader';
const pbx = createShared({ baseUrl, auth: token, operations: allOperations });
`;

/**
 * A block of the README as a module that can be compiled and run. Its own imports come first; the rest stands in braces,
 * so that it may declare a `pbx` of its own.
 */
function writeModule({ code }: Block, isFirst: boolean): string {
  if (isFirst) return code;
  const lines = code.split('\n');
  const imports = lines.filter((line) => line.startsWith('import '));
  const rest = lines.filter((line) => !line.startsWith('import '));
  return `${imports.join('\n')}${shared}{\n${rest.join('\n')}\n}\n`;
}

const reference = readdirSync(pages).filter((name) => name.startsWith('client-'));
const texts = [new URL('README.md', root), ...reference.map((name) => new URL(name, pages))];
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
