import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { toNodeListener } from '../../src/node.ts';
import { openReceiver, startServer } from '../support/receiver.ts';
import { runCommand } from './support/run-command.ts';

const SECRET = { username: 'pbx', password: 'seven-spokes-and-a-bell' };

/** A receiver with the address that a user would give. */
async function start() {
  const names: string[] = [];
  const { handler, outcomes } = openReceiver(
    { any: ({ event_name }) => void names.push(event_name) },
    { secret: SECRET },
  );
  const url = await startServer(toNodeListener(handler));
  return { names, outcomes, url: `${url.replace('//', `//pbx:${SECRET.password}@`)}/events` };
}

test('a call three times is three calls', async () => {
  const { names, outcomes, url } = await start();
  const { code, out } = await runCommand(['deliver', url, '--story', 'missed', '--times', '3']);
  expect(code).toBe(0);
  expect(names).toHaveLength(12);
  expect(new Set(outcomes())).toEqual(new Set(['handled']));
  expect(out).toMatch(/^ {3}5 {2}missed#2\.1 +call\.initial /m);
  await runCommand(['deliver', url, '--event', 'sms.received', '--times', '2']);
  await runCommand(['deliver', url, '--sequence', 'missed.3*2', '--times', '2']);
  expect(names).toHaveLength(12 + 2 + 2);
});

test('what to do where nothing listens, and where a secret is missing or wrong', async () => {
  const { url } = await start();
  const hint = async (to: string) => (await runCommand(['deliver', to, '--story', 'sms'])).err;
  expect(await hint(url.replace(/\/\/.*@/, '//'))).toMatch(
    /^The receiver wants a secret, and the URL has no password\. Write it as http:\/\/USER:PASSWORD@127/m,
  );
  expect(await hint(url.replace('bell', 'ball'))).toMatch(
    /^The receiver does not take this user and password\./m,
  );
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  await new Promise((resolve) => server.close(resolve));
  expect(await hint(`http://pbx:secret@${host}/`)).toContain(
    `Nothing listens at ${host}. Start the receiver`,
  );
});

test('the address comes from the environment; an event, its example, malformed bodies, as JSON', async () => {
  const { outcomes, url } = await start();
  const options = [
    '--event',
    'call.missed',
    '--example',
    'leg',
    '--malformed',
    'gzip',
    '--malformed',
    'truncated',
    '--json',
  ];
  const { code, out } = await runCommand(['deliver', ...options], { env: { TELEPHONY_WEBHOOKS_URL: url } });
  expect(code).toBe(0);
  expect(outcomes()).toEqual(['handled', 'quarantined']);
  const lines = out
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toMatchObject([
    { event_name: 'call.missed', status: 204, error: null },
    { event_name: 'call.missed', status: 202 },
  ]);
});

test('what is not accepted fails the command, and is said', async () => {
  const { url } = await start();
  const refused = await runCommand(['deliver', url.replace('bell', 'ball'), '--story', 'sms']);
  expect(refused).toMatchObject({
    code: 1,
    out: expect.stringContaining('  401  '),
    err: expect.stringContaining('0 of 1'),
  });
  const gone = await runCommand(['deliver', 'http://127.0.0.1:9/', '--event', 'sms.received']);
  expect(gone).toMatchObject({ code: 1, out: expect.stringMatching(/ECONNREFUSED|bad port/) });
});

test('Ctrl-C ends it, with what was sent', async () => {
  const { url } = await start();
  const options = ['--story', 'missed', '--speed', 'real'];
  const { code, err } = await runCommand(['deliver', url, ...options], { stop: 'SIGINT' });
  expect(code).toBe(1);
  expect(err).toMatch(/(1 of 1 accepted, 3|2 of 2 accepted, 2) not sent\./);
});

test.each([
  [['deliver', '--story', 'missed'], /^Name the receiver, such as http:/],
  [['deliver', 'ftp://x', '--story', 'missed'], /^The URL of the receiver is not valid/],
  [['deliver', 'http://x', '--story', 'mised'], /^--story: there is no "mised"\. Did you mean missed\?/],
  [['deliver', 'http://x'], /^Give one of --story, --event and --sequence/],
  [['deliver', 'http://x', '--event', 'call.mised'], /Did you mean call\.missed\?/],
  [['deliver', 'http://x', '--event', 'sms.received', '--example', 'x'], /Choose from user, noUser/],
  [
    ['deliver', 'http://x', '--sequence', 'missed.9'],
    /^--sequence: "missed\.9": the story missed has the events 1 to 4/,
  ],
  [['deliver', 'http://x', '--story', 'sms', '--same'], /^--same needs --times/],
  [['deliver', 'http://x', '--sequence', ' '], /^--sequence is empty/],
  [['deliver', 'http://x', '--story', 'sms', '--speed', 'slow'], /^--speed: "slow" is not fast, real, or/],
  [['deliver', 'http://x', '--story', 'sms', '--seed', '1'], /^--seed is of --order shuffled only/],
  [['delver'], /^There is no command "delver"\. Did you mean deliver\?/],
  [['stories', 'zzz'], /^NAME: there is no "zzz"\. Choose from answered, missed/],
  [['kept'], /^Name the store: a file of SQLite/],
  [['replay', 'x.db'], /^Give --handlers FILE, the module/],
  [['kept', '--lod'], /See telephony-webhooks kept --help/],
])('%j is refused', async (args, message) => {
  const { code, err, out } = await runCommand(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});

test.each(['', 'deliver', 'stories', 'kept', 'replay'])('%s --help has an example', async (command) => {
  const { code, out } = await runCommand([...command.split(' ').filter(Boolean), '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: telephony-webhooks/);
  expect(out).toMatch(/\nExample\n {2}telephony-webhooks /);
});
