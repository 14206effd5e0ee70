import { isJsonObject } from '@telephony/contract';
import { type ContractFiles, type Finding, membersIn } from '../files/contract-files.ts';
import {
  fieldNames,
  fieldParts,
  objectsIn,
  readOperations,
  parameterNames,
  requestParts,
  responseParts,
  schemaParts,
  declaredStatuses,
  workflowSteps,
  type WorkflowStep,
} from '../files/operations.ts';
import { type Check, didYouMean } from './check.ts';
import { unknownFields } from './examples.ts';

const EXTENSIONS: Readonly<Record<string, { isRight: (value: unknown) => boolean; remedy: string }>> = {
  'x-needs-state': {
    isRight: (value) => typeof value === 'string' && value !== '',
    remedy: 'gives the reason, as a text.',
  },
  'x-story': {
    isRight: (value) =>
      Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
    remedy: 'lists the inputs whose defaults are of the story, by their names.',
  },
};

// A workflow with a misspelt extension would run where it cannot pass.
export const workflowExtension: Check = (files) =>
  files.all
    .filter(({ name }) => name.startsWith('workflows/'))
    .flatMap((file) =>
      file.members.flatMap(({ path, value }): Finding[] => {
        const name = String(path.at(-1));
        if (!name.startsWith('x-') || path.includes('payload')) return [];
        const known = path[0] === 'workflows' && path.length === 3 ? EXTENSIONS[name] : undefined;
        if (known?.isRight(value)) return [];
        const message = known
          ? `${name} ${known.remedy}`
          : `${name} is not in EXTENSIONS.md, or does not belong at a workflow. Correct its spelling.`;
        return [file.findingAtKey(path, 'workflow-extension', message)];
      }),
    );

const OPERATION_ID = /^\$sourceDescriptions\.telephony\.(\w+)$/;

export const workflowStep: Check = (files) => {
  const known = readOperations(files);
  return workflowSteps(files).flatMap(({ file, path, step: { operationId, successCriteria } }): Finding[] => {
    const found: Finding[] = [];
    const id = OPERATION_ID.exec(String(operationId))?.[1];
    if (typeof operationId === 'string' && (id === undefined || !known.has(id))) {
      const remedy = didYouMean(id ?? '', known.keys(), 'Write $sourceDescriptions.telephony.<operationId>.');
      const message = `${operationId} is not an operation of the contract. ${remedy}`;
      found.push(file.finding([...path, 'operationId'], 'workflow-operation', message));
    }
    const conditions = objectsIn({ successCriteria }, 'successCriteria').map(([{ condition }]) => condition);
    if (!conditions.some((one) => typeof one === 'string' && one.startsWith('$statusCode'))) {
      const message = 'No criterion checks $statusCode. Say which status is success.';
      found.push(file.finding(path, 'workflow-success', message));
    }
    return found;
  });
};

const REQUEST_RULE = 'workflow-request';
const STATUS_FORM = /^([1-5]\d\d|[1-5]XX|default)$/;
const STATUS = /\$statusCode == (\d+)/g;

export const workflowRequest: Check = (files) =>
  workflowSteps(files).flatMap(({ file, path, step, operation }) => {
    if (!operation) return [];
    const names = parameterNames(files, operation);
    const parameters = objectsIn(step, 'parameters').flatMap(([{ name, in: place }, index]) => {
      if (place === 'header' || names.includes(String(name))) return [];
      const remedy = didYouMean(String(name), names, 'Declare it at the operation, or remove it.');
      const message = `The operation takes no parameter ${String(name)}. ${remedy}`;
      return [file.finding([...path, 'parameters', index, 'name'], REQUEST_RULE, message)];
    });
    const { requestBody } = step;
    const payload = isJsonObject(requestBody) ? requestBody['payload'] : undefined;
    const place = [...path, 'requestBody', 'payload'];
    const fields = unknownFields(
      files,
      { file, path: place, value: payload, rule: REQUEST_RULE },
      requestParts(files, operation),
    );
    const declared = declaredStatuses(operation);
    // Other rules report misspelt statuses.
    const isReadable = declared.length > 0 && declared.every((status) => STATUS_FORM.test(status));
    const criteria = isReadable ? objectsIn(step, 'successCriteria') : [];
    const statuses = criteria.flatMap(([{ condition }, index]) =>
      [...String(condition).matchAll(STATUS)].flatMap(([within, status = '']) => {
        if (declared.includes(status) || declared.includes(`${status.charAt(0)}XX`)) return [];
        const message = `The operation does not declare ${status}. Expect ${declared.join(' or ')}, or declare it.`;
        return [
          file.finding([...path, 'successCriteria', index, 'condition'], REQUEST_RULE, message, within),
        ];
      }),
    );
    return [...parameters, ...fields, ...statuses];
  });

const CONTRACT_SOURCE = { name: 'telephony', url: '../dist/openapi.json', type: 'openapi' };

export const workflowSource: Check = (files) =>
  files.all
    .filter(({ name }) => name.startsWith('workflows/'))
    .flatMap((file) =>
      objectsIn(file.value, 'sourceDescriptions').flatMap(([source, index]) =>
        Object.entries(CONTRACT_SOURCE).flatMap(([name, value]) => {
          if (source[name] === value || source[name] === undefined) return [];
          const message = `The source of the workflows is the bundle of the contract. Write ${name}: ${value}.`;
          return [file.finding(['sourceDescriptions', index, name], 'workflow-source', message)];
        }),
      ),
    );

const EXPRESSION_RULE = 'workflow-expression';
const INPUT = /\$inputs\.(\w+)/g;
const OUTPUT = /\$steps\.(\w+)\.outputs\.(\w+)/g;
const POINTER = /\$response\.body#(\/[\w/~-]+)/g;

export const workflowExpression: Check = (files) => {
  const steps = workflowSteps(files);
  const workflows = new Map(steps.map((step) => [step.workflow, step]));
  const ofSteps = steps.flatMap((step) =>
    [...membersIn(step.step)].flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      const faults = [...nameFaults(value, step), ...pointerFaults(value, step, files)];
      return faults.map(([within, message]): Finding =>
        step.file.finding([...step.path, ...path], EXPRESSION_RULE, message, within),
      );
    }),
  );
  const ofWorkflows = [...workflows.values()].flatMap((step) =>
    [...membersIn(step.workflow)].flatMap(({ path, value }) => {
      if (typeof value !== 'string' || path[0] === 'steps') return [];
      return [...nameFaults(value, step)].map(([within, message]): Finding =>
        step.file.finding([...step.path.slice(0, 2), ...path], EXPRESSION_RULE, message, within),
      );
    }),
  );
  return [...ofSteps, ...ofWorkflows];
};

type Fault = [within: string, message: string];

function* nameFaults(text: string, { workflow }: WorkflowStep): Generator<Fault> {
  const missing = (
    within: string,
    what: string,
    name: string,
    known: Iterable<string>,
    remedy: string,
  ): Fault => [within, `The ${what} ${name}. ${didYouMean(name, known, remedy)}`];
  const inputs = keysIn(isJsonObject(workflow['inputs']) ? workflow['inputs']['properties'] : undefined);
  for (const [within, name = ''] of text.matchAll(INPUT))
    if (!inputs.includes(name))
      yield missing(within, 'workflow has no input', name, inputs, 'Declare it below inputs.');
  const steps = new Map(objectsIn(workflow, 'steps').map(([step]) => [String(step['stepId']), step]));
  for (const [within, id = '', name = ''] of text.matchAll(OUTPUT)) {
    const step = steps.get(id);
    const outputs = keysIn(step?.['outputs']);
    if (!step) yield missing(within, 'workflow has no step', id, steps.keys(), 'Write the step.');
    else if (!outputs.includes(name))
      yield missing(within, `step ${id} has no output`, name, outputs, 'Declare it below outputs.');
  }
}

function* pointerFaults(text: string, { operation }: WorkflowStep, files: ContractFiles): Generator<Fault> {
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

const keysIn = (value: unknown): string[] => (isJsonObject(value) ? Object.keys(value) : []);
