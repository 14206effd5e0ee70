import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';

/** Where the source of the packages is, as npm writes it in a manifest. */
export interface Repository {
  type: 'git';
  url: string;
}

const HOW_TO_SET =
  'Set it once, in the package.json at the root: npm pkg set repository=https://github.com/OWNER/NAME';

/**
 * The repository that every published package names: `repository` of the root package.json, its only place.
 *
 * @throws UserError when it is missing, not an address, or not the repository that this workflow runs in
 */
export function readRepository(root: string, environment: NodeJS.ProcessEnv = process.env): Repository {
  const value = writtenRepository(root);
  if (value === undefined || value === '') {
    throw new UserError(
      'package.json: "repository" is missing. npm refuses provenance for a package that does not say where its source is, ' +
        `so nothing is published without it.\n${HOW_TO_SET}`,
    );
  }
  const address = typeof value === 'string' ? httpsAddress(value) : undefined;
  if (address === undefined) {
    throw new UserError(
      `package.json: "repository" is ${JSON.stringify(value)}, which is not the https address of a repository.\n${HOW_TO_SET}`,
    );
  }
  refuseForeign(address, environment);
  return { type: 'git', url: `git+${address}.git` };
}

/**
 * The address of the repository for readers, as `https://github.com/o/n`: `repository` of the root package.json, else the repository
 * that this workflow runs in. Undefined when neither is known.
 */
export function findRepository(
  root: string,
  { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const value = writtenRepository(root);
  if (typeof value === 'string' && value !== '') return httpsAddress(value);
  return server && name ? httpsAddress(`${server}/${name}`) : undefined;
}

function writtenRepository(root: string): unknown {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    repository?: unknown;
  };
  return typeof repository === 'object' && repository && 'url' in repository ? repository.url : repository;
}

/** `github:o/n`, `git+https://github.com/o/n.git` and `git@github.com:o/n.git` as `https://github.com/o/n`. */
function httpsAddress(value: string): string | undefined {
  const written = value
    .replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1')
    .replace(/^(?:ssh:\/\/)?git@([\w.-]+)[:/]/, 'https://$1/')
    .replace(/^git\+/, '')
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  return /^https:\/\/[\w.-]+\/[\w.-]+(?:\/[\w.-]+)+$/.test(written) ? written : undefined;
}

/** npm compares the two when it takes the provenance; said here, it is said before anything is published. */
function refuseForeign(
  address: string,
  { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv,
): void {
  if (!server || !name || address.toLowerCase() === `${server}/${name}`.toLowerCase()) return;
  throw new UserError(
    `package.json: "repository" is ${address}, but this workflow runs in ${server}/${name}: npm would refuse the provenance.\n` +
      'Publish from that repository, or correct "repository" in the package.json at the root.',
  );
}
