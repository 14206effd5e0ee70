import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startMock } from '../../src/index.ts';
import { ask } from '../support/ask.ts';
import { useMock } from '../support/use-mock.ts';

const cli = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));
const lines = ['GET /cdrs', 'GET /users/410003', 'GET /ivrs'];
const mock = useMock({ dynamic: true, seed: 'one' });

const bodiesOf = async (url: string, asked: string[]) => {
  const bodies: Record<string, string> = {};
  for (const line of asked) bodies[line] = (await ask(url, line)).text;
  return bodies;
};

test('a seed gives the same bodies, whatever was asked before, in this process and in another one', async () => {
  const first = await bodiesOf(mock.url, lines);
  await ask(mock.url, 'GET /queues', { headers: { prefer: 'seed=other' } });
  expect(await bodiesOf(mock.url, lines.toReversed())).toEqual(first);

  const child = spawn(process.execPath, [cli, '--port', '0', '--dynamic', '--seed', 'one'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  const url = /http:\/\/\S+/.exec(String(said))?.[0] ?? '';
  expect(await bodiesOf(url, ['GET /sms', ...lines.toReversed()])).toMatchObject(first);
}, 60_000);

test('without a seed bodies differ, after one with a seed too', async () => {
  const plain = await startMock({ port: 0, dynamic: true });
  onTestFinished(() => plain.close());
  const bodies = new Set<string>();
  for (let index = 0; index < 3; index++) {
    await ask(plain.url, 'GET /cdrs', { headers: { prefer: 'seed=one' } });
    bodies.add((await ask(plain.url, 'GET /users/410003')).text);
  }
  expect(bodies.size).toBe(3);
});
