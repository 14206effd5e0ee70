import { expect, test } from 'vitest';
import { runExample } from './support/start-example.ts';
import { withToken } from './support/token.ts';

const examples = ['click-to-call', 'cdr-report', 'recordings'];
const url = 'http://127.0.0.1:1/v1.2/service';

test.each(examples)('%s has a help with an example', async (name) => {
  const { code, stdout, stderr } = await runExample(name, ['--help']);
  expect(stdout).toContain(`Example\n  npm run example:${name} -w @telephony/client -- --`);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test.each(examples)('%s refuses an option that it does not know', async (name) => {
  const { code, stderr } = await runExample(name, ['--speed', '9']);
  expect(stderr).toMatch(/^Unknown option '--speed'.* See --help\.\n$/);
  expect(code).toBe(2);
});

test.each(examples)('%s asks who it is before it asks a platform', async (name) => {
  const { code, stderr } = await runExample(name, ['--base-url', url]);
  expect(stderr).toContain(
    `${url} asks who you are: set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.`,
  );
  expect(code).toBe(2);
});

test.each([
  ['click-to-call', ['--from', '10003'], 'Say who calls whom: --from and --to.'],
  ['click-to-call', ['--from', '1', '--to', '2', '--polls', 'many'], '--polls many is no number from 1 on.'],
  ['cdr-report', [], 'Say the first day: --from.'],
  ['cdr-report', ['--from', '2026-02-30'], '--from 2026-02-30 is no day, such as 2026-11-20.'],
  [
    'cdr-report',
    ['--from', '2026-11-20', '--to', '2026-11-19'],
    '--to 2026-11-19 is before --from 2026-11-20.',
  ],
  ['recordings', [], 'Say the day: --day.'],
  ['recordings', ['--day', 'yesterday'], '--day yesterday is no day, such as 2026-11-20.'],
])('%s %j: %s', async (name, args, message) => {
  const { code, stderr } = await runExample(name, ['--base-url', url, ...args], { env: withToken });
  expect(stderr).toBe(`${message} See --help.\n`);
  expect(code).toBe(2);
});

test.each([
  { env: { NO_COLOR: '1' }, colored: false },
  { env: { FORCE_COLOR: '1' }, colored: true },
])('an error has color only where it is wanted: $env', async ({ env, colored }) => {
  const { stderr } = await runExample('cdr-report', ['--base-url', url], { env });
  expect(stderr.includes('\u001b[')).toBe(colored);
});
