import { isJsonObject, isReference } from '@telephony/contract';
import { type ContractFile, type ContractFiles, type Finding, type Path } from '../files/contract-files.ts';
import { fieldNames, fieldParts, schemaParts, type WrittenSchema } from '../files/operations.ts';
import { type Check, didYouMean } from './check.ts';

const EXAMPLE_FIELD = 'example-field';
// Responses are open, so a misspelt field is valid there: the mock would return it, and readers would look for it.
export const exampleField: Check = (files) => {
  const findings = new Map<string, Finding>();
  for (const file of files.all) {
    if (/^(examples|workflows)\//.test(file.name)) continue;
    for (const { value } of file.members) {
      if (!isJsonObject(value) || !('schema' in value) || !isJsonObject(value['examples'])) continue;
      const parts = schemaParts(files, file, value['schema']);
      for (const reference of Object.values(value['examples'])) {
        if (!isReference(reference)) continue;
        const example = files.resolve(file, reference);
        const content = isJsonObject(example.value) ? example.value['value'] : undefined;
        const place = { file: example.file, path: ['value'], value: content, rule: EXAMPLE_FIELD };
        for (const finding of unknownFields(files, place, parts)) {
          findings.set(`${finding.file}:${finding.line}:${finding.column}`, finding);
        }
      }
    }
  }
  return [...findings.values()];
};

interface Place {
  file: ContractFile;
  path: Path;
  value: unknown;
  rule: string;
}

export function* unknownFields(
  files: ContractFiles,
  place: Place,
  parts: WrittenSchema[],
): Generator<Finding> {
  const { file, path, value, rule } = place;
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => schemaParts(files, part.file, part.value['items']));
    for (const [index, item] of value.entries()) {
      yield* unknownFields(files, { ...place, path: [...path, index], value: item }, items);
    }
  } else if (isJsonObject(value) && parts.length > 0) {
    for (const [name, member] of Object.entries(value)) {
      const at = [...path, name];
      const field = fieldParts(files, parts, name);
      if (field) yield* unknownFields(files, { ...place, path: at, value: member }, field);
      else {
        const remedy = didYouMean(name, fieldNames(parts), 'Correct the name, or declare it in the schema.');
        yield file.findingAtKey(at, rule, `The schema has no field ${name}. ${remedy}`);
      }
    }
  }
}

const HOST = /(?:\/\/|@)((?:[a-z0-9-]+\.)+[a-z]{2,})/gi;
// RFC 2606.
const RESERVED_NAME = /(^|\.)(example|example\.(com|org|net)|invalid|test)$/i;

export const exampleHost: Check = (files) =>
  files.all.flatMap((file) =>
    file.members.flatMap(({ path, value }) => {
      const isExample = file.name.startsWith('examples/') || path.includes('examples');
      if (!isExample || typeof value !== 'string') return [];
      return [...value.matchAll(HOST)].flatMap(({ 1: host = '' }) => {
        if (RESERVED_NAME.test(host)) return [];
        const message = `${host} may belong to somebody. Write a name that ends with .example.`;
        return [file.finding(path, 'example-host', message, host)];
      });
    }),
  );
