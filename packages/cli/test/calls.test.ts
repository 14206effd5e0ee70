import { expect, test } from 'vitest';
import { startSandbox } from '@telephony/sandbox';
import { telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
const run = (line: string) => telephony(line.split(' '), { env: own.env });

test('a report has each finished call once, and says how many went how', async () => {
  const { stdout, stderr } = await run(
    'calls report --fields id,result,answeredBy,talkedSeconds --output csv',
  );
  expect(stdout.split('\r\n').slice(0, 4)).toEqual([
    'id,result,answeredBy,talkedSeconds',
    '5000000001,answered,Tom Reyes,184',
    '5000000002,answered,Ben Aziz,63',
    '5000000003,missed,,0',
  ]);
  expect(stderr).toMatch(
    /^Calls since 7d: 8. Answered: 6, missed: 2, unanswered: 0. Owed a call back: 1. Complete until 20.* UTC.\n$/,
  );
  expect(JSON.parse((await run('calls report --by user --query [0]')).stdout)).toEqual({
    user: 'Tom Reyes',
    talks: 2,
    talkSeconds: 368,
  });
});

test('a misspelt field of a report is told with the nearest one', async () => {
  expect((await run('calls report --fields id,reslt')).stderr).toContain(
    '--fields: there is no field "reslt". Did you mean result?\n',
  );
});

test('a week is one of the sandbox, whose day need not be today', async () => {
  await using sandbox = await startSandbox({ port: 0, examples: true });
  const env = { ...own.env, TELEPHONY_URL: sandbox.baseUrl, TELEPHONY_TOKEN: sandbox.signIn!.token };
  const { stderr } = await telephony(['calls', 'missed', '--owed'], { env });
  expect(stderr).toBe(
    'Owed a call back: 1. Calls since 7d: 8. Not finished: 2. Complete until 2026-11-20 16:05:30 UTC.\n',
  );
});

test('whom to call back is there once, with all missed calls', async () => {
  const { stdout } = await run('calls missed --owed');
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({ number: '447700900789', calls: 2, missedBy: 'Workshop', reason: 'unanswered' }),
  ]);
  expect(JSON.parse((await run('calls missed --query length(@)')).stdout)).toBe(2);
});

test('a call is found by any of its legs, with its recording, and drawn where a table is asked for', async () => {
  const { stdout, stderr } = await run('call 5000000111 --fields rootCallId,recordings.0,outcome.result');
  expect(stderr).toMatch(/^Complete until 20.* UTC\.\n$/);
  expect(JSON.parse(stdout)).toMatchObject({ rootCallId: 5000000101, 'outcome.result': 'answered' });
  expect(await run('call 17')).toMatchObject({
    code: 4,
    stderr: expect.stringContaining('There is no call 17.'),
  });
  expect(await run('call x')).toMatchObject({ code: 2 });
});
