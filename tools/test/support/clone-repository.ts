import { execFileSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../turbo.mjs';

// The repository as it is committed, on a branch of its own, with what is installed and bundled here.
export function cloneRepository(parent: string): string {
  const folder = join(parent, 'clone');
  execFileSync('git', ['clone', '--quiet', root, folder]);
  execFileSync('git', ['-C', folder, 'switch', '--quiet', '--create', 'contribution']);
  const places = globSync('{,openapi/,docs/,packages/*/,tools/*/}{node_modules,dist}', { cwd: root });
  for (const place of places)
    if (!place.startsWith('tools/consumers/') && place !== 'docs/dist')
      copyLinked(join(root, place), join(folder, place));
  return folder;
}

// The links between workspaces are relative and stay right.
function copyLinked(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
