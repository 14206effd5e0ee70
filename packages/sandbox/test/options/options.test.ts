import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSandboxCommand } from '../../src/options/command.ts';
import { OptionError, type OptionName, optionNames } from '../../src/options/options.ts';
import {
  checkOptions,
  type CommandOptions,
  flagOf,
  readOptions,
  variableOf,
} from '../../src/options/read-options.ts';
import { type SandboxOptions, startSandbox } from '../../src/start/start-sandbox.ts';
import { startProgram } from '../support/run-cli.ts';

/** A value of each option, as a text and in code. */
const samples: Record<OptionName, [text: string, json: unknown]> = {
  port: ['0', 0],
  host: ['0.0.0.0', '0.0.0.0'],
  controlToken: ['a-secret-of-16-characters', 'a-secret-of-16-characters'],
  clock: ['manual', 'manual'],
  startTime: ['2027-02-03T04:05:06Z', '2027-02-03T04:05:06Z'],
  examples: ['true', true],
  seed: ['-7', -7],
  liveCalls: ['true', true],
  history: ['90d', 90],
  users: ['25', 25],
  callsPerDay: ['400', 400],
  accounts: ['2', 2],
  fixture: ['account.yaml', 'account.yaml'],
  data: ['/day.db', '/day.db'],
  idleMinutes: ['15', 15],
  secondFactor: ['off', false],
  ringSeconds: ['2.5', 2.5],
  answerSeconds: ['0', 0],
  pickUpSeconds: ['3', 3],
  transferReturn: ['ring-back', 'ring-back'],
  webcallsPerMinute: ['1', 1],
  forms: ['mixed', 'mixed'],
  'webhooks.retrySeconds': ['1, 2.5', [1, 2.5]],
  'webhooks.timeout': ['400', 400],
  'webhooks.allowHosts': ['receiver.test,other.test', ['receiver.test', 'other.test']],
  lenient: ['1', true],
  delay: ['5', 5],
  log: ['debug', 'debug'],
  quiet: ['false', false],
};

interface Given {
  args?: string[];
  env?: NodeJS.ProcessEnv;
}

function read({ args = [], env = {} }: Given): CommandOptions {
  const command = createSandboxCommand().configureOutput({ writeErr: () => {} });
  return readOptions(command.parse(args, { from: 'user' }).opts(), env);
}

const inCode = (name: OptionName, value: unknown): object =>
  name.startsWith('webhooks.')
    ? { webhooks: { [name.slice('webhooks.'.length)]: value } }
    : { [name]: value };

/** How the option is given on the command line. */
function argsOf(name: OptionName): string[] {
  const [text, json] = samples[name];
  if (typeof json === 'boolean') return [json ? flagOf(name) : flagOf(name).replace('--', '--no-')];
  return [`${flagOf(name)}=${text}`];
}

test.each(optionNames)('%s is the same by command line, environment and in code', (name) => {
  const given = read({ args: argsOf(name) });
  expect(read({ env: { [variableOf(name)]: samples[name][0] } })).toEqual(given);
  const isUsual = JSON.stringify(given) === JSON.stringify(read({}));
  expect(isUsual).toBe(name === 'quiet');
  if (name === 'log' || name === 'quiet') return;
  const { log: _, ...others } = given;
  expect(checkOptions(inCode(name, samples[name][1]))).toEqual(others);
});

test('the command line goes before the environment', () => {
  const env = { TELEPHONY_SANDBOX_PORT: '2', TELEPHONY_SANDBOX_DELAY: '2', TELEPHONY_SANDBOX_LOG: 'debug' };
  expect(read({ args: ['--port', '1'], env })).toMatchObject({ port: 1, delay: 2, log: 'debug' });
  expect(read({ args: ['--quiet'], env }).log).toBe('silent');
});

test('a variable that is empty says nothing', () => {
  expect(read({ env: { TELEPHONY_SANDBOX_PORT: '' } })).toEqual(read({}));
});

describe('is refused with what, where, and what to do', () => {
  test.each<[Given, string]>([
    [{ args: ['--port', '0x12'] }, '--port: "0x12" is not valid. Give a whole number from 0 to 65535.'],
    [{ args: ['--clock', 'fast'] }, '--clock: "fast" is not valid. Give real or manual.'],
    [
      { args: ['--start-time', '2026-13-01'] },
      '--start-time: "2026-13-01" is not valid. Give an ISO 8601 time such as',
    ],
    [{ args: ['--idle-minutes', '20'] }, '--idle-minutes: "20" is not valid. Give 15 or 30.'],
    [{ args: ['--history', '90w'] }, '--history: "90w" is not valid. Give a whole number from 0 to 1200.'],
    [{ args: ['--data', ''] }, '--data: "" is not valid. Give the name of a file.'],
    [
      { args: ['--webhooks-retry-seconds', '1,x'] },
      '--webhooks-retry-seconds: "1,x" is not valid. Give seconds with commas',
    ],
    [{ args: ['--control-token', 'a b'] }, '--control-token: "a b" is not valid.'],
    [
      { env: { TELEPHONY_SANDBOX_PORT: 'x' } },
      'TELEPHONY_SANDBOX_PORT: "x" is not valid. Give a whole number',
    ],
    [
      { env: { TELEPHONY_SANDBOX_PROT: '1' } },
      'TELEPHONY_SANDBOX_PROT, which is not an option. Did you mean TELEPHONY_SANDBOX_PORT?',
    ],
    [
      { env: { TELEPHONY_SANDBOX_LENIENT: 'yes' } },
      'TELEPHONY_SANDBOX_LENIENT: "yes" is not valid. Give true or false.',
    ],
    [
      { args: ['--forms', 'both'] },
      '--forms: "both" is not valid. Give default or documented or observed or mixed.',
    ],
  ])('%j', (given, message) => {
    expect(() => read(given)).toThrow(message);
    expect(() => read(given)).toThrow(OptionError);
  });

  test.each<[string[], string]>([
    [['--prot', '1'], "unknown option '--prot'\n(Did you mean --port?)"],
    [['4020'], 'too many arguments'],
    [['--port'], "option '--port <port>' argument missing"],
  ])('%j', (args, message) => {
    expect(() => read({ args })).toThrow(message);
  });

  test('or taken, whatever the text', () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...optionNames), fc.string({ minLength: 1 }), (name, text) => {
        try {
          read({ env: { [variableOf(name)]: text } });
          outcomes.add('taken');
        } catch (error) {
          outcomes.add(error instanceof Error ? error.name : 'thrown');
        }
      }),
    );
    expect([...outcomes].toSorted()).toEqual(['OptionError', 'taken']);
  });
});

describe('in code', () => {
  test.each<[unknown, string]>([
    [{ prot: 1 }, 'startSandbox: prot is not an option. Did you mean port?'],
    [{ port: '1' }, 'startSandbox: port: "1" is not valid. Give a whole number from 0 to 65535.'],
    [{ log: 'silent' }, 'startSandbox: log is not an option.'],
    [{ webhooks: { retry: [1] } }, 'startSandbox: webhooks.retry is not an option.'],
    [{ webhook: { timeout: 1 } }, 'startSandbox: webhook is not an option. Did you mean webhooks?'],
    [{ webhooks: { timeout: 0 } }, 'startSandbox: webhooks.timeout: 0 is not valid.'],
    [{ webhooks: 1 }, 'startSandbox: webhooks must be an object'],
    [{ startTime: Number.NaN }, 'startSandbox: startTime: null is not valid. Give an ISO 8601 time'],
    [{ onFault: 'x' }, 'startSandbox: onFault must be a function.'],
    [1, 'startSandbox: must be an object of options'],
  ])('%j is refused', async (options, message) => {
    const started = startSandbox(options as object);
    await expect(started).rejects.toMatchObject({ name: 'OptionError' });
    await expect(started).rejects.toThrow(message);
  });

  test('what is undefined is as if it was not there', async () => {
    const sandbox = await startSandbox({ port: 0, controlToken: undefined, webhooks: {} });
    expect(await fetch(`${sandbox.url}/_sandbox/clock`)).toHaveProperty('status', 200);
    await sandbox.close();
  });
});

describe('an option without effect is told', () => {
  const story: SandboxOptions = { users: 6, seed: 3, liveCalls: true, history: 1, callsPerDay: 9 };

  /** What is told of options that change nothing. */
  async function warningsOf(options: SandboxOptions): Promise<string[]> {
    const told: string[] = [];
    const onWarning = (text: string) => void told.push(text);
    const sandbox = await startSandbox({ port: 0, clock: 'manual', onWarning, ...options });
    await sandbox.close();
    return told;
  }

  test('of calls per day without a history, and else nothing of a beginning', async () => {
    expect(await warningsOf({ callsPerDay: 50 })).toEqual([
      'callsPerDay has no effect without history, which says how many days there are.',
    ]);
    expect(await warningsOf(story)).toEqual([]);
    expect(await warningsOf({ users: 5, history: 0, liveCalls: false })).toEqual([]);
  });

  test('of a data file that is there already, by the command on standard error unless it is quiet', async () => {
    const data = join(temporaryFolder(), 'kept');
    expect(await warningsOf({ ...story, data })).toEqual([]);
    expect(await warningsOf({ data, ringSeconds: 7 })).toEqual([]);
    const told = `have no effect: ${data} has its data already. To begin with other data, give the name of a new file.`;
    expect(await warningsOf({ ...story, startTime: 1_800_000_000_000, data })).toEqual([
      `startTime, seed, liveCalls, history, users, callsPerDay ${told}`,
    ]);
    const complaints = async (...args: string[]) => {
      const started = await startProgram(['--data', data, '--history', '2', '--users', '9', ...args]);
      started.child.kill('SIGINT');
      return started.complaints;
    };
    expect(await complaints()).toBe(`history, users ${told}\n`);
    expect(await complaints('--quiet')).toBe('');
  });
});

describe('examples', () => {
  /** The time and the number of live calls at the beginning. */
  async function beginningOf(options: SandboxOptions): Promise<[string, number]> {
    const told: string[] = [];
    const onWarning = (text: string) => void told.push(text);
    await using sandbox = await startSandbox({ port: 0, examples: true, onWarning, ...options });
    const clock = (await (await fetch(`${sandbox.url}/_sandbox/clock`)).json()) as { now: string };
    const headers = { 'X-Auth-Token': sandbox.signIn?.token ?? '' };
    const calls = (await (await fetch(`${sandbox.baseUrl}/calls`, { headers })).json()) as { total?: number };
    expect(told).toEqual([]);
    return [clock.now.slice(0, 10), calls.total ?? 0];
  }

  test('begins as the samples of the documentation assume; what is given besides wins', async () => {
    const data = join(temporaryFolder(), 'examples');
    const today = new Date().toISOString().slice(0, 10);
    expect(await beginningOf({ data })).toEqual(['2026-11-20', 2]);
    expect(await beginningOf({ data })).toEqual(['2026-11-20', 2]);
    expect(await beginningOf({ startTime: Date.UTC(2027, 0, 2), liveCalls: false })).toEqual([
      '2027-01-02',
      0,
    ]);
    expect(await beginningOf({ examples: false })).toEqual([today, 0]);
    expect(await beginningOf({ fixture: { users: [{ ext: 2001, first_name: 'Ada' }] } })).toEqual([today, 0]);
  });
});
