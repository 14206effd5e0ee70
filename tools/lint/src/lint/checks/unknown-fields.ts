import { isJsonObject } from '@telephony/contract';
import type { ContractFile, Path } from '../files/contract-file.ts';
import type { ContractFiles } from '../files/contract-files.ts';
import { fieldNames, fieldParts, schemaParts, type WrittenSchema } from '../files/schema-parts.ts';
import type { Finding } from '../finding.ts';
import { didYouMean } from './did-you-mean.ts';

/** A value in a file, and the rule that looks at it. */
interface Place {
  file: ContractFile;
  path: Path;
  value: unknown;
  rule: string;
}

/** The fields of a value, and of what is in it, that its schema does not have. */
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
