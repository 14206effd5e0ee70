import { expect, onTestFinished, test } from 'vitest';
import { operationCommands } from '../src/contract/contract.ts';
import { connect } from './support/mcp.ts';
import { QUESTIONS } from './support/questions.ts';
import { telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();

const writes = operationCommands()
  .flatMap(({ operation }) => (operation.method === 'get' ? [] : operation.operationId))
  .join(',');

interface Found {
  operation?: string;
  tool?: string;
  effect?: string;
}

test.for([
  ['tuned', 0.88, 0.95],
  ['unseen', 0.65, 0.86],
] as const)(
  'questions that are %s find what is wanted: %d of them first, %d among three',
  { timeout: 60_000 },
  async ([name, first, amongThree]) => {
    const mcp = await connect(own, { allowWrites: writes });
    onTestFinished(() => mcp.close());
    const places: number[] = [];
    for (const { words, wanted } of QUESTIONS[name]) {
      const { data } = await mcp.call('search', { words });
      places.push((data as Found[]).findIndex(({ operation, tool }) => wanted.includes(operation ?? tool!)));
    }
    const share = (end: number) => places.filter((at) => at >= 0 && at < end).length / places.length;
    expect(share(1)).toBeGreaterThanOrEqual(first);
    expect(share(3)).toBeGreaterThanOrEqual(amongThree);
  },
);

test('a server that only reads finds reads only, and one with writes those that it allows', async () => {
  const ask = async (options: object) => {
    const mcp = await connect(own, options);
    onTestFinished(() => mcp.close());
    return (await mcp.call('search', { words: 'delete a contact' })).data as Found[];
  };
  const reads = await ask({});
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter(({ operation, effect }) => operation !== undefined && effect !== 'reads')).toEqual([]);
  const allowed = await ask({ allowWrites: 'deleteContacts' });
  expect(allowed.filter(({ effect }) => effect === 'deletes')).toEqual([
    expect.objectContaining({ operation: 'deleteContacts' }),
  ]);
});

test('the command finds its own reports, and says when nothing fits', async () => {
  const search = async (words: string) => telephony(['search', words]);
  expect(JSON.parse((await search('who rang and nobody picked up')).stdout)[0]).toMatchObject({
    command: expect.stringMatching(/^telephony calls (?:missed|report)$/),
  });
  expect((await search('xqzt')).stderr).toContain('Nothing fits');
});
