import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonObject, listOperations } from '@telephony/contract';
import { listFiles } from '../files/list-files.ts';
import type { ReadProblem } from './read-problems.ts';

const FOLDERS = ['paths', 'webhooks'];

/** Names that several operations of a bundle have, at each place of the source. No type and no review can tell those apart. */
export function sharedOperationIds(bundle: JsonObject, folder: string): ReadProblem[] {
  const names = listOperations(bundle).map(({ value }) => value['operationId']);
  const shared = new Set(names.filter((name, index) => name !== undefined && names.indexOf(name) !== index));
  if (shared.size === 0) return [];
  const places = FOLDERS.flatMap((name) =>
    listFiles(join(folder, name)).map((file) => `${name}/${file}`),
  ).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, id: /^\s*operationId:\s*['"]?(\w+)/.exec(text)?.[1] })),
  );
  return places.flatMap(({ file, line, id = '' }) =>
    shared.has(id)
      ? [
          {
            file,
            line,
            reason: `Another operation is called ${id}, too: give one of them another operationId.`,
          },
        ]
      : [],
  );
}
