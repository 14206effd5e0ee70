import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeFileAtomically } from '@telephony/authoring/files';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { repositoryRoot } from '@telephony/scripts/repository-root';

const FOLDER = join(repositoryRoot, 'node_modules', '.cache', 'review');
/** How many bundles are kept: the bases of a few branches. */
const KEPT = 4;

/**
 * The bundle that Redocly makes of a tree of git, from the review before where there was one: a base is the same for every run
 * of a branch.
 *
 * @param tree The hash of the contract's folder; undefined where it is in no repository, which keeps nothing.
 */
export async function cachedBundle(
  tree: string | undefined,
  make: () => Promise<JsonObject>,
  folder = FOLDER,
): Promise<JsonObject> {
  if (tree === undefined) return make();
  const { version } = createRequire(import.meta.url)('@redocly/cli/package.json') as { version: string };
  const key = createHash('sha256').update(`${tree} ${version}`).digest('hex');
  const file = join(folder, `${key}.json`);
  const known = read(file);
  if (known) return known;
  const bundle = await make();
  mkdirSync(folder, { recursive: true });
  writeFileAtomically(file, JSON.stringify(bundle));
  removeOldest(folder);
  return bundle;
}

function read(file: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const file of files.toSorted((a, b) => age(b) - age(a)).slice(KEPT)) rmSync(file, { force: true });
}
