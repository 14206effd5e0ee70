import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The address of the repository for readers, such as `https://github.com/o/n`: `repository` of the root package.json, else the
 * repository that this workflow runs in. Undefined when neither is known.
 */
export function findRepository(
  root: string,
  { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    repository?: string | { url?: string };
  };
  const value = typeof repository === 'object' ? repository.url : repository;
  if (value) return httpsAddress(value);
  return server && name ? httpsAddress(`${server}/${name}`) : undefined;
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
