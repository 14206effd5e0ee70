import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { type Repository, runNpm } from '@telephony/packaging';
import { prepareRelease } from '../prepare-release.ts';
import { planPublication, publishPackages } from '../publish-packages.ts';
import { askCommand, SERVERS } from './ask-command.ts';
import { importPackage } from './import-package.ts';
import { installRegistry } from './install-registry.ts';
import { startRegistry } from './start-registry.ts';

/** Stands for the one that the owner sets. */
const PLACEHOLDER: Repository = {
  type: 'git',
  url: 'git+https://repository.example/rehearsal/telephony.git',
};
/** Of all packages of this repository; everything else comes from the registry that npm uses anyway. */
const SCOPE = '@telephony';

/**
 * Publishes all packages to a registry on this machine, twice, and uses them from there in an empty folder.
 *
 * @param folder Where everything is written.
 * @param step Called with what has been done.
 * @throws UserError with what does not work
 */
export async function rehearse(root: string, folder: string, step: (done: string) => void): Promise<void> {
  const registryFolder = join(root, 'tools', 'rehearsal');
  await installRegistry(registryFolder);
  const tarballs = folderIn(folder, 'tarballs');
  const packages = await prepareRelease(root, { repository: PLACEHOLDER, destination: tarballs });
  const specifiers = packages.map(({ name, version }) => `${name}@${version}`);
  step(`packed ${specifiers.join(', ')}`);

  const registry = await startRegistry(registryFolder, folderIn(folder, 'registry'));
  try {
    useRegistry(registry.url, tarballs);
    await publishPackages(await planPublication(packages, tarballs), tarballs, () => {});
    step(`published ${packages.length} packages to ${registry.url}`);
    const left = (await planPublication(packages, tarballs)).filter((one) => one.step !== 'skip');
    if (left.length > 0) {
      throw new UserError(
        `A second run would publish ${left.map(({ packed }) => packed.name).join(', ')} again.`,
      );
    }
    step('a second run has nothing to publish');

    const consumer = folderIn(folder, 'consumer');
    writeFileSync(join(consumer, 'package.json'), '{ "private": true, "type": "module" }\n');
    useRegistry(registry.url, consumer);
    const { code, stderr } = await runNpm(['install', '--no-audit', '--no-fund', ...specifiers], consumer);
    if (code !== 0) throw new UserError(`The packages cannot be installed from the registry:\n${stderr}`);
    step('installed them in an empty folder');
    for (const { name } of packages) await importPackage(name, consumer);
    step('imported every entry of each');
    for (const name of SERVERS) {
      await askCommand(name, consumer);
      step(`npx ${name} responds`);
    }
  } finally {
    await registry.close();
  }
}

function folderIn(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

/** npm does not publish without a token; this registry takes any. */
function useRegistry(url: string, folder: string): void {
  const token = `//${new URL(url).host}/:_authToken=rehearsal`;
  writeFileSync(join(folder, '.npmrc'), `${SCOPE}:registry=${url}\n${token}\n`);
}
