import { isJsonObject, isReference } from '@telephony/contract';
import { membersIn } from '../files/members-in.ts';
import { schemaParts } from '../files/schema-parts.ts';
import type { ContractFile } from '../files/contract-file.ts';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';
import { unknownFields } from './unknown-fields.ts';

const RULE = 'example-field';
/** With more unknown fields than these an example is that of something else. */
const MOST = 3;

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
        const place = { file: example.file, path: ['value'], value: content, rule: RULE };
        for (const finding of joined(example.file, [...unknownFields(files, place, parts)])) {
          findings.set(`${finding.file}:${finding.line}:${finding.column}`, finding);
        }
      }
    }
  }
  return [...findings.values()];
};

/** Many unknown fields are one mistake: the schema is another's, or the example is. */
function joined(file: ContractFile, unknown: Finding[]): Finding[] {
  const messages = new Set(unknown.map(({ message }) => message));
  const [first] = unknown;
  if (!first || messages.size <= MOST) return unknown;
  const message =
    `${messages.size} fields of the example are not in its schema. Refer to the schema of this record, or to another ` +
    'example.';
  return [{ ...first, message, hides: [file.path] }];
}
