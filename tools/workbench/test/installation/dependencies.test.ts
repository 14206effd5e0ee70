import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { readManifest, workspaceFolders } from './workspaces.ts';

/** Where the reasons are, for what has no README of its own. */
const THIN = 'docs/decisions/0014-a-thin-installation.md';
const REASONS: Record<string, string> = { '.': THIN, 'tools/scripts': THIN };

/** Platforms' own binaries, of which one stands for all. */
const SIBLINGS = /^node-(bin-)?(darwin|linux|win)-(?!x64$)|^node-(darwin|win)-x64$/;

test.each(['.', 'tools/engines', 'tools/hosts', 'tools/rivals', 'tools/rehearsal', ...workspaceFolders()])(
  'every dependency of %s has its reason and its exact version',
  (folder) => {
    const { dependencies, devDependencies, optionalDependencies } = readManifest(folder);
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const readme = join(repositoryRoot, REASONS[folder] ?? `${folder}/README.md`);
    const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
    const names = all.map(([name]) => name).filter((name) => !/^@(telephony|types)\//.test(name));
    expect(names.filter((name) => !text.includes(name) && !SIBLINGS.test(name))).toEqual([]);
  },
);
