import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { METHODS, isJsonObject } from '@telephony/contract';
import { listFiles } from '../../files/list-files.ts';

/** Of the folders that were asked for: every workflow of a contract asks for the same. */
const known = new Map<string, Set<string>>();

/**
 * The operationIds in the path items of a contract folder. Lint goes before the build, so the bundle may be old or missing.
 * A file that is not valid YAML has none: the lint of the contract reports it.
 */
export function contractOperationIds(folder: string): Set<string> {
  const ids = known.get(folder) ?? readOperationIds(folder);
  known.set(folder, ids);
  return ids;
}

function readOperationIds(folder: string): Set<string> {
  const paths = join(folder, 'paths');
  const ids = listFiles(paths).flatMap((file) => {
    const item = parseOrNothing(readFileSync(join(paths, file), 'utf8'));
    if (!isJsonObject(item)) return [];
    return METHODS.flatMap((method) => {
      const operation = item[method];
      const id = isJsonObject(operation) ? operation['operationId'] : undefined;
      return typeof id === 'string' ? [id] : [];
    });
  });
  return new Set(ids);
}

function parseOrNothing(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
