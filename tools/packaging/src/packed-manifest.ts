import type { Manifest, Workspace } from './release-packages.ts';
import type { Repository } from './repository.ts';

/** What concerns the work in this repository only. */
const ONLY_HERE = new Set(['private', 'scripts', 'devDependencies']);

/** The manifest of a workspace as it is published: with the repository, without what concerns the work here only. */
export function packedManifest({ manifest, directory }: Workspace, repository: Repository): Manifest {
  const kept = Object.entries(manifest).filter(([field]) => !ONLY_HERE.has(field));
  return { ...(Object.fromEntries(kept) as Manifest), repository: { ...repository, directory } };
}

/** The files that a manifest promises by `exports`, `main`, `types` and `bin`, from the package's folder; patterns left out. */
export function promisedFiles({ exports, main, types, bin }: Manifest): string[] {
  const files = [exports, main, types, bin].flatMap(textsOf).map((file) => file.replace(/^\.\//, ''));
  return [...new Set(files)].filter((file) => !file.includes('*'));
}

/** All texts in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
