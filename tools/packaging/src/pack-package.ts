import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/**
 * Packs a built workspace into `destination`: what its `files` name, the LICENSE of the repository, and a manifest with
 * `repository`. Nothing is written into the workspace.
 *
 * @throws UserError when a file is missing that the manifest promises
 */
export async function packPackage(
  root: string,
  workspace: Workspace,
  { repository, destination }: { repository: Repository; destination: string },
): Promise<PackedPackage & PackedFiles> {
  const source = join(root, workspace.directory);
  const { files } = await npmPack(['--dry-run'], source);
  const names = files.map(({ path }) => path);
  const missing = promisedFiles(workspace.manifest).filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new UserError(
      `${workspace.directory}: the package would lack ${missing.join(', ')}, which its package.json names. ` +
        'Run `npm run build`; if the files are there then, add them to "files".',
    );
  }
  const stage = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    for (const name of names) copyTo(join(source, name), join(stage, name));
    copyTo(join(root, 'LICENSE'), join(stage, 'LICENSE'));
    writeFileSync(
      join(stage, 'package.json'),
      `${JSON.stringify(packedManifest(workspace, repository), undefined, 2)}\n`,
    );
    const packed = await npmPack(['--pack-destination', destination], stage);
    const { name, version, filename, integrity, size, unpackedSize } = packed;
    const paths = packed.files.map(({ path }) => path);
    return { name, version, integrity, file: join(destination, filename), files: paths, size, unpackedSize };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function npmPack(args: string[], folder: string): Promise<NpmPack> {
  const { code, stdout, stderr } = await runNpm(['pack', '--json', '--ignore-scripts', ...args], folder);
  if (code !== 0) throw new UserError(`npm cannot pack ${folder}:\n${stderr}`);
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, NpmPack>);
  if (!packed) throw new UserError(`npm packed nothing in ${folder}:\n${stdout}`);
  return packed;
}

function copyTo(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
