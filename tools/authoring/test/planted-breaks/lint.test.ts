import { expect, test } from 'vitest';
import { fixtureContract } from '../support/fixture-contract.ts';
import { runScript } from '@telephony/testing/run-script';

/** The findings of the linter in a folder, one for each: place and reason. The fixture has findings of its own. */
async function lint(folder: string) {
  const { code, stdout, stderr } = await runScript(
    new URL('../../src/lint/cli.ts', import.meta.url),
    [],
    folder,
  );
  return { code, output: stdout + stderr };
}

test('an example that does not validate stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('examples/cdrs/getCdr-response.yaml', 'id: 7301', 'id: seven');
  const { code, output } = await lint(folder);
  expect(code).toBe(1);
  expect(output).toMatch(
    /(examples\/cdrs\/getCdr-response|paths\/cdrs\/cdrs-id)\.yaml:\d+:\d+\n.*(must be integer|type)/i,
  );
});

test('a ledger id that is no entry stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('components/schemas/Cdr.yaml', 'x-ledger: [N-01]', 'x-ledger: [N-77]');
  const { code, output } = await lint(folder);
  expect(code).toBe(1);
  expect(output).toMatch(/components\/schemas\/Cdr\.yaml:\d+:\d+\n.*N-77/);
});

test('a broken reference stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('components/schemas/CdrSingle.yaml', './Cdr.yaml', './Missing.yaml');
  const { code, output } = await lint(folder);
  expect(code).toBe(1);
  expect(output).toMatch(/components\/schemas\/CdrSingle\.yaml:5:\d+\n.*Missing\.yaml/);
});

test('a YAML syntax error stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('paths/cdrs/cdrs.yaml', 'summary: List CDRs', 'summary: "List CDRs');
  const { code, output } = await lint(folder);
  expect(code).toBe(1);
  expect(output).toMatch(/paths\/cdrs\/cdrs\.yaml:\d+:\d+\n/);
});
