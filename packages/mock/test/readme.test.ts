import { startMock } from '@telephony/mock';
import { expect, test } from 'vitest';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { runCurls } from '@telephony/testing/run-curls';

const readme = new URL('../README.md', import.meta.url);
const blocks = readBlocks(readme);
const project = testReaderProject(Object.fromEntries(blocks.map(({ code }, index) => [`${index}.ts`, code])));

test('every block of TypeScript says what it prints', () => {
  expect(blocks.map(({ prints }) => prints.length)).toEqual([2]);
});

test.each(blocks.map((block, index) => ({ ...block, index })))(
  '$title, prints what it says',
  async ({ index, prints }) => {
    expect(await project.run(`${index}.ts`)).toEqual(prints);
  },
);

test('its requests by curl succeed, and one prefers a 404', async () => {
  const mock = await startMock({ port: 0 });
  const statuses = await runCurls(readme, { 'http://127.0.0.1:4010': mock.url });
  await mock.close();
  expect(statuses).toEqual([200, 200, 404]);
});
