import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '@telephony/testing/free-port';
import { runHere } from '@telephony/testing/run-here';
import { startServer } from '@telephony/testing/start-server';
import { expect, test, vi } from 'vitest';
import { toNodeListener } from '../../src/node.ts';
import { openReceiver } from '../support/receiver.ts';

const SECRET = { username: 'pbx', password: 'seven-spokes-and-a-bell' };
const run = (...args: string[]) => runHere(new URL('../../src/cli/main.ts', import.meta.url), args);

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
  vi.stubEnv('TELEPHONY_WEBHOOKS_URL', url);
  const { code, stdout, stderr } = await run('deliver', '--story', 'missed');
  expect(names).toEqual(['call.initial', 'call.ringing', 'call.missed', 'call.hangup']);
  expect(code).toBe(0);
  expect(stderr).toMatch(/4 of 4 accepted\.$/m);
  expect(stdout).toMatch(/^ {3}3 {2}missed\.3 +call\.missed +\d+ +204 +\d+ ms$/m);
  expect(stdout + stderr).not.toContain(SECRET.password);
});

test('a sequence: events by their numbers, in that order, several calls, and all at once', async () => {
  const { names, outcomes, url } = await start();
  const steps = 'missed.3*2 &missed.3+byte-order-mark 10ms:missed#2.4 sms missed.2+truncated';
  expect((await run('deliver', url, '--sequence', steps)).code).toBe(0);
  expect(names).toEqual(['call.missed', 'call.hangup', 'sms.received']);
  expect(outcomes().filter((outcome) => outcome === 'duplicate')).toHaveLength(2);
  expect(outcomes().at(-1)).toBe('quarantined');
  expect((await run('deliver', url, '--event', 'monitor.audio_ready')).code).toBe(0);
  expect(names.at(-1)).toBe('monitor.audio_ready');
});

test('a refused delivery fails the command, which says what to do', async () => {
  const { url } = await start();
  const refused = await run('deliver', url.replace('bell', 'ball'), '--story', 'sms');
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('  401  ') });
  expect(refused.stderr).toMatch(/0 of 1 accepted[^]*The receiver does not take this user and password\./);
  expect((await run('deliver', url.replace(/\/\/.*@/, '//'), '--story', 'sms')).stderr).toMatch(
    /^The receiver wants a secret, and the URL has no password\. Write it as http:\/\/USER:PASSWORD@127/m,
  );
  const host = `127.0.0.1:${await freePort()}`;
  const gone = await run('deliver', `http://pbx:secret@${host}/`, '--story', 'sms');
  expect(gone).toMatchObject({ code: 1, stdout: expect.stringContaining('ECONNREFUSED') });
  expect(gone.stderr).toContain(`Nothing listens at ${host}. Start the receiver`);
});

test('Ctrl-C ends the command', async () => {
  const { names, url } = await start();
  const program = fileURLToPath(new URL('../../src/bin.ts', import.meta.url));
  const args = ['deliver', url, '--sequence', 'missed.1 9999ms:missed.2'];
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stderr = text(child.stderr);
  child.stdout.once('data', () => child.kill('SIGINT'));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(await stderr).toBe('The command was stopped (SIGINT).\n');
  expect(names).toEqual(['call.initial']);
});

test.each([
  ['deliver --story missed', /^Name the receiver, such as http:/],
  ['deliver ftp://x --story missed', /^The URL of the receiver is not valid/],
  ['deliver http://x --story mised', /^--story: there is no "mised"\. Choose from answered, missed/],
  ['deliver http://x', /^Give one of --story, --event and --sequence/],
  ['deliver http://x --event call.mised', /Choose from call\.connected,/],
  [
    'deliver http://x --sequence missed.9',
    /^--sequence: "missed\.9": the story missed has the events 1 to 4/,
  ],
  ['deliver http://x --sequence ', /^--sequence: There are no steps/],
  ['delver', /^There is no command "delver"\. Choose from deliver, certify, replay\./],
  ['replay', /missing required argument 'file'/],
  [
    'replay x.db --forgt 1',
    /unknown option '--forgt'\n\(Did you mean --forget\?\)\nSee telephony-webhooks replay --help\./,
  ],
  ['certify http://x --seen x', /^--seen is not a URL/],
  ['certify http://x --check dupes', /^--check: there is no "dupes"\. Choose from secret, calls,/],
  ['certify http://x --burst 0', /--burst .*'0' is invalid\. Give a whole number from 1 to 10000/],
])('%j is refused', async (command, message) => {
  const { code, stderr, stdout } = await run(...command.split(' '));
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});

test.each(['', 'deliver', 'certify', 'replay'])('%s --help has an example', async (command) => {
  const { code, stdout } = await run(...command.split(' ').filter(Boolean), '--help');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: telephony-webhooks[^]*\nExample:\n {2}telephony-webhooks /);
});
