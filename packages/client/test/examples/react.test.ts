import { expect, test } from 'vitest';
import { startExample } from './support/start-example.ts';

test('serves the page for a mock of its own until it is interrupted', async () => {
  const example = startExample('react/cli', []);
  await example.says('?platform=');
  example.process.kill('SIGINT');
  const { code, stdout, stderr } = await example.finished;
  expect(stdout).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+\/\?platform=http%3A%2F%2F127\.0\.0\.1%3A\d+%2Fv1\.2%2Fexample\n$/,
  );
  expect(stderr).toBe('');
  expect(code).toBe(130);
});

test('refuses a port that does not exist', async () => {
  const { code, stderr } = await startExample('react/cli', ['--port', '70000']).finished;
  expect(stderr).toBe('--port 70000 is out of range. Pass a number, 0 to 65535. See --help.\n');
  expect(code).toBe(2);
});
