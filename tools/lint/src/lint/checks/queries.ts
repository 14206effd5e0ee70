import { isJsonObject, isReference, type JsonObject } from '@telephony/contract';
import {
  type ContractFile,
  type ContractFiles,
  type Finding,
  membersIn,
  type Path,
} from '../files/contract-files.ts';
import {
  fieldParts,
  objectsIn,
  readOperations,
  recordFields,
  schemaParts,
  type WrittenOperation,
  type WrittenSchema,
} from '../files/operations.ts';
import { type Check, didYouMean } from './check.ts';

export const filterField: Check = (files) =>
  [...readOperations(files).values()].flatMap((operation) => {
    const { file, method } = operation;
    const filter = operation.operation['x-filter'];
    const fields = recordFields(files, operation);
    if (fields.length === 0) return [];
    const known = filterableFields(files, operation);
    return [...membersIn(filter)].flatMap(({ path, value }) => {
      const isField = path[0] === 'dateProperty' || path[0] === 'refused';
      if (!isField || typeof value !== 'string' || known.includes(value)) return [];
      const message = `The record has no field ${value}. ${didYouMean(value, fields, 'Name one that it has.')}`;
      return [file.finding([method, 'x-filter', ...path], 'filter-field', message)];
    });
  });

const RULE = 'query-example';
const ONE_FIELD_PARAMETERS = new Set(['sort', 'group_by']);

export const queryExample: Check = (files) =>
  [...readOperations(files).values()].flatMap((operation) => {
    const { file, item, method } = operation;
    const names = filterableFields(files, operation);
    const resource = operation.path.split('/').at(-1) ?? '';
    return [[], [method]].flatMap((at) => {
      const owner = at.length === 0 ? item : operation.operation;
      return objectsIn(owner, 'parameters').flatMap(([parameter, index]) =>
        isReference(parameter)
          ? []
          : checkExamples(files, file, [...at, 'parameters', index, 'examples'], parameter, names, resource),
      );
    });
  });

function filterableFields(files: ContractFiles, operation: WrittenOperation): string[] {
  const fields = recordFields(files, operation);
  const filter = operation.operation['x-filter'];
  const also = isJsonObject(filter) && Array.isArray(filter['also']) ? filter['also'].map(String) : [];
  return fields.length === 0 ? [] : [...fields, ...also];
}

function checkExamples(
  files: ContractFiles,
  file: ContractFile,
  at: Path,
  { name, schema, examples }: JsonObject,
  fields: string[],
  resource: string,
): Finding[] {
  const json = schemaParts(files, file, schema).filter(
    ({ value }) => value['contentMediaType'] === 'application/json',
  );
  const operators = filterOperators(files, json);
  return Object.entries(isJsonObject(examples) ? examples : {}).flatMap(([key, example]) => {
    const value = isJsonObject(example) ? example['value'] : undefined;
    // `fields[contacts]` names fields of the record; of other resources, those that include brings.
    const ofFields = name === 'fields' && isJsonObject(value) ? value[resource] : undefined;
    const text = ofFields ?? value;
    if (typeof text !== 'string') return [];
    const path = [...at, key, 'value', ...(ofFields === undefined ? [] : [resource])];
    const conditions = ofFields ? { property: text.split(',') } : json.length > 0 ? filterTexts(text) : {};
    if (!conditions) {
      const message = `The example of ${String(name)} is not JSON. Correct it: quotes, commas and brackets.`;
      return [file.finding(path, RULE, message)];
    }
    const { property = ONE_FIELD_PARAMETERS.has(String(name)) ? [text] : [], operator = [] } = conditions;
    const findings = (named: string[], known: string[], what: string, remedy: string) =>
      named
        .filter((one) => known.length > 0 && !known.includes(one))
        .map((one) => file.finding(path, RULE, `${what} ${one}. ${didYouMean(one, known, remedy)}`, one));
    return [
      ...findings(property, fields, 'The record has no field', 'Name one that it has.'),
      ...findings(operator, operators, 'There is no operator', `Write one of ${operators.join(', ')}.`),
    ];
  });
}

function filterOperators(files: ContractFiles, json: WrittenSchema[]): string[] {
  const lists = json.flatMap(({ file, value }) => schemaParts(files, file, value['contentSchema']));
  const conditions = lists.flatMap(({ file, value }) => schemaParts(files, file, value['items']));
  const operators = fieldParts(files, conditions, 'operator') ?? [];
  return operators.flatMap(({ value }) => (Array.isArray(value['enum']) ? value['enum'].map(String) : []));
}

// Undefined for a filter that is not JSON.
function filterTexts(text: string): Partial<Record<string, string[]>> | undefined {
  try {
    const members = [...membersIn(JSON.parse(text))];
    const named = Object.groupBy(members, ({ path }) => String(path.at(-1)));
    return Object.fromEntries(
      Object.entries(named).map(([name, found = []]) => [name, found.map(({ value }) => String(value))]),
    );
  } catch {
    return undefined;
  }
}
