import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assumptions } from '@telephony/sandbox/assumptions';
import { contractFolder } from '../contract/load-contract.ts';

/**
 * The address of the repository for readers, such as `https://github.com/o/n`: `repository` of the root package.json, else the
 * repository that this workflow runs in. Undefined when neither is known.
 */
function findRepository(
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

/** With these, a sandbox has live calls, and it is the day of the samples, whose dates then find its records. */
const START_OPTIONS = '--live-calls --start-time 2026-11-20T16:06Z';

/** How a reader starts the sandbox that the samples call. */
export const START_SANDBOX = `npx @telephony/sandbox ${START_OPTIONS}`;

/** One thing that the sandbox assumes. */
export interface Assumption {
  /** Id of the entry in the ledger that it fills. */
  ledger: string;
  /** Where on the site the entry is. */
  address: string;
  /** Markdown. */
  behaviour: string;
}

/** What the sandbox assumes where the documents are silent, in the order of the ledger. */
export const assumptionList: Assumption[] = assumptions
  .map(({ ledger, behaviour }) => ({ ledger, behaviour, address: `/ledger/#${ledger.toLowerCase()}` }))
  .toSorted((one, other) => one.ledger.localeCompare(other.ledger, 'en', { numeric: true }));

const file = join(contractFolder, 'README.md');
/** The section of the README about the bundles for generators, from its table on. */
const SECTION = /^## For code generators\n[\s\S]*?(?<differences>^\|[\s\S]*?)(?=^## )/m;

/** What differs between the contract and the bundles for generators, as Markdown: a table and a line after it. */
export function readBundleDifferences(): string {
  const differences = SECTION.exec(readFileSync(file, 'utf8'))?.groups?.['differences'];
  if (!differences) throw new Error(`${file} has no section "For code generators" with a table.`);
  return differences.trim();
}

const root = join(contractFolder, '..');

/** What can be had from outside this site, one line each. Markdown. */
export function sourceLines(address: string | undefined = findRepository(root)): string {
  const repository = address === undefined ? 'The repository' : `[The repository](${address})`;
  const linked = ({ folder, name }: Package) =>
    address === undefined ? `\`${name}\`` : `[\`${name}\`](${address}/tree/HEAD/${folder})`;
  return [
    `${repository} has the contract, the packages, their tests and this site. In a clone, \`npm ci && npm start\` starts the sandbox, the mock and this site.`,
    'The contract is an OpenAPI document: [openapi.json](/openapi.json) and [openapi.yaml](/openapi.yaml) in OpenAPI 3.1, [openapi-3.0.json](/openapi-3.0.json) in OpenAPI 3.0, and [openapi.codegen.json](/openapi.codegen.json) for [code generators](/guides/generate/#take-a-bundle).',
    `The packages, by their names on npm: ${packages().map(linked).join(', ')}.`,
    'Every page has a Markdown twin; [llms.txt](/llms.txt) lists them.',
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

interface Package {
  name: string;
  /** In the repository. */
  folder: string;
}

/** The packages that people install. */
function packages(): Package[] {
  const folders = ['openapi', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  return folders.flatMap((folder) => {
    const manifest = join(root, folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
    return FOR_READERS.has(name) ? [{ name, folder }] : [];
  });
}

const FOR_READERS = new Set(
  ['client', 'mock', 'openapi', 'sandbox', 'webhooks'].map((name) => `@telephony/${name}`),
);
