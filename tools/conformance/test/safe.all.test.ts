import { Readable } from 'node:stream';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { atLength } from '@telephony/testing/tiers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { confirmWrites } from '../src/permissions.ts';
import { planConformance, runConformance } from '../src/run-conformance.ts';
import { isWrite, json, type Lie, lyingServer, withBody } from './support/lying-server.ts';
import {
  anotherAccount,
  countRecords,
  everything,
  everythingTo,
  journalsIn,
  optionsFor,
  runWith,
  startCommand,
  storySandbox,
} from './support/servers.ts';

const permissions = { writes: true, dialling: false, collectionDeletes: false, logins: true };
const writing = { permissions, stateless: false };
describe('an account that is not the story', { timeout: 120_000 }, () => {
  test('is as before after all that may be written, and its people are not signed in', async () => {
    const { sandbox, token } = await anotherAccount();
    await using server = await lyingServer(sandbox.baseUrl, () => undefined);
    const before = await everything(sandbox);
    const options = optionsFor(server.url, { token, ...writing });
    const report = await runWith(options);
    expect(report.violations).toEqual([]);
    expect(await everything(sandbox)).toEqual(before);
    console.log(
      `Compared: ${countRecords(before)} records of ${Object.keys(before).length} tables, ${server.requests.length} requests.`,
    );
    expect(countRecords(before)).toBeGreaterThan(180);
    expect(server.requests.filter((line) => /^POST \/(?:login|logout|calls|sms$)/.test(line))).toEqual([]);
    expect(server.requests.filter((line) => isWrite(line.split(' ')[0] ?? '')).length).toBeGreaterThan(10);
    const left = report.workflows.filter(({ reason }) => reason?.includes('does not show the story'));
    expect(left.map(({ workflowId }) => workflowId)).toContain('joinAndLeaveQueue');
  });

  test('nor is one that has the ids of the story, and other people', async () => {
    const sandbox = await storySandbox();
    const origin = new URL(sandbox.baseUrl).origin;
    const body = JSON.stringify({
      contacts: [
        { id: 9001, first_name: 'Ann', group_name: 'VIP' },
        { id: 9004, group_name: 'Press' },
      ],
    });
    await fetch(`${origin}/_sandbox/seed`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    const before = await everything(sandbox);
    const options = everythingTo(sandbox, { ...writing });
    const report = await runWith(options);
    expect(report.workflows).toContainEqual(
      expect.objectContaining({ workflowId: 'membershipIsKept', verdict: 'left out' }),
    );
    expect(await everything(sandbox)).toEqual(before);
  });

  test('a member of a queue that was away is away again, not available', async () => {
    const sandbox = await storySandbox();
    const headers = { 'X-Auth-Token': sandbox.signIn?.token ?? '', 'Content-Type': 'application/json' };
    const away = JSON.stringify({ users: [{ id: 410003, status: false }] });
    await fetch(`${sandbox.baseUrl}/queues/30601`, { method: 'PATCH', headers, body: away });
    const before = await everything(sandbox);
    const options = everythingTo(sandbox, { ...writing, workflows: ['queue-agent'] });
    const report = await runWith(options);
    expect(report.putBack).toMatchObject([{ outcome: 'put back' }]);
    expect((await everything(sandbox))['queues']).toEqual(before['queues']);
  });

  test.each([
    ['responds with 500 to each write, and has done it', (nth: number) => nth > 0],
    ['fails from the third write on for a while', (nth: number) => nth >= 3 && nth < 7],
    ['drops the connection at the second write', (nth: number) => nth === 2],
  ])('a server that %s', async (what, isFailing) => {
    const { sandbox, token } = await anotherAccount();
    const before = await everything(sandbox);
    const journals = temporaryFolder();
    let nth = 0;
    let isBroken = true;
    const lie: Lie = ({ method }, reply) => {
      if (!isBroken || !isWrite(method) || !isFailing(++nth)) return undefined;
      if (what.includes('drops')) throw new Error('dropped');
      return { ...reply, status: 500, headers: {}, body: Buffer.alloc(0) };
    };
    await using server = await lyingServer(sandbox.baseUrl, lie);
    const options = optionsFor(server.url, {
      token,
      ...writing,
      journals,
      workflows: ['bulk-change', 'mintApiToken'],
    });
    const report = await runWith(options);
    expect(report.verdict).toBe('violations');
    expect(report.journal).toBeUndefined();
    isBroken = false;
    await runWith({
      ...options,
      permissions: { ...permissions, writes: false, logins: false },
      workflows: ['pageCdrs'],
    });
    expect(await everything(sandbox)).toEqual(before);
  });

  test('a server that gives the id of a record that was there before: it is neither changed nor removed', async () => {
    const { sandbox, token } = await anotherAccount();
    const before = await everything(sandbox);
    const lie: Lie = async ({ method, path, ask }, reply) => {
      const existing =
        method === 'POST' && path === '/contacts' ? json(await ask('/contacts?limit=1')) : undefined;
      const data: unknown = existing?.['data'];
      return Array.isArray(data) ? withBody(reply, { data: data[0] as unknown, links: {} }) : undefined;
    };
    await using server = await lyingServer(sandbox.baseUrl, lie);
    const options = optionsFor(server.url, { token, ...writing, workflows: ['bulk-change'] });
    const report = await runWith(options);
    // Its fields are put back where a step changed them; what the run has made is found by its mark.
    expect(report.putBack.filter(({ outcome }) => outcome === 'left')).toEqual([]);
    expect(await everything(sandbox)).toEqual(before);
  });

  test('what is typed decides: another name writes nothing', async () => {
    const { sandbox, token } = await anotherAccount();
    await using server = await lyingServer(sandbox.baseUrl, () => undefined);
    const options = optionsFor(server.url, {
      token,
      ...writing,
      permissions: { ...permissions, logins: false },
      workflows: ['regroupContacts'],
    });
    const type = (typed: string) => {
      const { signal } = new AbortController();
      const confirm = (account: string, plan: string) =>
        confirmWrites(account, plan, signal, Readable.from([typed]));
      return runConformance(options, signal, { confirm });
    };
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const other of ['mei.lindqvist@harbourlane.example\n', ''])
      await expect(type(other)).rejects.toThrow('nothing was written');
    expect(server.requests.filter((line) => isWrite(line.split(' ')[0] ?? ''))).toEqual([]);
    expect((await type('hana.kimura@millroad.example\n')).verdict).toBe('conforms');
    expect(server.requests.filter((line) => line.startsWith('PATCH'))).not.toEqual([]);
  });

  test('where nobody can type, it is refused at once, and says what to do', async () => {
    const { sandbox, token } = await anotherAccount();
    await using server = await lyingServer(sandbox.baseUrl, () => undefined);
    // The pipe of its input stays open.
    const { child, ended } = startCommand(server.url, token, temporaryFolder(), ['--allow-writes']);
    const { code, stderr } = await ended;
    child.stdin.destroy();
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('Pass --yes') });
    expect(server.requests).toEqual([]);
  });
});

describe('--plan', { timeout: 60_000 }, () => {
  test('sends nothing, and has each request that is sent, in its order', async () => {
    const sandbox = await storySandbox();
    // Each write is sent without a token first, to be refused.
    const written: string[] = [];
    await using server = await lyingServer(sandbox.baseUrl, ({ method, path, headers }) => {
      const isMeant = headers['x-auth-token'] !== undefined || path.startsWith('/login');
      if (isWrite(method) && isMeant) written.push(`${method} ${path}`);
      return undefined;
    });
    const options = everythingTo(sandbox, { server: server.url, ...writing, quick: true });
    const plan = planConformance(options);
    expect(server.requests).toEqual([]);
    expect(plan).toContain('PATCH /queues/{id}   WRITES {"users":[');
    await runWith(options);
    const planned = plan
      .split('\n')
      .map((line) => /^ *(?:GET|POST|PATCH|DELETE|OPTIONS) \S+/.exec(line)?.[0].trim() ?? '')
      .filter((line) => line !== '');
    const missing = server.requests.filter(
      (sent) => !planned.some((line) => formOf(line).test(sent.split('?')[0] ?? '')),
    );
    expect(missing).toEqual([]);
    // The writes come in the order of the plan; those that put back are after all others.
    let next = 0;
    for (const line of planned.filter((one) => isWrite(one.split(' ')[0] ?? '')))
      if (formOf(line).test(written[next] ?? '')) next += 1;
    expect(written.slice(next)).toEqual(['POST /logout']);
  });
});

function formOf(line: string): RegExp {
  const path = (line.split('?')[0] ?? '').replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/ ]+');
  return RegExp(`^${path}$`);
}

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
