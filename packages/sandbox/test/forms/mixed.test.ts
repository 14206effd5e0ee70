import { afterEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';
import { type Receiver, startReceiver } from '../support/start-receiver.ts';

const closing: (Sandbox | Receiver)[] = [];
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close();
});

const ADDRESSES = [
  '/me',
  '/cdrs?limit=3',
  '/queues',
  '/ping',
  '/users?limit=2',
  '/monitors',
  '/calls?page=0',
];

/** All that a client and a receiver see of a short day. */
async function day(seed: number): Promise<{ bodies: string[]; events: string[] }> {
  const [sandbox, receiver] = await Promise.all([
    startSandbox({ port: 0, clock: 'manual', seed, forms: 'mixed' }),
    startReceiver(),
  ]);
  closing.push(sandbox, receiver);
  await sandbox.control.webhook({ name: 'All', types: ['call_state_change'], url: receiver.url });
  const headers = { 'X-Auth-Token': sandbox.signIn?.token ?? '' };
  const bodies: string[] = [];
  for (let round = 0; round < 3; round++) {
    for (const address of ADDRESSES) {
      const response = await fetch(sandbox.baseUrl + address, { headers });
      bodies.push(`${response.status} ${await response.text()}`);
    }
    const { id } = await sandbox.control.call({ from: '447700900123', to: '2400' });
    await sandbox.control.advance({ seconds: 5 });
    await sandbox.control.hangUp(id, 'src');
    await sandbox.control.advance({ minutes: 1 });
  }
  return { bodies, events: receiver.received.map(({ event }) => JSON.stringify(event)) };
}

describe('mixed forms', () => {
  test('are the same for the same seed, and others for another', async () => {
    const [first, second, other] = [await day(7), await day(7), await day(8)];
    expect(second).toEqual(first);
    expect(other.bodies).not.toEqual(first.bodies);
    expect(first.events.length).toBeGreaterThan(10);
  });

  test('are the same again after a reset', async () => {
    const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 5, forms: 'mixed' });
    closing.push(sandbox);
    const headers = { 'X-Auth-Token': sandbox.signIn?.token ?? '' };
    const pings = () =>
      Promise.all(
        Array.from({ length: 20 }, async () => (await fetch(`${sandbox.baseUrl}/ping`, { headers })).text()),
      );
    const before = await pings();
    await sandbox.control.reset();
    expect((await pings()).toSorted()).toEqual(before.toSorted());
    expect(new Set(before).size).toBe(2);
  });
});
