import { startMock } from '@telephony/mock';
import { expect, test } from 'vitest';
import { runCurls } from '@telephony/testing/run-curls';
import { testBlocks } from '@telephony/testing/test-readme';

const readme = new URL('../README.md', import.meta.url);
const page = new URL('../../../docs/src/content/docs/packages/mock.mdx', import.meta.url);

testBlocks(readme, page);

test.each([
  ['the README', readme, [200, 200, 404]],
  ['the page', page, [201, 503, 200, 204]],
])('the requests by curl of %s get their statuses', async (_name, text, expected) => {
  const mock = await startMock({ port: 0 });
  const statuses = await runCurls(text, { 'http://127.0.0.1:4010': mock.url });
  await mock.close();
  expect(statuses).toEqual(expected);
});
