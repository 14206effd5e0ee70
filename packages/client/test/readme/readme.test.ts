import { startMock } from '@telephony/mock';
import { brokenLinks } from '@telephony/testing/broken-links';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { expect, onTestFinished, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const [first] = readBlocks(new URL('README.md', root));
const project = testReaderProject({ 'first.ts': first!.code });

test('every link leads somewhere', () => {
  expect(brokenLinks(new URL('README.md', root))).toEqual([]);
});

test('the first use prints what it says', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const printed = await project.run('first.ts', {
    TELEPHONY_URL: `${mock.url}/v1.2/service`,
    TELEPHONY_EMAIL: 'mei.lindqvist@harbourlane.example',
    TELEPHONY_PASSWORD: 'seven-spokes-and-a-bell',
  });
  // It also prints what it reads in a loop.
  expect(printed.slice(0, first!.prints.length)).toEqual(first!.prints);
});
