import { isJsonObject, isReference, type JsonObject } from '@telephony/contract';
import type { ContractFile, Path } from '../files/contract-file.ts';
import type { ContractFiles } from '../files/contract-files.ts';
import { membersIn } from '../files/members-in.ts';
import { responseParts } from '../files/operation-parts.ts';
import { operationsOf, type WrittenOperation } from '../files/operations-of.ts';
import { fieldNames, fieldParts, schemaParts } from '../files/schema-parts.ts';
import { listIn } from '../files/steps-of.ts';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';
import { didYouMean } from './did-you-mean.ts';

const RULE = 'query-example';
const OF_ONE_FIELD = new Set(['sort', 'group_by']);

/** The examples of a filter are JSON, and those of filter, sort and group_by name fields of the record. */
export const queryExample: Check = (files) =>
  [...operationsOf(files).values()].flatMap((operation) => {
    const { file, item, method } = operation;
    const names = namesOf(files, operation);
    return [[], [method]].flatMap((at) => {
      const owner = at.length === 0 ? item : operation.operation;
      return listIn(owner, 'parameters').flatMap(([parameter, index]) =>
        isReference(parameter)
          ? []
          : checkExamples(files, file, [...at, 'parameters', index, 'examples'], parameter, names),
      );
    });
  });

/** The fields that a collection can be filtered by; none where the documents do not list them. */
function namesOf(files: ContractFiles, operation: WrittenOperation): string[] {
  const data = fieldParts(files, responseParts(files, operation), 'data') ?? [];
  const records = data.flatMap(({ file, value }) => schemaParts(files, file, value['items']));
  const fields = fieldNames(records);
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
): Finding[] {
  const isJson = schemaParts(files, file, schema).some(
    ({ value }) => value['contentMediaType'] === 'application/json',
  );
  return Object.entries(isJsonObject(examples) ? examples : {}).flatMap(([key, example]) => {
    const text = isJsonObject(example) ? example['value'] : undefined;
    if (typeof text !== 'string') return [];
    const path = [...at, key, 'value'];
    const named = isJson ? propertiesIn(text) : OF_ONE_FIELD.has(String(name)) ? [text] : [];
    if (!named) {
      const message = `The example of ${String(name)} is not JSON. Correct it: quotes, commas and brackets.`;
      return [file.finding(path, RULE, message)];
    }
    const unknown = fields.length === 0 ? [] : named.filter((one) => !fields.includes(one));
    return unknown.map((one) => {
      const remedy = didYouMean(one, fields, 'Name one that it has.');
      return file.finding(path, RULE, `The record has no field ${one}. ${remedy}`, one);
    });
  });
}

/** The properties that a filter names; undefined where it is not JSON. */
function propertiesIn(text: string): string[] | undefined {
  try {
    return [...membersIn(JSON.parse(text))].flatMap(({ path, value }) =>
      path.at(-1) === 'property' ? [String(value)] : [],
    );
  } catch {
    return undefined;
  }
}
