/** What GitHub and npm must have before the workflows can do their work: `node tools/release.ts preflight` asks both. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Labels that `review-comment.yml` sets. */
const LABELS = ['breaking: wire', 'breaking: types'];
/** Environments that `publish.yml` publishes from. */
const ENVIRONMENTS = ['npm', 'github-pages'];
/** The job of `review.yml` that stands for all others. */
const REQUIRED = 'ready';

/** Where to ask, and as whom. */
export interface Hosts {
  /** As `GITHUB_REPOSITORY` of a run: `acme/telephony`. */
  repository: string;
  /** A token that can read the repository. */
  token: string;
  /** Without a slash at the end. */
  github: string;
  npm: string;
}

/**
 * What is not set up yet, each with the way to do it; nothing where all is done. Nothing is changed.
 *
 * @param root The folder of the repository.
 * @throws Error where one of the hosts cannot be reached or refuses the token.
 */
export async function notSetUp(root: string, { repository, token, github, npm }: Hosts): Promise<string[]> {
  const settings = `https://github.com/${repository}/settings`;
  const ask = async (path: string) =>
    read(`${github}/repos/${repository}${path}`, { authorization: `Bearer ${token}` });
  const own = (await ask('')) as { default_branch?: string } | undefined;
  if (!own)
    throw new Error(`GitHub has no ${repository} for this token. Set GITHUB_REPOSITORY and GH_TOKEN.`);
  const labels = LABELS.map(async (label) =>
    (await ask(`/labels/${encodeURIComponent(label)}`)) ? [] : [`No label: gh label create "${label}"`],
  );
  const pages = ask('/pages').then((site) =>
    (site as { build_type?: string } | undefined)?.build_type === 'workflow'
      ? []
      : [`No Pages: choose "GitHub Actions" as source in ${settings}/pages`],
  );
  const environments = ENVIRONMENTS.map(async (name) => {
    const found = (await ask(`/environments/${name}`)) as
      | { protection_rules?: unknown[]; deployment_branch_policy?: unknown }
      | undefined;
    return found && ((found.protection_rules ?? []).length > 0 || found.deployment_branch_policy)
      ? []
      : [
          `No protected environment ${name}: in ${settings}/environments, let it deploy from main and tags v* only, or ask for a reviewer`,
        ];
  });
  const rules = ask(`/rules/branches/${own.default_branch ?? 'main'}`).then((found) =>
    JSON.stringify(found ?? []).includes(`"context":"${REQUIRED}"`)
      ? []
      : [`No required job: in ${settings}/rules, require the status check "${REQUIRED}" on main`],
  );
  const packages = published(root).map(async (name) =>
    (await read(`${npm}/${name.replace('/', '%2f')}`))
      ? []
      : [
          `npm has no ${name}, and a trusted publisher needs a package: publish the first version by hand (CONTRIBUTING, "Release")`,
        ],
  );
  return (await Promise.all([...labels, pages, ...environments, rules, ...packages])).flat();
}

/** The names of the packages that are published. */
function published(root: string): string[] {
  return globSync(['openapi/package.json', 'packages/*/package.json'], { cwd: root })
    .map(
      (file) =>
        JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; publishConfig?: object },
    )
    .flatMap(({ name, publishConfig }) => (publishConfig ? [name] : []))
    .toSorted();
}

/** What is at an address; undefined where nothing is. */
async function read(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(20_000) }).catch(
    (cause: unknown) => {
      throw new Error(`${new URL(address).host} cannot be reached. Try again.`, { cause });
    },
  );
  if (response.ok) return response.json();
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  throw new Error(`${address} responded ${response.status}. Give a GH_TOKEN that can read the repository.`);
}
