import { createRequire } from 'node:module';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { repositoryRoot, writeFileAtomically } from '@telephony/lint/files';

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

/** Where results of one review are kept for the next. */
const KEPT_FOLDER: string = join(repositoryRoot, 'node_modules', '.cache', 'review');
/** How many results are kept in a folder: those of the bases of a few branches. */
const KEPT = 4;

/**
 * What is made of an input, from the review before where there was one.
 *
 * @param input All that the result depends on, or its hash; undefined keeps nothing.
 * @param folder Of results of one kind.
 */
async function kept<Result extends JsonObject>(
  input: string | undefined,
  make: () => Promise<Result>,
  isResult: (value: JsonObject) => value is Result,
  folder: string,
): Promise<Result> {
  if (input === undefined) return make();
  const key = createHash('sha256').update(input).digest('hex');
  const file = join(folder, `${key}.json`);
  const known = read(file);
  if (known && isResult(known)) return known;
  const result = await make();
  mkdirSync(folder, { recursive: true });
  writeFileAtomically(file, JSON.stringify(result));
  removeOldest(folder);
  return result;
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
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
  const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const file of files.toSorted((a, b) => age(b) - age(a)).slice(KEPT)) rmSync(file, { force: true });
}
