import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const library = new URL('../../src/command-line.ts', import.meta.url).href;

async function started(
  close: string,
  stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
): Promise<ChildProcess> {
  const program = `
    import { runUntilStopped, stopSignal } from '${library}';
    stopSignal();
    setInterval(() => {}, 1000);
    setTimeout(() => console.log('ready'));
    process.stdin.once('data', () => console.log('more'));
    await runUntilStopped(() => { ${close} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout!, 'data');
  return child;
}

test.skipIf(process.platform === 'win32').for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'after %s what is open is closed, and the program ends well, also where it comes twice',
  async (signal) => {
    const child = await started(
      'return new Promise((done) => setTimeout(() => (console.error("closed"), done()), 100));',
    );
    const ended = Promise.all([once(child, 'close'), text(child.stderr!)]);
    child.kill(signal);
    setTimeout(() => child.kill(signal), 30);
    expect(await ended).toEqual([[0, null], 'closed\n']);
  },
);

test('it ends with the parent that has a channel to it', async () => {
  const child = await started('', ['ignore', 'pipe', 'pipe', 'ipc']);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test.each([
  ['a fault while closing is told in one line', 'throw new Error("No space.");', /^No space\.\n$/],
  ['what does not close in time is ended', 'return new Promise(() => {});', /did not stop within 1\.5 s/],
])('%s', async (_, close, message) => {
  const child = await started(close);
  const ended = Promise.all([once(child, 'close'), text(child.stderr!)]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([[1, null], expect.stringMatching(message)]);
});

test('a write that nobody reads ends it', async () => {
  const child = await started('', ['pipe', 'pipe', 'ignore']);
  const ended = once(child, 'exit');
  child.stdout!.destroy();
  child.stdin!.end('write');
  expect(await ended).toEqual([0, null]);
});
