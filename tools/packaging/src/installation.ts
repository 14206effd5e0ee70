import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromHere } from './install-from-here.ts';
import { installFromRegistry } from './install-from-registry.ts';
import { type TriedPackage, packPackages } from './pack-packages.ts';

/** How an installation is made: what the tests read from the environment. */
export interface InstallationOptions {
  /** `registry`: what the packages depend on comes from there. Default: from this repository's node_modules. */
  source: 'here' | 'registry';
  /** The Node that installs, and runs what is installed. */
  node: string;
}

/** All published packages, installed in a folder that was empty. */
export interface Installation extends InstallationOptions {
  folder: string;
  packages: TriedPackage[];
}

/** Packs all that is published, and installs it in an empty folder. */
export async function makeInstallation({ source, node }: InstallationOptions): Promise<Installation> {
  const root = mkdtempSync(join(tmpdir(), 'telephony-packages-'));
  const folder = join(root, 'app');
  const tarballs = join(root, 'tarballs');
  for (const path of [folder, tarballs]) mkdirSync(path);
  writeFileSync(join(folder, 'package.json'), '{ "name": "app", "private": true, "type": "module" }\n');
  const packages = await packPackages(tarballs);
  await (source === 'registry'
    ? installFromRegistry(folder, packages, node)
    : installFromHere(folder, packages));
  return { source, node, folder, packages };
}
