import { isJsonObject, isReference } from '@telephony/contract';
import { membersIn } from '../files/members-in.ts';
import { schemaParts } from '../files/schema-parts.ts';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';
import { unknownFields } from './unknown-fields.ts';

/**
 * Every field of an example is one of its schema. Responses are open, so a misspelt field is valid there: the mock would
 * return it, and readers would look for it.
 */
export const exampleField: Check = (files) => {
  const findings = new Map<string, Finding>();
  for (const file of files.all) {
    if (/^(examples|workflows)\//.test(file.name)) continue;
    for (const { value } of membersIn(file.value)) {
      if (!isJsonObject(value) || !('schema' in value) || !isJsonObject(value['examples'])) continue;
      const parts = schemaParts(files, file, value['schema']);
      for (const reference of Object.values(value['examples'])) {
        if (!isReference(reference)) continue;
        const example = files.resolve(file, reference);
        const content = isJsonObject(example.value) ? example.value['value'] : undefined;
        for (const finding of unknownFields(
          files,
          { file: example.file, path: ['value'], value: content, rule: 'example-field' },
          parts,
        )) {
          findings.set(`${finding.file}:${finding.line}:${finding.column}`, finding);
        }
      }
    }
  }
  return [...findings.values()];
};
