import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

const program = `
  import { readCommand, runCli } from ${JSON.stringify(new URL('../dist/index.js', import.meta.url).href)};
  await runCli(() => {
    const { values, positionals } = readCommand('Greets.', 'greet --help', { loud: { type: 'boolean' } }, process.argv.slice(1));
    console.log(JSON.stringify([values, positionals]));
    return 0;
  });`;

function greet(...args: string[]): Promise<{ code: unknown; out: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '-e', program, '--', ...args],
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, out: stdout + stderr }),
    );
  });
}

test.each([
  [['Alice', '--loud', 'Ben'], 0, /^\[\{"loud":true\},\["Alice","Ben"\]\]$/],
  [['-h'], 0, /^Greets\.$/],
  [['--lod'], 2, /^Unknown option '--lod'.*\nSee greet --help\.$/s],
])('%s', async (args, code, output) => {
  const greeted = await greet(...args);
  expect(greeted.code).toBe(code);
  expect(greeted.out.trim()).toMatch(output);
});
