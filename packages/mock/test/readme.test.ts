import { startMock } from '@telephony/mock';
import { expect, test } from 'vitest';
import { runCurls } from '@telephony/testing/run-curls';
import { testBlocks } from '@telephony/testing/test-readme';

const readme = new URL('../README.md', import.meta.url);
const blocks = testBlocks(readme);

test('there are two blocks of TypeScript, which print two lines and one', () => {
  expect(blocks.map(({ prints }) => prints.length)).toEqual([2, 1]);
});

test('its requests by curl succeed, and one prefers a 404', async () => {
  const mock = await startMock({ port: 0 });
  const statuses = await runCurls(readme, { 'http://127.0.0.1:4010': mock.url });
  await mock.close();
  expect(statuses).toEqual([200, 200, 404, 201, 503, 200, 204]);
});
