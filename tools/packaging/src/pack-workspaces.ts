import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { packedManifest, promisedFiles } from './packed-manifest.ts';
import type { Workspace } from './release-packages.ts';
import type { Repository } from './repository.ts';
import { runNpm } from './run-npm.ts';

/** A package as it is published. */
export interface PackedPackage {
  name: string;
  version: string;
  /** The tarball. */
  file: string;
  /** Of the tarball, as the registry tells it. */
  integrity: string;
}

/** What is in the tarball of a package. */
export interface PackedFiles {
  /** Their paths. */
  files: string[];
  /** Bytes of the tarball, and of what is in it. */
  size: number;
  unpackedSize: number;
}

/** What `npm pack --json` tells of a package. */
interface NpmPack {
  name: string;
  version: string;
  filename: string;
  integrity: string;
  files: { path: string }[];
  size: number;
  unpackedSize: number;
}

/** What packages are packed with. */
interface PackOptions {
  repository: Repository;
  /** The folder of the tarballs. */
  destination: string;
}

/**
 * Packs built workspaces: what their `files` name, the LICENSE of the repository, and a manifest with `repository`.
 * Nothing is written into the workspaces. npm runs once, however many there are.
 *
 * @throws UserError when a file is missing that a manifest promises
 */
export async function packWorkspaces(
  root: string,
  workspaces: readonly Workspace[],
  { repository, destination }: PackOptions,
): Promise<(PackedPackage & PackedFiles)[]> {
  const stages = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    const folders = workspaces.map((workspace, index) => {
      const stage = join(stages, String(index));
      copyNamed(join(root, workspace.directory), stage, workspace.manifest.files ?? []);
      cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
      const manifest = JSON.stringify(packedManifest(workspace, repository), undefined, 2);
      writeFileSync(join(stage, 'package.json'), `${manifest}\n`);
      return stage;
    });
    const packed = await npmPack(['--pack-destination', stages], folders, stages);
    for (const [index, workspace] of workspaces.entries())
      refuseMissing(workspace, packed[index]?.files.map(({ path }) => path) ?? []);
    for (const { filename } of packed) cpSync(join(stages, filename), join(destination, filename));
    return packed.map(({ name, version, filename, integrity, files, size, unpackedSize }) => {
      const paths = files.map(({ path }) => path);
      return {
        name,
        version,
        integrity,
        file: join(destination, filename),
        files: paths,
        size,
        unpackedSize,
      };
    });
  } finally {
    rmSync(stages, { recursive: true, force: true });
  }
}

function refuseMissing({ directory, manifest }: Workspace, names: readonly string[]): void {
  const missing = promisedFiles(manifest).filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  throw new UserError(
    `${directory}: the package would lack ${missing.join(', ')}, which its package.json names. ` +
      'Run `npm run build`; if the files are there then, add them to "files".',
  );
}

/** What npm tells of packages, in the order of their folders. */
async function npmPack(args: string[], packages: readonly string[], folder: string): Promise<NpmPack[]> {
  const run = ['pack', '--json', '--ignore-scripts', ...args, ...packages];
  const { code, stdout, stderr } = await runNpm(run, folder);
  if (code !== 0) throw new UserError(`npm cannot pack ${packages.join(', ')}:\n${stderr}`);
  const packed = Object.values(JSON.parse(stdout) as Record<string, NpmPack>);
  if (packed.length !== packages.length)
    throw new UserError(`npm packed ${packed.length} of ${packages.length} packages:\n${stdout}`);
  return packed;
}

/** Copies what `files` of a manifest names, and what npm packs unnamed; npm leaves out of it what it always leaves out. */
function copyNamed(from: string, to: string, files: readonly string[]): void {
  for (const name of globSync([...files, 'README*'], { cwd: from }))
    cpSync(join(from, name), join(to, name), { recursive: true });
}
