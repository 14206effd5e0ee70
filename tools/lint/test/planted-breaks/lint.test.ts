import { expect, test } from 'vitest';
import { fixtureContract } from '../support/fixture-contract.ts';
import { formatFindings } from '../../src/lint/format-findings.ts';
import { lintContract } from '../../src/lint/lint-contract.ts';

/**
 * What the program prints of a folder, which fails when it prints a finding (see `lint/cli.test.ts`). The fixture has
 * findings of its own.
 */
async function lint(folder: string): Promise<string> {
  return formatFindings(await lintContract(folder), 'text').join('\n');
}

test('what breaks a rule stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('examples/cdrs/getCdr-response.yaml', 'id: 7301', 'id: seven');
  plant('components/schemas/Cdr.yaml', 'x-ledger: [N-01]', 'x-legder: [N-01]');
  const output = await lint(folder);
  // An example that does not validate, and a mark that is misspelt.
  expect(output).toMatch(
    /(examples\/cdrs\/getCdr-response|paths\/cdrs\/cdrs-id)\.yaml:\d+:\d+\n.*(must be integer|type)/i,
  );
  expect(output).toMatch(/components\/schemas\/Cdr\.yaml:\d+:\d+\n.*x-legder/);
});

test('what cannot be read stops it with file, line and reason', async () => {
  const { folder, plant } = fixtureContract();
  plant('components/schemas/CdrSingle.yaml', './Cdr.yaml', './Missing.yaml');
  // A reference to no file, and a YAML syntax error, which hides the other.
  expect(await lint(folder)).toMatch(/components\/schemas\/CdrSingle\.yaml:5:\d+\n.*Missing\.yaml/);
  plant('paths/cdrs/cdrs.yaml', 'summary: List CDRs', 'summary: "List CDRs');
  expect(await lint(folder)).toMatch(/^.*paths\/cdrs\/cdrs\.yaml:\d+:\d+\n.*cannot be read as YAML/);
});
