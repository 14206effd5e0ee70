import type { ContractFiles } from './contract-files.ts';
import { responseParts } from './operation-parts.ts';
import type { WrittenOperation } from './operations-of.ts';
import { fieldNames, fieldParts, schemaParts } from './schema-parts.ts';

/** The fields of the records that a collection has in `data`; none where the documents do not list them. */
export function recordFields(files: ContractFiles, operation: WrittenOperation): string[] {
  const data = fieldParts(files, responseParts(files, operation), 'data') ?? [];
  return fieldNames(data.flatMap(({ file, value }) => schemaParts(files, file, value['items'])));
}
