/** `npm run release`: publishes the packages whose versions the registry does not have. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { readArguments, runCli } from '@telephony/command-line';
import { readRepository } from '@telephony/packaging';
import { prepareRelease } from './prepare-release.ts';
import { type PlannedPackage, planPublication, publishPackages, type Step } from './publish-packages.ts';

const HELP = `Packs the packages and compares them with the npm registry. Publishes nothing unless --publish is given.

Usage: npm run release [-- options]

  --publish  publish each version that is not in the registry yet; in GitHub Actions with provenance
  --help     show this text

Exits 1 when a package is incomplete, the registry cannot be reached, or "repository" is missing in the package.json at the
root.

Try it without consequences: npm run release:rehearse`;

const STEPS: Record<Step, string> = {
  publish: 'to publish',
  skip: 'published already',
  changed:
    'published already, with other content: what has changed since needs a new version (npm run changeset)',
};

await runCli(async () => {
  const { publish } = readArguments(HELP, { publish: { type: 'boolean' } });
  // Before the build, which takes a while.
  const repository = readRepository(repositoryRoot);
  const destination = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const packages = await prepareRelease(repositoryRoot, { repository, destination });
    const planned = await planPublication(packages, destination);
    for (const one of planned) console.log(lineOf(one));
    const wanted = planned.filter(({ step }) => step === 'publish');
    if (wanted.length === 0) console.log('There is nothing to publish.');
    else if (publish)
      await publishPackages(planned, destination, (packed) =>
        console.log(`Published ${packed.name}@${packed.version}`),
      );
    else console.log('Nothing was published. To publish: npm run release -- --publish');
    return 0;
  } finally {
    rmSync(destination, { recursive: true, force: true });
  }
});

function lineOf({ packed, step }: PlannedPackage): string {
  return `${packed.name.padEnd(24)} ${packed.version.padEnd(8)} ${STEPS[step]}`;
}
