import { expect, test } from 'vitest';
import { runExample } from './support/start-example.ts';
import { withToken } from './support/token.ts';

const examples = ['click-to-call', 'export-cdrs', 'recordings'];
const pages = ['react/cli'];
const url = 'http://127.0.0.1:1/v1.2/service';

test.each([...examples, ...pages])('%s has a help with an example', async (name) => {
  const { code, stdout, stderr } = await runExample(name, ['--help']);
  expect(stdout).toContain(`Example\n  node examples/${name}.ts --`);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test.each([...examples, ...pages])('%s refuses an option that it does not know', async (name) => {
  const { code, stderr } = await runExample(name, ['--speed', '9']);
  expect(stderr).toMatch(/^Unknown option '--speed'.* See --help\.\n$/);
  expect(code).toBe(2);
});

test.each(examples)('%s needs credentials before it sends a request', async (name) => {
  const { code, stderr } = await runExample(name, ['--base-url', url]);
  expect(stderr).toContain(
    `No credentials for ${url}. Set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.`,
  );
  expect(code).toBe(2);
});

test.each([
  [
    'click-to-call',
    ['--from', '410003'],
    '--from or --to is missing. Pass both: the id of the user who calls, and the number to call.',
  ],
  [
    'click-to-call',
    ['--from', '1', '--to', '2', '--polls', 'many'],
    '--polls many is out of range. Pass a number, 1 or more.',
  ],
  ['export-cdrs', [], '--from is missing. Pass the first day, such as --from 2026-11-20.'],
  ['export-cdrs', ['--from', '2026-02-30'], '--from 2026-02-30 is not a day. Write it like 2026-11-20.'],
  [
    'export-cdrs',
    ['--from', '2026-11-20', '--to', '2026-11-19'],
    '--to 2026-11-19 is before --from 2026-11-20. Pass the same day or a later one.',
  ],
  ['export-cdrs', ['--format', 'xml'], '--format xml does not exist. Pass csv or ndjson.'],
  [
    'export-cdrs',
    ['--output', 'a.ndjson', '--safe'],
    '--safe is for CSV. Leave it out, or pass --format csv.',
  ],
  ['recordings', [], '--day is missing. Pass a day, such as --day 2026-11-20.'],
  ['recordings', ['--day', 'yesterday'], '--day yesterday is not a day. Write it like 2026-11-20.'],
])('%s %j: %s', async (name, args, message) => {
  const { code, stderr } = await runExample(name, ['--base-url', url, ...args], { env: withToken });
  expect(stderr).toBe(`${message} See --help.\n`);
  expect(code).toBe(2);
});

test.each([
  { env: { NO_COLOR: '1' }, colored: false },
  { env: { FORCE_COLOR: '1' }, colored: true },
])('an error has color only where it is wanted: $env', async ({ env, colored }) => {
  const { stderr } = await runExample('export-cdrs', ['--base-url', url], { env });
  expect(stderr.includes('\u001b[')).toBe(colored);
});
