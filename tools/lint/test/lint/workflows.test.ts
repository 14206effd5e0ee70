import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallContract } from '@telephony/testing/small-contract';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { ContractFiles, type Finding } from '../../src/lint/files/contract-files.ts';
import { workflowExtension, workflowStep } from '../../src/lint/checks/workflows.ts';
import { runRedocly } from '../../src/lint/linters.ts';

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

async function lint(contract: string): Promise<Finding[]> {
  const files = new ContractFiles(contract);
  const workflows = files.all.filter(({ name }) => name.startsWith('workflows/')).map(({ path }) => path);
  return [await runRedocly(workflows), await workflowExtension(files), await workflowStep(files)].flat();
}

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

const folder = temporaryFolder(afterAll);
let found: Partial<Record<string, Finding[]>>;

beforeAll(async () => {
  cpSync(smallContract, folder, { recursive: true });
  const workflows = join(folder, 'workflows');
  mkdirSync(workflows, { recursive: true });
  writeFileSync(join(workflows, 'good.arazzo.yaml'), WORKFLOW);
  for (const [name, text, replacement] of faults)
    writeFileSync(
      join(workflows, `${name}.arazzo.yaml`),
      WORKFLOW.replace(text, () => replacement),
    );
  found = Object.groupBy(await lint(folder), ({ file }) => basename(file, '.arazzo.yaml'));
}, 60_000);

it('finds nothing in a good workflow', () => {
  expect(found['good']).toBeUndefined();
});

it.each(faults)('%s', (name, _text, _replacement, rule, line) => {
  expect(found[name]).toContainEqual(expect.objectContaining({ rule, line }));
});
