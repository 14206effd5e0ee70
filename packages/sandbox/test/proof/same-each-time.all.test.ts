/** The same seed and the same script: the same ids, times, bodies and order of events, byte for byte. */
import { expect, test } from 'vitest';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { startReceiver } from '../support/start-receiver.ts';

/** Everything that a script is answered and sent, in order, as text. */
async function transcript(seed: number): Promise<string[]> {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed });
  const receiver = await startReceiver();
  const lines: string[] = [];
  const ask = async (method: string, path: string, body?: object): Promise<string> => {
    const response = await fetch(sandbox.baseUrl + path, {
      method,
      headers: { 'X-Auth-Token': sandbox.signIn?.token ?? '', 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    lines.push(`${response.status} ${text}`);
    return text;
  };
  try {
    const { control } = sandbox;
    await control.webhook({ name: 'all', types: ['call_state_change', 'received_sms'], url: receiver.url });
    await ask('POST', '/login', {
      email: 'mei.lindqvist@harbourlane.example',
      password: sandbox.signIn?.password,
    });
    await ask('POST', '/apitokens', { name: 'Determinism', expiry: 60 });
    const placed = JSON.parse(await ask('POST', '/calls', { from: '410004', to: '447700900456' }));
    const inbound = await control.call({ from: '447700900123', to: '442079460102' });
    await control.advance({ seconds: 15 });
    await control.answer(inbound.id, 410_005);
    await ask('PATCH', `/calls/${placed.data.id}`, { dst: '2102' });
    await control.sms({ from: '447700900123', to: '442079460100', text: 'Is it ready?' });
    await control.advance({ minutes: 3 });
    await ask('GET', '/calls');
    await control.hangUp(inbound.id, 'src');
    await control.advance({ minutes: 5 });
    for (const path of ['/cdrs', '/monitors', '/voicemessages', '/sms', '/mediasessions', '/apitokens']) {
      await ask('GET', path);
    }
    lines.push(...receiver.received.map(({ event }) => JSON.stringify(event)));
    return lines;
  } finally {
    await sandbox.close();
    await receiver.close();
  }
}

/** The ids of the events of a text message, at the start and after a reset. */
async function eventIds(seed?: number): Promise<string[]> {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', ...(seed === undefined ? {} : { seed }) });
  const receiver = await startReceiver();
  try {
    const { control } = sandbox;
    for (const _ of ['start', 'reset']) {
      await control.POST('/reset', {});
      await control.webhook({ name: 'all', types: ['received_sms'], url: receiver.url });
      await control.sms({ from: '447700900123', to: '442079460100', text: 'Is it ready?' });
    }
    return receiver.received.map(({ event }) => event.id);
  } finally {
    await sandbox.close();
    await receiver.close();
  }
}

test('without a seed no two events have an id, in any run or after a reset; with one, all have it again', async () => {
  const ids = [...(await eventIds()), ...(await eventIds())];
  expect(new Set(ids).size).toBe(4);
  const [first, again] = [await eventIds(1), await eventIds(1)];
  expect(again).toEqual(first);
  expect(new Set(first).size).toBe(1);
});

test('two runs are equal, and another seed makes other tokens', async () => {
  const [first, second, other] = [await transcript(7), await transcript(7), await transcript(8)];
  expect(first.length).toBeGreaterThan(20);
  expect(second).toEqual(first);
  expect(other).not.toEqual(first);
});
