import { createRequire } from 'node:module';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { kept, KEPT_FOLDER } from './kept.ts';

/**
 * The bundle that Redocly makes of a tree of git, from the review before where there was one: a base is the same for every run
 * of a branch.
 *
 * @param tree The hash of the contract's folder; undefined where it is in no repository, which keeps nothing.
 */
export function cachedBundle(
  tree: string | undefined,
  make: () => Promise<JsonObject>,
  folder = KEPT_FOLDER,
): Promise<JsonObject> {
  const { version } = createRequire(import.meta.url)('@redocly/cli/package.json') as { version: string };
  const input = tree === undefined ? undefined : `${tree} ${version}`;
  return kept(input, make, isJsonObject, folder);
}
