import { readdirSync } from 'node:fs';
import { type Mock, startMock } from '@telephony/mock';
import { type Block, readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const pages = new URL('../../docs/src/content/docs/packages/', root);
const reference = readdirSync(pages).filter((name) => name.startsWith('client-'));
const texts = [new URL('README.md', root), ...reference.map((name) => new URL(name, pages))];
const blocks = texts.flatMap((text) => readBlocks(text));
const reactBlocks = texts.flatMap((text) => readBlocks(text, 'tsx'));

const SHARED = `
import { createTelephony as createShared, operations as allOperations } from '@telephony/client';
const { TELEPHONY_URL: baseUrl = '', TELEPHONY_EMAIL: email = '', TELEPHONY_PASSWORD: password = '' } = process.env;
const token = 'a-token-of-the-reader';
const pbx = createShared({ baseUrl, auth: token, operations: allOperations });
`;

/** A block as a module. Its imports come first; the rest is in braces, so that it may declare a `pbx` too. */
function writeModule({ code }: Block, index: number): string {
  if (index === 0) return code;
  const lines = code.split('\n');
  const imports = lines.filter((line) => line.startsWith('import '));
  const rest = lines.filter((line) => !line.startsWith('import '));
  return `${imports.join('\n')}${SHARED}{\n${rest.join('\n')}\n}\n`;
}

const RUN_ALL = `
const { MOCK_URL } = process.env;
for (let index = 0; index < ${blocks.length}; index++) {
  process.env['TELEPHONY_URL'] = \`\${MOCK_URL}/v1.2/block-\${index}\`;
  console.log('block', index);
  await import(\`./\${index}.ts\`).catch((error) => console.log(error));
}`;

const project = testReaderProject({
  ...Object.fromEntries(blocks.map((block, index) => [`${index}.ts`, writeModule(block, index)])),
  ...Object.fromEntries(reactBlocks.map(({ code }, index) => [`react-${index}.tsx`, code])),
  'run-all.js': RUN_ALL,
});
let mock: Mock;
let printed: string[][];

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  const lines = await project.run('run-all.js', {
    MOCK_URL: mock.url,
    TELEPHONY_EMAIL: 'mei.lindqvist@harbourlane.example',
    TELEPHONY_PASSWORD: 'seven-spokes-and-a-bell',
  });
  printed = lines
    .join('\n')
    .split(/^block \d+\n?/m)
    .slice(1)
    .map((text) => text.trimEnd().split('\n'));
});
afterAll(() => mock?.close());

test('every TypeScript block prints something, and React blocks are compiled', () => {
  expect(blocks.length).toBeGreaterThan(15);
  expect(blocks.filter(({ prints }) => prints.length === 0)).toEqual([]);
  expect(reactBlocks.map(({ title }) => title).toSorted()).toEqual([
    'Call, change, delete',
    'Page by page',
    'React hooks',
    'Read',
    'Read',
    'Two accounts',
  ]);
});

test.each(blocks.map((block, index) => ({ ...block, index })))('$title', ({ index, prints }) => {
  expect(mock.requests.some(({ url }) => url.includes(`/block-${index}/`))).toBe(true);
  // The first block also prints what it reads in a loop.
  expect(index === 0 ? printed[0]!.slice(0, prints.length) : printed[index]).toEqual(prints);
});
