/** What GitHub and npm must have before the workflows can do their work: `node tools/release.ts preflight` asks both. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LABELS = ['breaking: wire', 'breaking: types'];
const ENVIRONMENTS = ['npm', 'github-pages'];
const REQUIRED = 'ready';

export interface Hosts {
  repository: string;
  token: string;
  github: string;
  npm: string;
}

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

function published(root: string): string[] {
  return globSync(['openapi/package.json', 'packages/*/package.json'], { cwd: root })
    .map(
      (file) =>
        JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; publishConfig?: object },
    )
    .flatMap(({ name, publishConfig }) => (publishConfig ? [name] : []))
    .toSorted();
}

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
