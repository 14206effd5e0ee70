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

test('a call is delivered, each event three times, without showing the secret', async () => {
  const { names, outcomes, url } = await start();
  const options = ['--story', 'missed', '--times', '3', '--same'];
  const { code, out, err } = await runCommand(['deliver', url, ...options]);
  expect(names).toEqual(['call.initial', 'call.ringing', 'call.missed', 'call.hangup']);
  expect(outcomes()).toHaveLength(12);
  expect(code).toBe(0);
  expect(err).toMatch(/12 of 12 accepted\.$/m);
  expect(out.trim().split('\n')).toHaveLength(12);
  expect(out).toMatch(/^ {3}7 {2}missed\.3 +call\.missed +\d+ +204 +\d+ ms$/m);
  expect(out + err).not.toContain(SECRET.password);
});

test('a sequence: events by their numbers, in that order, several calls, and all at once', async () => {
  const { names, outcomes, url } = await start();
  const steps = 'missed.3*2 &missed.3+byte-order-mark 10ms:missed#2.4 sms';
  expect((await runCommand(['deliver', url, '--sequence', steps])).code).toBe(0);
  expect(names).toEqual(['call.missed', 'call.hangup', 'sms.received']);
  expect(outcomes().filter((outcome) => outcome === 'duplicate')).toHaveLength(2);
  await runCommand(['deliver', url, '--story', 'queue', '--order', 'reversed', '--at-once']);
  expect(names).toHaveLength(3 + 13);
});

test('shuffled is the same for the same seed', async () => {
  const { url } = await start();
  const order = async (seed: string) => {
    const { out } = await runCommand([
      'deliver',
      url,
      '--story',
      'queue',
      '--order',
      'shuffled',
      '--seed',
      seed,
    ]);
    return [...out.matchAll(/queue\.\d+/g)].join();
  };
  expect(await order('7')).toBe(await order('7'));
  expect(await order('7')).not.toBe(await order('8'));
});

test('stories lists calls, events and malformed bodies; of one call its events', async () => {
  const all = await runCommand(['stories']);
  expect(all.out).toMatch(/^ {2}queue-second-agent +11 {2}Sales hunts;/m);
  expect(all.out).toMatch(/^ {2}call\.missed +queue, leg, ringGroup$/m);
  expect(all.out).toMatch(/^ {2}gzip +handle or keep +compressed/m);
  const one = await runCommand(['stories', 'queue-second-agent']);
  expect(one.out).toMatch(/^ 4 {2}\+10 s {2}call\.missed +leg 2 {2}Tom Reyes$/m);
  const events: unknown = JSON.parse((await runCommand(['stories', 'sms', '--json'])).out);
  expect(events).toMatchObject([{ event_name: 'sms.received' }]);
});
