import { freePort } from '@telephony/testing/free-port';
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

test('a call is delivered without showing the secret, to the address in the environment', async () => {
  const { names, url } = await start();
  const env = { TELEPHONY_WEBHOOKS_URL: url };
  const { code, out, err } = await runCommand(['deliver', '--story', 'missed'], { env });
  expect(names).toEqual(['call.initial', 'call.ringing', 'call.missed', 'call.hangup']);
  expect(code).toBe(0);
  expect(err).toMatch(/4 of 4 accepted\.$/m);
  expect(out).toMatch(/^ {3}3 {2}missed\.3 +call\.missed +\d+ +204 +\d+ ms$/m);
  expect(out + err).not.toContain(SECRET.password);
});

test('a sequence: events by their numbers, in that order, several calls, and all at once', async () => {
  const { names, outcomes, url } = await start();
  const steps = 'missed.3*2 &missed.3+byte-order-mark 10ms:missed#2.4 sms missed.2+truncated';
  expect((await runCommand(['deliver', url, '--sequence', steps])).code).toBe(0);
  expect(names).toEqual(['call.missed', 'call.hangup', 'sms.received']);
  expect(outcomes().filter((outcome) => outcome === 'duplicate')).toHaveLength(2);
  expect(outcomes().at(-1)).toBe('quarantined');
  expect((await runCommand(['deliver', url, '--event', 'monitor.audio_ready'])).code).toBe(0);
  expect(names.at(-1)).toBe('monitor.audio_ready');
});

test('what is not accepted fails the command, which says what to do', async () => {
  const { url } = await start();
  const refused = await runCommand(['deliver', url.replace('bell', 'ball'), '--story', 'sms']);
  expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('  401  ') });
  expect(refused.err).toMatch(/0 of 1 accepted[^]*The receiver does not take this user and password\./);
  expect((await runCommand(['deliver', url.replace(/\/\/.*@/, '//'), '--story', 'sms'])).err).toMatch(
    /^The receiver wants a secret, and the URL has no password\. Write it as http:\/\/USER:PASSWORD@127/m,
  );
  const host = `127.0.0.1:${await freePort()}`;
  const gone = await runCommand(['deliver', `http://pbx:secret@${host}/`, '--story', 'sms']);
  expect(gone).toMatchObject({ code: 1, out: expect.stringContaining('ECONNREFUSED') });
  expect(gone.err).toContain(`Nothing listens at ${host}. Start the receiver`);
});

test('Ctrl-C ends it', async () => {
  const { names, url } = await start();
  const options = ['--sequence', 'missed.1 9999ms:missed.2'];
  const { code, err } = await runCommand(['deliver', url, ...options], { stop: 'SIGINT' });
  expect({ code, err }).toEqual({ code: 1, err: 'The command was stopped (SIGINT).\n' });
  expect(names).toEqual(['call.initial']);
});

test.each([
  [['deliver', '--story', 'missed'], /^Name the receiver, such as http:/],
  [['deliver', 'ftp://x', '--story', 'missed'], /^The URL of the receiver is not valid/],
  [
    ['deliver', 'http://x', '--story', 'mised'],
    /^--story: there is no "mised"\. Choose from answered, missed/,
  ],
  [['deliver', 'http://x'], /^Give one of --story, --event and --sequence/],
  [['deliver', 'http://x', '--event', 'call.mised'], /Choose from call\.connected,/],
  [
    ['deliver', 'http://x', '--sequence', 'missed.9'],
    /^--sequence: "missed\.9": the story missed has the events 1 to 4/,
  ],
  [['deliver', 'http://x', '--sequence', ' '], /^--sequence: There are no steps/],
  [['delver'], /^There is no command "delver"\. Choose from deliver, certify, replay\./],
  [['replay'], /^Name one file: the file of sqliteStore/],
  [['replay', 'x.db', '--lod'], /See telephony-webhooks replay --help/],
])('%j is refused', async (args, message) => {
  const { code, err, out } = await runCommand(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});

test.each(['', 'deliver', 'certify', 'replay'])('%s --help has an example', async (command) => {
  const { code, out } = await runCommand([...command.split(' ').filter(Boolean), '--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: telephony-webhooks/);
  expect(out).toMatch(/\nExample\n {2}telephony-webhooks /);
});
