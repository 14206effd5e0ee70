import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  columns,
  LOG_OPTIONS,
  logLevel,
  progressLine,
  tokenOption,
  UserError,
  wholeNumber,
} from '../../src/command-line.ts';

const library = new URL('../../src/command-line.ts', import.meta.url).href;

test.each([
  [['Alice', '--loud', 'Ben'], 0, /^\[\{"loud":true\},\["Alice","Ben"\]\]$/],
  [['-h'], 0, /^Greets\.$/],
  [['--lod'], 2, /^Unknown option '--lod'.*\nSee greet --help\.$/s],
])('readCommand and runCli: %s', async (args, code, output) => {
  const program = `
    import { readCommand, runCli } from '${library}';
    await runCli(() => {
      const { values, positionals } = readCommand('Greets.', 'greet --help', { loud: { type: 'boolean' } }, process.argv.slice(1));
      console.log(JSON.stringify([values, positionals]));
      return 0;
    });`;
  const greeted = await new Promise<{ code: unknown; out: string }>((resolve) => {
    const all = ['--input-type=module', '-e', program, '--', ...args];
    execFile(process.execPath, all, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, out: stdout + stderr }),
    );
  });
  expect(greeted.code).toBe(code);
  expect(greeted.out.trim()).toMatch(output);
});

test('requireNode ends an older Node with one message', () => {
  const run = (needed: string) => {
    const manifest = join(temporaryFolder(), 'package.json');
    writeFileSync(manifest, JSON.stringify({ name: 'an-app', engines: { node: needed } }));
    const program = `
      import { requireNode } from '${library}';
      requireNode(new URL('${pathToFileURL(manifest).href}'));
      console.log('runs');`;
    const args = ['--input-type=module', '--eval', program];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  expect(run(`>=${process.versions.node}`)).toEqual({ status: 0, stdout: 'runs\n', stderr: '' });
  expect(run('>=99.2')).toEqual({
    status: 2,
    stdout: '',
    stderr: `an-app needs Node 99.2 or newer; this is ${process.versions.node}. Install a newer Node, then run the command again.\n`,
  });
});

describe('the values of options', () => {
  const range = { from: -1, to: 65_535 };

  test.each(['-1', '0', '65535'])('%s is in the range', (text) => {
    expect(wholeNumber('--port', text, range)).toBe(Number(text));
  });

  test.each(['', ' ', 'x', '0x12', '1e3', '1.5', '-2', '65536', '12 '])('%j is not', (text) => {
    const read = () => wholeNumber('--port', text, range);
    expect(read).toThrow(UserError);
    expect(read).toThrow(`--port: "${text}" is not a whole number from -1 to 65535.`);
  });

  test('a token is what fits into a header', () => {
    expect(tokenOption('--control-token', 'a-secret-of-16-characters')).toBe('a-secret-of-16-characters');
    expect(tokenOption('--control-token', undefined)).toBeUndefined();
    for (const text of ['', 'a b', 'ä', 'a\n', 'x'.repeat(1001)])
      expect(() => tokenOption('--control-token', text)).toThrow(/^--control-token is not a token\. Give /);
  });

  test('the level is info unless another is given', () => {
    const levelOf = (...args: string[]) => logLevel(parseArgs({ args, options: LOG_OPTIONS }).values);
    expect(levelOf()).toBe('info');
    expect(levelOf('--log', 'debug')).toBe('debug');
    expect(levelOf('--log', 'debug', '--quiet')).toBe('silent');
    expect(() => levelOf('--log', 'trace')).toThrow(UserError);
    expect(() => levelOf('--log', 'trace')).toThrow('"trace" is not one of silent, error, info, debug.');
  });
});

describe('what a terminal shows', () => {
  const { isTTY } = process.stderr;
  let written: string[];
  beforeEach(() => {
    written = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  });
  afterEach(() => {
    process.stderr.isTTY = isTTY;
    vi.restoreAllMocks();
  });

  test('columns are aligned, and no line ends with blanks', () => {
    const rows = [
      ['name', 9, 'what'],
      ['a', 1024, ''],
    ];
    expect(columns(rows)).toEqual(['name     9  what', 'a     1024']);
    expect(columns([])).toEqual([]);
  });

  test.each([
    [true, {}, ['\r\u001B[2Kone', '\r\u001B[2Ktwo', '\r\u001B[2K']],
    [true, { everyMs: 60_000 }, ['\r\u001B[2Kone', '\r\u001B[2K']],
    [false, {}, []],
  ])('progress on a terminal: %s, %j', (terminal, options, expected) => {
    process.stderr.isTTY = terminal;
    const line = progressLine(options);
    line.show('one');
    line.show('two');
    line.clear();
    expect(written).toEqual(expected);
  });
});
