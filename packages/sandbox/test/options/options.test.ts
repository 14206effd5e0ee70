import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionNames } from '../../src/options/given.ts';
import { flagOf, variableOf } from '../../src/options/names.ts';
import type { OptionName } from '../../src/options/option.ts';
import { type CommandOptions, readOptions } from '../../src/options/read-options.ts';
import { startSandbox } from '../../src/start/start-sandbox.ts';

/** A value of each option, as a text and as a file has it. */
const samples: Record<OptionName, [text: string, json: unknown]> = {
  port: ['0', 0],
  host: ['0.0.0.0', '0.0.0.0'],
  controlToken: ['a-secret', 'a-secret'],
  clock: ['manual', 'manual'],
  startTime: ['2027-02-03T04:05:06Z', '2027-02-03T04:05:06Z'],
  seed: ['-7', -7],
  liveCalls: ['true', true],
  history: ['90d', 90],
  users: ['25', 25],
  callsPerDay: ['400', 400],
  accounts: ['2', 2],
  data: ['/day.db', '/day.db'],
  snapshot: ['/day.json', '/day.json'],
  idleMinutes: ['15', 15],
  secondFactor: ['off', false],
  ringSeconds: ['2.5', 2.5],
  answerSeconds: ['0', 0],
  pickUpSeconds: ['3', 3],
  voicemailSeconds: ['3', 3],
  webcallsPerMinute: ['1', 1],
  forms: ['documented, O-22=mixed', { all: 'documented', 'O-22': 'mixed' }],
  'webhooks.retrySeconds': ['1, 2.5', [1, 2.5]],
  'webhooks.timeout': ['400', 400],
  'webhooks.allowHosts': ['receiver.test,other.test', ['receiver.test', 'other.test']],
  'webhooks.selfSigned': ['0', false],
  'webhooks.ca': ['/ca.pem', '/ca.pem'],
  'webhooks.journalSize': ['1', 1],
  'webhooks.outboxSize': ['1', 1],
  lenient: ['1', true],
  delay: ['5', 5],
  requestTimeout: ['6', 6],
  remember: ['7', 7],
  log: ['debug', 'debug'],
  quiet: ['false', false],
};

interface Given {
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Files of the folder by name. */
  files?: Record<string, string>;
}

async function read({ args = [], env = {}, files = {} }: Given): Promise<CommandOptions> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'sub'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const options = await readOptions({ args, env, folder });
  if (options === 'help') throw new Error('Nobody has asked for help.');
  return options;
}

const inFile = (name: OptionName, json: unknown): object =>
  name.startsWith('webhooks.') ? { webhooks: { [name.slice('webhooks.'.length)]: json } } : { [name]: json };

/** How the option is given on the command line. */
function argsOf(name: OptionName): string[] {
  const [text, json] = samples[name];
  if (typeof json === 'boolean') return [json ? flagOf(name) : flagOf(name).replace('--', '--no-')];
  return [`${flagOf(name)}=${text}`];
}

describe.each(optionNames)('%s', (name) => {
  test('is the same by command line, environment, JSON and YAML', async () => {
    const [text, json] = samples[name];
    const file = JSON.stringify(inFile(name, json));
    const all = [
      await read({ args: argsOf(name) }),
      await read({ env: { [variableOf(name)]: text } }),
      await read({ files: { 'telephony-sandbox.json': file } }),
      await read({ files: { 'telephony-sandbox.yaml': file } }),
    ];
    for (const one of all) expect(one).toEqual(all[0]);
    const isUsual = JSON.stringify(all[0]) === JSON.stringify(await read({}));
    expect(isUsual).toBe(name === 'quiet');
  });
});

describe('goes before', () => {
  const env = { TELEPHONY_SANDBOX_PORT: '2', TELEPHONY_SANDBOX_DELAY: '2' };
  const files = { 'telephony-sandbox.json': '{"port": 3, "delay": 3, "remember": 3, "quiet": true}' };

  test('command line before environment before file', async () => {
    const options = await read({ args: ['--port', '1'], env, files });
    expect(options).toMatchObject({ port: 1, delay: 2, remember: 3, log: 'silent' });
    expect((await read({ args: ['--log', 'debug'], files })).log).toBe('debug');
    expect((await read({ args: ['--quiet'], env: { TELEPHONY_SANDBOX_LOG: 'debug' } })).log).toBe('silent');
  });

  test('the file that is named before the usual one, on the command line before the environment', async () => {
    const named = { ...files, 'one.yml': 'port: 4\n', 'two.json': '{"port": 5}' };
    expect((await read({ env: { TELEPHONY_SANDBOX_CONFIG: 'two.json' }, files: named })).port).toBe(5);
    const both = { args: ['--config', 'one.yml'], env: { TELEPHONY_SANDBOX_CONFIG: 'two.json' } };
    expect((await read({ ...both, files: named })).port).toBe(4);
  });
});

test('forms are one for all, or by IDs of the ledger', async () => {
  const formsOf = async (text: string) => (await read({ args: ['--forms', text] })).forms;
  expect(await formsOf('mixed')).toEqual({ all: 'mixed' });
  expect(await formsOf('O-20=mixed, O-31=observed')).toEqual({ 'O-20': 'mixed', 'O-31': 'observed' });
  const files = { 'telephony-sandbox.yaml': 'forms: documented,O-20=mixed\n' };
  expect((await read({ files })).forms).toEqual({ all: 'documented', 'O-20': 'mixed' });
  for (const text of [
    'both',
    'O-10=mixed',
    'O-20=both',
    'O-20',
    'mixed,observed',
    'O-20=mixed,O-20=mixed',
    '',
  ])
    await expect(formsOf(text)).rejects.toThrow(/^--forms: ".*" is not valid\. Give .*, O-22, /);
  await expect(read({ files: { 'telephony-sandbox.json': '{"forms": {"O-10": "mixed"}}' } })).rejects.toThrow(
    /one of C-04, /,
  );
});

test('a variable that is empty says nothing, nor does an empty file', async () => {
  expect(await read({ env: { TELEPHONY_SANDBOX_PORT: '' }, files: { 'telephony-sandbox.yml': '' } })).toEqual(
    await read({}),
  );
});

test('names of files in a configuration file begin at its folder', async () => {
  const options = await read({
    args: ['--config', 'sub/own.json'],
    files: { 'sub/own.json': '{"data": "day.db"}' },
  });
  expect(options.data).toMatch(/\/sub\/day\.db$/);
});

describe('is refused with what, where, and what to do', () => {
  test.each<[Given, string]>([
    [{ args: ['--prot', '1'] }, 'There is no option --prot. Did you mean --port?'],
    [{ args: ['--zzzzz'] }, 'There is no option --zzzzz. See telephony-sandbox --help.'],
    [
      { args: ['4020'] },
      '4020 is not a command. The commands are telephony-sandbox [options] and telephony-sandbox check-trace',
    ],
    [{ args: ['--port'] }, "Option '--port <value>' argument missing\nSee telephony-sandbox --help."],
    [
      { args: ['--port', '0x12'] },
      '--port: "0x12" is not valid. Give a whole number from 0 to 65535, or leave it out (default: 4020).',
    ],
    [{ args: ['--clock', 'fast'] }, '--clock: "fast" is not valid. Give real or manual,'],
    [
      { args: ['--start-time', '2026-13-01'] },
      '--start-time: "2026-13-01" is not valid. Give an ISO 8601 time such as',
    ],
    [{ args: ['--idle-minutes', '20'] }, '--idle-minutes: "20" is not valid. Give 15 or 30,'],
    [{ args: ['--history', '90w'] }, '--history: "90w" is not valid. Give a whole number from 0 to 1200,'],
    [{ args: ['--data', ''] }, '--data: "" is not valid. Give the name of a file,'],
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
      'TELEPHONY_SANDBOX_LENIENT: "yes" is not valid. Give true or false,',
    ],
    [
      { files: { 'telephony-sandbox.json': '{"port": "1"}' } },
      'telephony-sandbox.json: port: "1" is not valid.',
    ],
    [
      { files: { 'telephony-sandbox.json': '{"prot": 1}' } },
      'telephony-sandbox.json: prot is not an option. Did you mean port?',
    ],
    [
      { files: { 'telephony-sandbox.json': '{"webhooks": {"retry": [1]}}' } },
      'webhooks.retry is not an option.',
    ],
    [
      { files: { 'telephony-sandbox.json': '{"webhook": {"timeout": 1}}' } },
      'webhook is not an option. Did you mean webhooks?',
    ],
    [{ files: { 'telephony-sandbox.json': '{"webhooks": []}' } }, 'webhooks must be an object'],
    [{ files: { 'telephony-sandbox.json': '[]' } }, 'telephony-sandbox.json: must be an object of options'],
    [{ files: { 'telephony-sandbox.json': '{' } }, 'telephony-sandbox.json: is not JSON:'],
    [{ files: { 'telephony-sandbox.yaml': 'a: [' } }, 'telephony-sandbox.yaml: is not YAML:'],
    [
      { files: { 'telephony-sandbox.json': '{}', 'telephony-sandbox.yaml': '' } },
      'has telephony-sandbox.json and telephony-sandbox.yaml',
    ],
    [{ args: ['--config', 'none.json'] }, 'none.json cannot be read (ENOENT).'],
    [{ args: ['--data', 'a', '--snapshot', 'b'] }, 'A data file and a snapshot cannot be combined.'],
  ])('%j', async (given, message) => {
    await expect(read(given)).rejects.toThrow(message);
    await expect(read(given)).rejects.toMatchObject({ name: 'OptionError' });
  });

  test('or taken, whatever the text', async () => {
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...optionNames), fc.string({ minLength: 1 }), async (name, text) => {
        const env = { [variableOf(name)]: text };
        const outcome = await readOptions({ args: [], env, folder: '/' }).then(
          () => 'taken',
          (error: unknown) => (error instanceof Error ? error.name : 'thrown'),
        );
        outcomes.add(outcome);
      }),
    );
    expect([...outcomes].toSorted()).toEqual(['OptionError', 'taken']);
  });
});

describe('in code', () => {
  test.each<[unknown, string]>([
    [{ prot: 1 }, 'startSandbox: prot is not an option. Did you mean port?'],
    [{ port: '1' }, 'startSandbox: port: "1" is not valid. Give a whole number from 0 to 65535,'],
    [{ log: 'silent' }, 'startSandbox: log is not an option.'],
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
