import { describe, expect, test, vi } from 'vitest';
import { atLength } from '@telephony/testing/tiers';
import { freePorts, runOutside } from '../support/run-outside.ts';

const MOCK = 'packages/mock/dist/bin.js';
const SANDBOX = 'packages/sandbox/dist/bin.js';
const anyPort = () => Promise.resolve(['--port', '0']);
const onePort = async () => ['--port', ...(await freePorts(1))];
const threePorts = async () => {
  const [sandbox = '', mock = '', docs = ''] = await freePorts(3);
  return ['--sandbox-port', sandbox, '--mock-port', mock, '--docs-port', docs];
};

/** What runs until it is stopped: how it is started, what it says when it is ready, and how many processes it has then. */
const commands = {
  'telephony-mock': {
    start: [process.execPath, MOCK],
    options: anyPort,
    ready: /The mock .*http/,
  },
  'telephony-sandbox': {
    start: [process.execPath, SANDBOX],
    options: anyPort,
    ready: /Try: curl/,
  },
  'npm run mock': { start: ['npm', 'run', 'mock', '--'], options: anyPort, ready: /The mock .*http/ },
  'npm run sandbox': { start: ['npm', 'run', 'sandbox', '--'], options: anyPort, ready: /Try: curl/ },
  'npm run docs': { start: ['npm', 'run', 'docs', '--'], options: onePort, ready: /docs site .*http/ },
  'npm start': { start: ['npm', 'start', '--'], options: threePorts, ready: /Ctrl-C/ },
} as const;

/** Started and ready. */
async function ready(name: keyof typeof commands) {
  const { start, options, ready: text } = commands[name];
  const [command, ...args] = start;
  const run = runOutside(command, [...args, ...(await options())]);
  await run.says(text);
  return run;
}

// Linux tells which processes descend from a run; the programs end in the same way elsewhere.
describe.runIf(process.platform === 'linux')('all processes are gone after', { timeout: 90_000 }, () => {
  test.for([
    ['SIGTERM', 'telephony-mock'],
    ['SIGHUP', 'telephony-mock'],
    ['SIGTERM', 'telephony-sandbox'],
    ['SIGINT', 'npm run mock'],
    ['SIGTERM', 'npm run sandbox'],
    ['SIGHUP', 'npm run docs'],
    ['SIGHUP', 'npm start'],
    ['SIGKILL', 'npm start'],
    ...atLength([
      ['SIGINT', 'telephony-mock'],
      ['SIGINT', 'telephony-sandbox'],
      ['SIGHUP', 'telephony-sandbox'],
      ['SIGTERM', 'npm run mock'],
      ['SIGHUP', 'npm run mock'],
      ['SIGHUP', 'npm run sandbox'],
      ['SIGINT', 'npm run docs'],
      ['SIGTERM', 'npm start'],
      ['SIGINT', 'npm start'],
    ] as const),
  ] as const)('%s to %s', async ([signal, name]) => {
    const run = await ready(name);
    expect(run.processes().length).toBeGreaterThan(name === 'npm start' ? 4 : 0);
    process.kill(run.pid, signal);
    await run.endsInTime();
  });

  test.for([
    ['telephony-mock', 1],
    ['npm start', 1],
    ...atLength([
      ['telephony-sandbox', 1],
      ['npm run --silent mock', 1],
      ['npm run --silent docs', 1],
      ['npm run --silent start', 4],
    ] as const),
  ] as const)('%s, whose reader goes after line %i', async ([command, lines]) => {
    const options = command.endsWith('start') ? await threePorts() : await onePort();
    const { start } =
      commands[command.replace(' --silent', '').replace('run start', 'start') as keyof typeof commands];
    const started = command.startsWith('npm') ? [command, '--'] : start;
    const line = [...started, ...options].join(' ');
    // The marked processes outlive `head`, which says when it has gone.
    const run = runOutside('bash', ['-c', `${line} | (head -n ${lines}; echo gone >&2)`]);
    await run.says('gone');
    expect(run.processes()).not.toEqual([]);
    await run.endsInTime();
  });

  test('SIGINT to npm start while it builds', async () => {
    const run = runOutside('npm', ['start', '--', ...(await threePorts())]);
    await vi.waitFor(() => expect(run.processes().length).toBeGreaterThan(2), { timeout: 20_000 });
    process.kill(run.pid, 'SIGINT');
    await run.endsInTime();
    expect(run.output()).not.toContain('http://');
  });
});
