import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Workspace } from '@telephony/packaging';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

/** Gives a workspace another version, and lets all others ask for it. */
export function setVersion(
  root: string,
  workspaces: readonly Workspace[],
  name: string,
  version: string,
): void {
  for (const { directory, manifest } of workspaces) {
    const own = manifest.name === name;
    if (!own && !asksFor(manifest, name)) continue;
    editManifest(join(root, directory, 'package.json'), (edited) => {
      if (own) edited.version = version;
      for (const field of FIELDS) if (edited[field]?.[name] !== undefined) edited[field][name] = version;
    });
  }
}

/** Whether a workspace depends on another one, in whatever way. */
export function asksFor(manifest: Manifest, name: string): boolean {
  return FIELDS.some((field) => manifest[field]?.[name] !== undefined);
}

function editManifest(file: string, edit: (manifest: Manifest) => void): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  edit(manifest);
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
