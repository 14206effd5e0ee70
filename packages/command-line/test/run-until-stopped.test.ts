import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';

const library = new URL('../src/index.ts', import.meta.url).href;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A program that says that it is ready, and closes in the way that is given. */
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
  'after %s what is open is closed, and the program ends well',
  async (signal) => {
    const child = await started('console.error("closed");');
    const ended = Promise.all([once(child, 'close'), text(child.stderr!)]);
    child.kill(signal);
    expect(await ended).toEqual([[0, null], 'closed\n']);
  },
);

test.skipIf(process.platform === 'win32')('a signal that comes twice at once is taken once', async () => {
  const child = await started(
    'return new Promise((done) => setTimeout(() => (console.error("closed"), done()), 200));',
  );
  const ended = Promise.all([once(child, 'close'), text(child.stderr!)]);
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGTERM'), 50);
  expect(await ended).toEqual([[0, null], 'closed\n']);
});

test('it ends with the parent that has a channel to it', async () => {
  const child = await started('', ['ignore', 'pipe', 'pipe', 'ipc']);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test.skipIf(process.platform === 'win32')('it ends with the npm that started it', async () => {
  const program = `
    import { runUntilStopped } from '${library}';
    setInterval(() => {}, 1000);
    setTimeout(() => console.log(process.pid));
    await runUntilStopped(() => {});`;
  // As npx does: a shell between npm and the program. `wait` keeps it from becoming the program.
  const shell = spawn(
    'sh',
    ['-c', '"$0" --input-type=module --eval "$1" & wait', process.execPath, program],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, npm_command: 'exec' },
    },
  );
  const [line] = await once(shell.stdout, 'data');
  const pid = Number(String(line));
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  shell.kill('SIGTERM');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
});

test('a fault while closing is told in one line', async () => {
  const child = await started('throw new Error("The file cannot be written.");');
  const ended = Promise.all([once(child, 'close'), text(child.stderr!)]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([[1, null], 'The file cannot be written.\n']);
});

test('what does not close in time is ended all the same', async () => {
  const child = await started('return new Promise(() => {});');
  const ended = Promise.all([once(child, 'close'), text(child.stderr!)]);
  const before = performance.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([[1, null], expect.stringContaining('ended')]);
  expect(performance.now() - before).toBeGreaterThan(1400);
});

test('a write that nobody reads ends it', async () => {
  const child = await started('', ['pipe', 'pipe', 'ignore']);
  const ended = once(child, 'exit');
  child.stdout!.destroy();
  child.stdin!.end('write');
  expect(await ended).toEqual([0, null]);
});

test('listening for the end keeps no program running', async () => {
  const program = `import { stopSignal } from '${library}'; stopSignal();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.runIf(process.platform === 'linux')(
  'it ends when the reader of its pipe goes, though it writes nothing',
  async () => {
    const program = `import { runUntilStopped } from '${library}';
    console.log('ready');
    setInterval(() => {}, 1000);
    await runUntilStopped(() => console.error('closed'));`;
    const node = `'${process.execPath}' --input-type=module --eval "$PROGRAM"`;
    const shell = spawn('bash', ['-c', `${node} | (read line; sleep 1)`], {
      env: { ...process.env, PROGRAM: program },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void shell.kill('SIGKILL'));
    expect(await Promise.all([once(shell, 'exit'), text(shell.stderr)])).toEqual([[0, null], 'closed\n']);
  },
);
