import { isJsonObject } from '@telephony/contract';
import type { ContractFiles } from '../files/contract-files.ts';
import { membersIn } from '../files/members-in.ts';
import { responseParts } from '../files/operation-parts.ts';
import { fieldNames, fieldParts, schemaParts } from '../files/schema-parts.ts';
import { listIn, stepsOf, type WorkflowStep } from '../files/steps-of.ts';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';
import { didYouMean } from './did-you-mean.ts';

const RULE = 'workflow-expression';
const INPUT = /\$inputs\.(\w+)/g;
const OUTPUT = /\$steps\.(\w+)\.outputs\.(\w+)/g;
const POINTER = /\$response\.body#(\/[\w/~-]+)/g;

/** What the expressions of a step name exists: inputs, outputs of other steps, fields of the response. */
export const workflowExpression: Check = (files) => {
  const steps = stepsOf(files);
  const workflows = new Map(steps.map((step) => [step.workflow, step]));
  const ofSteps = steps.flatMap((step) =>
    [...membersIn(step.step)].flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      const faults = [...faultsOfNames(value, step), ...faultsOfPointers(value, step, files)];
      return faults.map(([within, message]): Finding =>
        step.file.finding([...step.path, ...path], RULE, message, within),
      );
    }),
  );
  // What a workflow says besides its steps: parameters of all of them, and its outputs.
  const ofWorkflows = [...workflows.values()].flatMap((step) =>
    [...membersIn(step.workflow)].flatMap(({ path, value }) => {
      if (typeof value !== 'string' || path[0] === 'steps') return [];
      return [...faultsOfNames(value, step)].map(([within, message]): Finding =>
        step.file.finding([...step.path.slice(0, 2), ...path], RULE, message, within),
      );
    }),
  );
  return [...ofSteps, ...ofWorkflows];
};

type Fault = [within: string, message: string];

function* faultsOfNames(text: string, { workflow }: WorkflowStep): Generator<Fault> {
  const inputs = namesIn(isJsonObject(workflow['inputs']) ? workflow['inputs']['properties'] : undefined);
  for (const [within, name = ''] of text.matchAll(INPUT)) {
    if (inputs.includes(name)) continue;
    yield [
      within,
      `The workflow has no input ${name}. ${didYouMean(name, inputs, 'Declare it below inputs.')}`,
    ];
  }
  const steps = new Map(listIn(workflow, 'steps').map(([step]) => [String(step['stepId']), step]));
  for (const [within, id = '', name = ''] of text.matchAll(OUTPUT)) {
    const step = steps.get(id);
    const outputs = namesIn(step?.['outputs']);
    if (!step)
      yield [within, `The workflow has no step ${id}. ${didYouMean(id, steps.keys(), 'Write the step.')}`];
    else if (!outputs.includes(name)) {
      yield [
        within,
        `The step ${id} has no output ${name}. ${didYouMean(name, outputs, 'Declare it below outputs.')}`,
      ];
    }
  }
}

function* faultsOfPointers(
  text: string,
  { operation }: WorkflowStep,
  files: ContractFiles,
): Generator<Fault> {
  if (!operation) return;
  for (const [within, pointer = ''] of text.matchAll(POINTER)) {
    let parts = responseParts(files, operation);
    for (const name of pointer.split('/').slice(1)) {
      if (parts.length === 0) break;
      const items = parts.flatMap((part) => schemaParts(files, part.file, part.value['items']));
      const field = /^\d+$/.test(name) && items.length > 0 ? items : fieldParts(files, parts, name);
      if (!field) {
        const remedy = didYouMean(name, fieldNames(parts), 'Correct the pointer.');
        yield [within, `The response has no field ${name}. ${remedy}`];
        break;
      }
      parts = field;
    }
  }
}

const namesIn = (value: unknown): string[] => (isJsonObject(value) ? Object.keys(value) : []);
