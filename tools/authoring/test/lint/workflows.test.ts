import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { workflowRules } from '../../src/lint/workflows/workflow-rules.ts';
import { lintWorkflows } from '../../src/lint/workflows/lint-workflows.ts';
import { fixtureContract } from '../support/fixture-contract.ts';
import { runScript } from '@telephony/testing/run-script';

const WORKFLOW = `arazzo: 1.0.1
info:
  title: Read a CDR
  version: 0.1.0
sourceDescriptions:
  - name: telephony
    url: ../dist/openapi.json
    type: openapi
workflows:
  - workflowId: readCdr
    x-needs-state: The server must know its CDRs.
    steps:
      - stepId: list
        operationId: $sourceDescriptions.telephony.listCdrs
        successCriteria:
          - condition: $statusCode == 200
        outputs:
          id: $response.body#/data/0/id
      - stepId: read
        operationId: $sourceDescriptions.telephony.getCdr
        parameters:
          - name: id
            in: path
            value: $steps.list.outputs.id
        successCriteria:
          - condition: $statusCode == 200
`;

/** A contract with one workflow, in which a text may be replaced. */
function contractWith(text = '', replacement = ''): string {
  const { folder } = fixtureContract();
  if (!WORKFLOW.includes(text)) throw new Error(`The workflow has no "${text}"`);
  mkdirSync(join(folder, 'workflows'));
  writeFileSync(
    join(folder, 'workflows/read-cdr.arazzo.yaml'),
    WORKFLOW.replace(text, () => replacement),
  );
  return folder;
}

describe('lintWorkflows', { timeout: 60_000 }, () => {
  it('finds nothing in a good workflow, and nothing where there is none', async () => {
    expect(await lintWorkflows(contractWith())).toEqual([]);
    expect(await lintWorkflows(fixtureContract().folder)).toEqual([]);
  });

  it.each([
    [
      'an operation that the contract does not have',
      'telephony.getCdr',
      'telephony.getCdrs',
      'contract/step-operation-known',
      20,
    ],
    [
      'an operation of another description',
      'telephony.getCdr',
      'voice.getCdr',
      'contract/step-operation-known',
      20,
    ],
    [
      'a step that takes any status',
      '$statusCode == 200\n        outputs',
      '$response.body#/total > 0\n        outputs',
      'contract/step-success-stated',
      13,
    ],
    ['a misspelt extension', 'x-needs-state', 'x-need-state', 'contract/workflow-extension-known', 11],
    [
      'an extension without its reason',
      'The server must know its CDRs.',
      'true',
      'contract/workflow-extension-known',
      11,
    ],
    [
      'an output that is not there',
      'outputs.id\n        successCriteria',
      'outputs.ids\n        successCriteria',
      'outputs-defined',
      24,
    ],
    ['a member that Arazzo does not have', 'stepId: read', 'stepName: read', 'struct', 19],
  ])('%s', async (_, text, replacement, rule, line) => {
    const findings = await lintWorkflows(contractWith(text, replacement));
    expect(findings).toContainEqual(expect.objectContaining({ rule, line }));
  });

  it('stops the lint of the contract, by file, line and reason', async () => {
    const { code, stdout } = await runScript(
      new URL('../../src/lint/cli.ts', import.meta.url),
      [],
      contractWith('telephony.listCdrs', 'telephony.listCalls'),
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /workflows\/read-cdr\.arazzo\.yaml:14:\d+\n.*listCalls is not an operation of the contract/,
    );
  });

  it('has every rule switched on', () => {
    const configuration = parse(
      readFileSync(new URL('../../src/lint/workflows/redocly.yaml', import.meta.url), 'utf8'),
    );
    const own = Object.entries<string>(configuration.rules).filter(([name]) => name.startsWith('contract/'));
    expect(Object.fromEntries(own)).toEqual(
      Object.fromEntries(Object.keys(workflowRules).map((name) => [`contract/${name}`, 'error'])),
    );
  });
});
