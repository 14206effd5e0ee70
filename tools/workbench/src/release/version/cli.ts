/** `npm run release:version`: the next versions of the packages. */
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { readArguments, runCli } from '@telephony/command-line';
import { versionPackages } from './version-packages.ts';

const HELP = `Sets the next versions of the packages, writes their changelogs, and removes the changesets that went into them.

Usage: npm run release:version

The fragments in openapi/changes become an entry of openapi/CHANGELOG.md, and info.version takes their greatest step. The package
of the contract gets that version; the packages made from it follow by a step of the same weight. All others follow the changesets in .changeset. Nothing is committed or published.`;

await runCli(async () => {
  readArguments(HELP, {});
  const changes = await versionPackages(repositoryRoot);
  for (const { name, from, to } of changes) console.log(`${name.padEnd(24)} ${from} -> ${to}`);
  const contract = changes.find(({ name }) => name === '@telephony/openapi');
  console.log('\nRead the changelogs, commit all of it, and open a pull request. When it is merged:');
  console.log(
    contract
      ? `  git tag v${contract.to} && git push origin v${contract.to}`
      : '  start the workflow "Publish" by hand (the contract has no new version, so there is no tag)',
  );
  return 0;
});
