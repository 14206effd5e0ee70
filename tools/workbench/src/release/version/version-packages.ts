import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '@telephony/command-line';
import { releaseContract } from '@telephony/review';
import { readWorkspaces, runNpm, type Workspace } from '@telephony/packaging';
import { changesetsIn, refuseOtherNames } from './changesets.ts';
import { bumpFor, type ContractStep, contractStep } from './contract-step.ts';
import { asksFor, setVersion } from './edit-manifests.ts';

/** A package with its next version. */
export interface VersionChange {
  name: string;
  from: string;
  to: string;
}

/**
 * Gives the packages their next versions: the contract a step by its fragments, its package that of `info.version`, what is made
 * from it a step of the same weight, all others what the changesets say. Manifests, changelogs and the lock file are written;
 * nothing is committed.
 *
 * @throws UserError when there is nothing to release, or a changeset names what is not published
 */
export async function versionPackages(root: string): Promise<VersionChange[]> {
  const before = readWorkspaces(root);
  refuseOtherNames(root, before);
  releaseContract(join(root, 'openapi'), new Date().toISOString().slice(0, 10));
  const step = contractStep(root, before);
  if (!step && changesetsIn(root).length === 0) {
    throw new UserError(
      'There is nothing to release: .changeset has no changeset, and the contract has no new version.\n' +
        'Describe what has changed in a package: npm run changeset',
    );
  }
  if (step) takeStep(root, before, step);
  if (changesetsIn(root).length > 0) await runChangesets(root);
  writeVersions(root);
  const locked = await runNpm(
    ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'],
    root,
  );
  if (locked.code !== 0)
    throw new UserError(`The lock file does not follow the versions. npm says:\n${locked.stderr}`);
  const versions = new Map(before.map(({ manifest: { name, version } }) => [name, version]));
  return readWorkspaces(root).flatMap(({ manifest: { name, version } }) => {
    const from = versions.get(name) ?? version;
    return from === version ? [] : [{ name, from, to: version }];
  });
}

/** Writes the version of the contract, and a changeset for the packages that are made from it. */
function takeStep(root: string, workspaces: readonly Workspace[], step: ContractStep): void {
  const { name } = step.contract.manifest;
  const made = workspaces.filter(
    ({ manifest }) => manifest.publishConfig?.access === 'public' && asksFor(manifest, name),
  );
  setVersion(root, workspaces, name, step.to);
  if (made.length === 0) return;
  const bumps = made.map(({ manifest }) => `'${manifest.name}': ${bumpFor(manifest.version, step)}`);
  writeFileSync(
    join(root, '.changeset', `contract-${step.to.replaceAll('.', '-')}.md`),
    `---\n${bumps.join('\n')}\n---\n\nFollows version ${step.to} of the contract; what has changed is in the changelog of ${name}.\n`,
  );
}

/** Packages that say their version have it in `src/version.ts`. */
function writeVersions(root: string): void {
  for (const { directory, manifest } of readWorkspaces(root)) {
    const file = join(root, directory, 'src/version.ts');
    if (!existsSync(file)) continue;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/'[^']*';/, `'${manifest.version}';`));
  }
}

async function runChangesets(root: string): Promise<void> {
  const program = createRequire(import.meta.url).resolve('@changesets/cli/bin.js');
  try {
    await promisify(execFile)(process.execPath, [program, 'version'], { cwd: root });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new UserError(`changesets cannot set the versions. It says:\n${stdout}${stderr}`, { cause: error });
  }
}
