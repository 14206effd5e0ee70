/** `node tools/release.ts`: sets the next versions of the contract and the packages, and the scope that they are published under. */
import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseContract } from '@telephony/review';
import { setPublished, takeOwnership, undone } from './names.ts';
import { root } from './turbo.mjs';

const HELP = `Sets the next versions, writes the changelogs and removes the fragments and changesets that went into them.

Usage: node tools/release.ts
       node tools/release.ts canary        gives all packages a version to try, such as 0.0.0-canary.20261128145500, and nothing else
       node tools/release.ts own @SCOPE https://github.com/OWNER/NAME
                                           gives the packages your scope and your repository, and has all texts name them
       node tools/release.ts preflight     lists the names and addresses that are missing before anything can be published, and exits with 1

The fragments in openapi/changes become an entry of openapi/CHANGELOG.md and the next info.version. Packages that are made from
the contract follow by a step of the same weight, and all others by the changesets in .changeset (add one: npx changeset).
Nothing is committed or published.

Example: node tools/release.ts && git diff`;

interface Manifest {
  name: string;
  version: string;
  publishConfig?: { access?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const CONTRACT = '@telephony/openapi';

if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
  console.log(HELP);
  process.exit();
}

const [command, scope, repository, ...others] = process.argv.slice(2);
if (command === 'own' && scope !== undefined && repository !== undefined && others.length === 0) {
  takeOwnership(root, scope, repository);
  console.log(
    `The packages are ${scope}/client and so on. Go on: npm install && npx oxfmt && npm run test:all`,
  );
  process.exit();
}
if (command === 'preflight' && scope === undefined) {
  const missing = undone(root);
  console.log(missing.length === 0 ? 'Everything is ready to be published.' : missing.join('\n'));
  process.exit(missing.length === 0 ? 0 : 1);
}
if (command !== undefined && !(command === 'canary' && scope === undefined)) {
  console.error(`There is no "${process.argv.slice(2).join(' ')}".\n\n${HELP}`);
  process.exit(2);
}

const { workspaces, published } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
  published: string | null;
};
const files = globSync(['package.json', ...workspaces.map((pattern) => `${pattern}/package.json`)], {
  cwd: root,
}).toSorted();
const read = () =>
  files.map((file) => ({
    file: join(root, file),
    manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
  }));
const before = read();

if (command === 'canary') {
  const version = `0.0.0-canary.${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  setVersions(({ publishConfig, version: own }) => (publishConfig ? version : own));
} else release();

function release(): void {
  const changes = join(root, '.changeset');
  const hasChangesets = () =>
    readdirSync(changes).some((file) => file.endsWith('.md') && file !== 'README.md');
  const contract = join(root, 'openapi');
  const [, from = ''] =
    /^ {2}version: (\S+)/m.exec(readFileSync(join(contract, 'openapi.yaml'), 'utf8')) ?? [];
  const version = releaseContract(contract, new Date().toISOString().slice(0, 10));
  if (version === undefined && !hasChangesets()) {
    console.error(
      'There is nothing to release: openapi/changes and .changeset are empty. Add one: npx changeset',
    );
    process.exit(1);
  }
  if (version !== undefined) {
    const dependents = before.filter(
      ({ manifest }) =>
        manifest.publishConfig &&
        { ...manifest.devDependencies, ...manifest.dependencies }[CONTRACT] !== undefined,
    );
    const bumps = dependents.map(
      ({ manifest }) => `'${manifest.name}': ${bump(manifest.version, from, version)}`,
    );
    writeFileSync(
      join(changes, `contract-${version}.md`),
      `---\n${bumps.join('\n')}\n---\n\nFollows version ${version} of the contract.\n`,
    );
    setVersions((manifest) => (manifest.name === CONTRACT ? version : manifest.version));
  }
  if (hasChangesets())
    execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // Changesets leaves out the root and what is not published.
  setVersions((manifest) => manifest.version);
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (published !== null) setPublished(root);
  for (const [index, { manifest }] of read().entries()) {
    const old = before[index]?.manifest.version;
    if (manifest.publishConfig)
      console.log(
        `${manifest.name.padEnd(24)} ${old === manifest.version ? `${old} stays` : `${old} -> ${manifest.version}`}`,
      );
  }
  console.log('\nRead the changelogs, commit all of it and open a pull request. When it is merged:');
  console.log(
    version === undefined
      ? '  start the workflow "Publish" by hand (the contract has no new version, so there is no tag)'
      : `  git tag v${version} && git push origin v${version}`,
  );
}

/** Sets versions, wherever they are named: by what depends on a package, in `src/version.ts` and in `server.json`. */
function setVersions(next: (manifest: Manifest) => string): void {
  const manifests = read();
  const versions = new Map(manifests.map(({ manifest }) => [manifest.name, next(manifest)]));
  for (const { file, manifest } of manifests) {
    manifest.version = versions.get(manifest.name) ?? manifest.version;
    for (const field of ['dependencies', 'devDependencies'] as const)
      for (const name of Object.keys(manifest[field] ?? {}))
        if (manifest[field] && versions.has(name)) manifest[field][name] = versions.get(name) ?? '';
    writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
    for (const source of globSync(file.replace(/package\.json$/, '{src/version.ts,server.json}'))) {
      const text = readFileSync(source, 'utf8');
      writeFileSync(source, text.replaceAll(/(?<=\bversion(?: = '|": "))[^'"]*/g, manifest.version));
    }
  }
}

function bump(own: string, from: string, to: string): 'major' | 'minor' | 'patch' {
  const [old, next] = [from.split('.').map(Number), to.split('.').map(Number)];
  const moved = next.findIndex((part, index) => part !== old[index]);
  const breaks = moved === 0 || (moved === 1 && old[0] === 0);
  if (own.startsWith('0.')) return breaks ? 'minor' : 'patch';
  if (breaks) return 'major';
  return moved === 1 ? 'minor' : 'patch';
}
