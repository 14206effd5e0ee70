import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../repository.ts';
import { contractFolder } from '../contract/contract-folder.ts';
import { START_OPTIONS } from './start-sandbox.ts';

const root = join(contractFolder, '..');

/** What can be had from outside this site, one line each. Markdown. */
export function sourceLines(address: string | undefined = findRepository(root)): string {
  const repository = address === undefined ? 'The repository' : `[The repository](${address})`;
  const linked = ({ folder, name }: Package) =>
    address === undefined ? `\`${name}\`` : `[\`${name}\`](${address}/tree/HEAD/${folder})`;
  return [
    `${repository} has the contract, the packages, their tests and this site. In a clone, \`npm ci\` and \`npm run sandbox -- ${START_OPTIONS}\` start the sandbox.`,
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
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
    return FOR_READERS.has(name) ? [{ name, folder }] : [];
  });
}

const FOR_READERS = new Set(
  ['client', 'mock', 'openapi', 'sandbox', 'webhooks'].map((name) => `@telephony/${name}`),
);
