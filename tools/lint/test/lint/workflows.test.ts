import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContractFiles, type Finding } from '../../src/lint/files/contract-files.ts';
import { workflowExtension, workflowStep } from '../../src/lint/checks/workflows.ts';
import { runRedocly } from '../../src/lint/linters.ts';
import { fixtureContract } from '../fixture-contract.ts';

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

function writeWorkflow(folder: string, name: string, text: string, replacement: string): void {
  if (!WORKFLOW.includes(text)) throw new Error(`The workflow has no "${text}"`);
  mkdirSync(join(folder, 'workflows'), { recursive: true });
  writeFileSync(
    join(folder, 'workflows', `${name}.arazzo.yaml`),
    WORKFLOW.replace(text, () => replacement),
  );
}

/** What Redocly and the checks find in the workflows of a contract. */
async function lint(contract: string): Promise<Finding[]> {
  const files = new ContractFiles(contract);
  const workflows = files.all.filter(({ name }) => name.startsWith('workflows/')).map(({ path }) => path);
  return [await runRedocly(workflows), await workflowExtension(files), await workflowStep(files)].flat();
}

/** What is planted in place of a text, with the rule and the line that tell it. */
const faults: [name: string, text: string, replacement: string, rule: string, line: number][] = [
  [
    'an operation that the contract does not have',
    'telephony.getCdr',
    'telephony.getCdrs',
    'workflow-operation',
    20,
  ],
  ['an operation of another description', 'telephony.getCdr', 'voice.getCdr', 'workflow-operation', 20],
  [
    'a step that takes any status',
    '$statusCode == 200\n        outputs',
    '$response.body#/total > 0\n        outputs',
    'workflow-success',
    13,
  ],
  ['a misspelt extension', 'x-needs-state', 'x-need-state', 'workflow-extension', 11],
  ['an extension without its reason', 'The server must know its CDRs.', 'true', 'workflow-extension', 11],
  [
    'inputs of the story that are not a list',
    'x-needs-state: The server must know its CDRs.',
    'x-story: callee',
    'workflow-extension',
    11,
  ],
  ['a member that Arazzo does not have', 'stepId: read', 'stepName: read', 'struct', 19],
];

describe('workflows', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'workflows-test-'));
  /** The findings by the name of the fault. Each fault has a file of its own, and all are linted at once. */
  let found: Map<string, Finding[]>;

  beforeAll(async () => {
    fixtureContract(folder);
    for (const [index, [, text, replacement]] of faults.entries())
      writeWorkflow(folder, `fault-${index}`, text, replacement);
    writeWorkflow(folder, 'good', '', '');
    const findings = await lint(folder);
    const ofFile = (name: string) => findings.filter(({ file }) => basename(file) === `${name}.arazzo.yaml`);
    found = new Map([
      ['', ofFile('good')],
      ...faults.map(([name], index) => [name, ofFile(`fault-${index}`)] as const),
    ]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds nothing in a good workflow', () => {
    expect(found.get('')).toEqual([]);
  });

  it.each(faults)('%s', (name, _text, _replacement, rule, line) => {
    expect(found.get(name)).toContainEqual(expect.objectContaining({ rule, line }));
  });
});
