/** A run that may write, and is ended in the middle, leaves every record of an account as it was. */
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { atLength } from '@telephony/testing/tiers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anotherAccount, everything, journalsIn, startCommand } from './support/account.ts';
import { isWrite, lyingServer } from './support/lying-server.ts';

/** It writes before all else, so that each of its writes can be the last. */
const WRITING = [
  '--allow-writes',
  '--allow-logins',
  '--quick',
  '--yes',
  ...['bulk-change', 'report-schedule', 'mintApiToken'].flatMap((name) => ['--workflow', name]),
  ...['reportId=14', 'recipient=a@b.example', 'secondRecipient=c@d.example'].flatMap((input) => [
    '--input',
    input,
  ]),
];
/** Milliseconds from the first write to the end of such a run, and a little more. */
const LENGTH = 3000;

/** When the run is ended: when the server has done a write and has not responded yet, or some time after the first. */
type Moment = { write: number } | { milliseconds: number };

const random = (): Moment => ({ milliseconds: Math.round(Math.random() * LENGTH) });
const moments: Moment[] = [
  ...[1, 6].map((write) => ({ write })),
  random(),
  ...atLength([4, 8, 10, 12, 16, 20].map((write) => ({ write }))),
  ...atLength(Array.from({ length: 12 }, random)),
];
const told = (moment: Moment) =>
  'write' in moment ? `write ${moment.write}` : `${moment.milliseconds} ms after the first write`;

/** Starts the command before an account, and ends it. */
async function endedAt(moment: Moment, signal: 'SIGINT' | 'SIGKILL') {
  const { sandbox, token } = await anotherAccount();
  const before = await everything(sandbox);
  const state = temporaryFolder();
  let writes = 0;
  let end = () => {};
  const server = await lyingServer(sandbox.baseUrl, async ({ method }) => {
    if (isWrite(method)) writes += 1;
    if (!isWrite(method) || writes !== ('write' in moment ? moment.write : 1)) return undefined;
    if ('milliseconds' in moment) setTimeout(end, moment.milliseconds);
    else {
      end();
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return undefined;
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const { child, ended } = startCommand(server.url, token, state, WRITING);
  end = () => void child.kill(signal);
  const { code } = await ended;
  return { sandbox, token, before, state, url: server.url, code };
}

describe('an account is as before', { timeout: 120_000 }, () => {
  test.each(moments.map((moment) => [told(moment), moment] as const))(
    'when the command has ended: Ctrl-C at %s',
    async (_, moment) => {
      const { sandbox, before, state, code } = await endedAt(moment, 'SIGINT');
      // By then it may have come to its end.
      expect('write' in moment ? [130] : [0, 130]).toContain(code);
      expect(await everything(sandbox)).toEqual(before);
      expect(journalsIn(state)).toEqual([]);
    },
  );

  test.each(moments.map((moment) => [told(moment), moment] as const))(
    'after a later run, which only reads: killed at %s',
    async (_, moment) => {
      const { sandbox, before, state, url, token } = await endedAt(moment, 'SIGKILL');
      const left = journalsIn(state);
      // At a random moment it may have put everything back already.
      expect(left.length).toBeGreaterThanOrEqual('write' in moment ? 1 : 0);
      expect(left.map(({ rights }) => rights)).toEqual(left.map(() => 0o600));
      const later = await startCommand(url, token, state, ['--workflow', 'pageCdrs']).ended;
      expect(later.code).toBe(0);
      expect(later.stderr.includes('Of an earlier run')).toBe(left.length > 0);
      expect(await everything(sandbox)).toEqual(before);
      expect(journalsIn(state)).toEqual([]);
    },
  );
});
