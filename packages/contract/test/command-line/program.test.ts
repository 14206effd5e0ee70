import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usage, UserError } from '../../src/command-line.ts';
import {
  controlToken,
  createCommand,
  LOG_OPTION,
  repeated,
  runCommand,
  wholeNumber,
} from '../../src/command-line/program.ts';

const output = { stdout: '', stderr: '' };
beforeEach(() => {
  Object.assign(output, { stdout: '', stderr: '' });
  const collect = (stream: 'stdout' | 'stderr') => (text: unknown) => {
    output[stream] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(collect('stdout'));
  vi.spyOn(process.stderr, 'write').mockImplementation(collect('stderr'));
  vi.spyOn(console, 'error').mockImplementation((text) => void collect('stderr')(`${String(text)}\n`));
});
afterEach(() => {
  process.exitCode = undefined;
});

const main = vi.fn<(options: object, ...names: unknown[]) => number>(() => 0);

async function run(...args: string[]): Promise<typeof process.exitCode> {
  const greet = createCommand({
    name: 'greet',
    description: 'Greets people.',
    notes: 'Exit codes:\n  0  greeted',
    example: 'greet Alice\ngreet Ben --times 2',
  })
    .argument('<name>', 'whom to greet')
    .option('--times <number>', 'how often', wholeNumber(-1, 65_535), 1)
    .option('--with <name>', 'also greets', repeated)
    .option('--control-token <token>', 'a secret', controlToken)
    .addOption(LOG_OPTION);
  await runCommand(greet, main, { args, failureCode: 7 });
  return process.exitCode;
}

test('the body has the arguments and options, and decides the exit code', async () => {
  main.mockReturnValueOnce(3);
  expect(await run('Alice', '--times', '-1', '--with', 'Ben', '--with', 'Cem')).toBe(3);
  expect(main).toHaveBeenCalledWith({ times: -1, with: ['Ben', 'Cem'], log: 'info' }, 'Alice');
  expect(await run('Alice', '--control-token', 'a-secret-of-16-characters')).toBe(0);
  expect(main).toHaveBeenLastCalledWith(
    expect.objectContaining({ controlToken: 'a-secret-of-16-characters' }),
    'Alice',
  );
});

test.each(['--help', '-h'])('%s shows usage, options, notes and the example', async (flag) => {
  expect(await run(flag)).toBe(0);
  expect(output.stdout).toMatch(
    /^Usage: greet \[options\] <name>\n\nGreets people\.\n[^]*--times <number> +how often \(default: 1\)\n[^]*\nExit codes:\n {2}0 {2}greeted\n\nExample:\n {2}greet Alice\n {2}greet Ben --times 2\n$/,
  );
  expect(main).not.toHaveBeenCalled();
});

const range = 'Give a whole number from -1 to 65535.';
test.each([
  [['Alice', '--tmies', '2'], "unknown option '--tmies'\n(Did you mean --times?)"],
  [['Alice', 'Ben'], 'too many arguments'],
  [[], "missing required argument 'name'"],
  [['Alice', '--log', 'loud'], 'Allowed choices are silent, error, info, debug.'],
  ...['', ' ', 'x', '0x12', '1e3', '1.5', '-2', '65536', '12 '].map((text): [string[], string] => [
    ['Alice', '--times', text],
    range,
  ]),
])('%j is wrong usage', async (args, message) => {
  expect(await run(...args)).toBe(2);
  expect(output.stderr).toContain(message);
  expect(output.stderr).toMatch(/\nSee greet --help\.\n$/);
  expect(output.stdout).toBe('');
});

test.each(['', 'a b', 'ä', 'a\n', 'x'.repeat(1001)])('%j is no token, and is not repeated', async (token) => {
  expect(await run('Alice', '--control-token', token)).toBe(2);
  expect(output.stderr).toBe(
    '--control-token is not a token. Give 16 to 1000 visible ASCII characters without a space.\n',
  );
});

test.each([
  [usage('Nobody is called Alice.'), 2, /^Nobody is called Alice\.\n$/],
  [new UserError('No voice.'), 7, /^No voice\.\n$/],
  [new TypeError('undefined'), 7, /^TypeError: undefined/],
  [
    Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 80 }),
    7,
    /^Port 80 is already in use\. Choose another with --port\.\n$/,
  ],
  [
    Object.assign(new Error('ENOENT: nowhere'), { code: 'ENOENT', syscall: 'open' }),
    7,
    /^ENOENT: nowhere\n$/,
  ],
])('%s has its exit code', async (error, code, message) => {
  main.mockImplementationOnce(() => {
    throw error;
  });
  expect(await run('Alice')).toBe(code);
  expect(output.stderr).toMatch(message);
});
