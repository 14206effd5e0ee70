import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { METHODS, isJsonObject } from '@telephony/contract';
import { listFiles } from '../../files/list-files.ts';

/**
 * The operationIds in the path items of a contract folder. Lint goes before the build, so the bundle may be old or missing.
 * A file that is not valid YAML has none: the lint of the contract reports it.
 */
export function contractOperationIds(folder: string): Set<string> {
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
