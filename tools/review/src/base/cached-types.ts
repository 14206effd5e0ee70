import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, repositoryRoot } from '@telephony/lint/files';
import type { JsonObject } from '@telephony/contract';
import type { GeneratedTypes } from '../types/write-project.ts';
import { kept, KEPT_FOLDER } from './kept.ts';

/** What the types are made by: the sources of the generator, and the files that name the versions of what it uses. */
const GENERATOR = [
  'tools/lint/src/generate-types',
  'tools/lint/src/generate-operations',
  'packages/contract/src',
];
const VERSIONS = ['package.json', 'tools/lint/package.json'];

/**
 * The types of a base, from the review before where there was one with the same generator.
 *
 * @param tree As of its bundle; undefined keeps nothing.
 */
export function cachedTypes(
  tree: string | undefined,
  make: () => Promise<GeneratedTypes>,
  folder = join(KEPT_FOLDER, 'types'),
): Promise<GeneratedTypes> {
  return kept(tree === undefined ? undefined : `${tree} ${generatorHash()}`, make, areTypes, folder);
}

function generatorHash(): string {
  const files = GENERATOR.flatMap((part) =>
    listFiles(join(repositoryRoot, part)).map((name) => `${part}/${name}`),
  );
  const hash = createHash('sha256');
  for (const file of [...VERSIONS, ...files]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(repositoryRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function areTypes(value: JsonObject): value is Record<string, string> {
  return Object.values(value).every((text) => typeof text === 'string');
}
