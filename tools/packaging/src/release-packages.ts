import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';

/** A package.json, as far as a release reads it. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  publishConfig?: { access?: string };
  files?: string[];
  bin?: Record<string, string>;
  exports?: Record<string, string | { types: string; default: string }>;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** A workspace of the repository. */
export interface Workspace {
  /** From the root, with `/`. */
  directory: string;
  manifest: Manifest;
}

/** All workspaces that the package.json at the root names. */
export function readWorkspaces(root: string): Workspace[] {
  const { workspaces = [] } = readManifest(join(root, 'package.json')) as { workspaces?: string[] };
  return globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({
      directory: file.replace(/\/package\.json$/, ''),
      manifest: readManifest(join(root, file)),
    }));
}

/**
 * The packages that a release publishes, each after those that it depends on. Published is what has `publishConfig.access`:
 * `private` stays in the source, so that `npm publish` by hand is refused.
 *
 * @throws UserError when one of them depends on a workspace that is not published, or on another version than the workspace has
 */
export function releasePackages(root: string): Workspace[] {
  const workspaces = new Map(readWorkspaces(root).map((one) => [one.manifest.name, one]));
  const published = [...workspaces.values()].filter(
    ({ manifest }) => manifest.publishConfig?.access === 'public',
  );
  const sorted = new Set<Workspace>();
  const visit = (workspace: Workspace, path: Workspace[]) => {
    if (sorted.has(workspace)) return;
    if (path.includes(workspace)) {
      throw new UserError(
        `The packages depend on each other in a circle: ${namesOf([...path, workspace]).join(' -> ')}.`,
      );
    }
    for (const [name, range] of Object.entries(runtimeDependencies(workspace.manifest))) {
      const dependency = workspaces.get(name);
      if (!dependency) continue;
      assertPublished(workspace, dependency, range);
      visit(dependency, [...path, workspace]);
    }
    sorted.add(workspace);
  };
  for (const workspace of published) visit(workspace, []);
  return [...sorted];
}

function assertPublished({ directory }: Workspace, { manifest }: Workspace, range: string): void {
  const { name, version } = manifest;
  if (manifest.publishConfig?.access !== 'public') {
    throw new UserError(
      `${directory}/package.json: "${name}" is not published, so nobody could install the package. ` +
        'Make it a devDependency, or give it "publishConfig": { "access": "public" }.',
    );
  }
  if (range !== version) {
    throw new UserError(
      `${directory}/package.json: "${name}" is asked for in version ${range}, and the workspace has ${version}.`,
    );
  }
}

/** What an installation of the package brings along or asks for. */
function runtimeDependencies(manifest: Manifest): Record<string, string> {
  return { ...manifest.peerDependencies, ...manifest.optionalDependencies, ...manifest.dependencies };
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function namesOf(workspaces: Workspace[]): string[] {
  return workspaces.map(({ manifest }) => manifest.name);
}
