import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@telephony/lint/files';

/** Where each operation is written, from the root of the repository. */
export type OperationFiles = ReadonlyMap<string, { file: string; line: number }>;

/** Finds the operations in the files of the contract. */
export function operationFiles(contract: string): OperationFiles {
  return new Map(
    listFiles(join(contract, 'paths')).flatMap((name) =>
      readFileSync(join(contract, 'paths', name), 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const id = /^ {2}operationId: (?<id>\w+)/.exec(text)?.groups?.['id'];
          return id === undefined ? [] : [[id, { file: `openapi/paths/${name}`, line: index + 1 }] as const];
        }),
    ),
  );
}
