import { expect, test } from 'vitest';
import { callWords } from '../support/call-words.ts';
import { usePlatform } from '../support/serve-platform.ts';

const served = usePlatform({ liveCalls: false });

const pass = (seconds: number) => served.platform.clock.advance(seconds * 1000);

async function stateOfMei(): Promise<string> {
  const response = await fetch(`${served.url}/_sandbox/wallboard`);
  const { data } = (await response.json()) as {
    data: { id: number; agents: { user_id: number; state: string }[] }[];
  };
  const sales = data.find(({ id }) => id === 30601);
  return sales?.agents.find(({ user_id: user }) => user === 410_003)?.state ?? '';
}

test('a user of a click to call rings, then hears the other phone ring, then talks', async () => {
  const { id } = callWords(served.platform).place({ userId: 410_003, to: '447700900456' });
  expect(await stateOfMei()).toBe('ringing');
  await pass(2);
  expect(await stateOfMei()).toBe('calling');
  await pass(4);
  expect(await stateOfMei()).toBe('talking');
  callWords(served.platform).hangUp(id);
  expect(await stateOfMei()).toBe('free');
});

test('a user who waits in a queue calls, and an agent whose phone rings for a queue rings', async () => {
  const { id } = callWords(served.platform).place({ userId: 410_003, to: '2300' });
  await pass(3);
  expect(await stateOfMei()).toBe('calling');
  callWords(served.platform).hangUp(id);
  callWords(served.platform).receive({ from: '447700900123', to: '442079460101' });
  expect(await stateOfMei()).toBe('ringing');
});
