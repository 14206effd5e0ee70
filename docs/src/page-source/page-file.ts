import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject } from '@telephony/contract';
import { parse } from 'yaml';
import { contractFolder } from '../contract/contract-folder.ts';
import { loadContract } from '../contract/load-contract.ts';

const root = join(contractFolder, '..');
const GUIDES = 'docs/src/content/docs';

/** Pages that are lists of what other files hold. */
const MADE_FROM: Readonly<Record<string, string>> = {
  '/changelog/': 'openapi/CHANGELOG.md',
  '/ledger/': 'openapi/ledger.yaml',
  '/operations/': 'openapi/openapi.yaml',
  '/schemas/': 'openapi/openapi.yaml',
  '/webhooks/': 'openapi/openapi.yaml',
};

/**
 * The file that a page is written in, from the root of the repository on: of an operation that of its path, of a subject that
 * of the tags.
 *
 * @param address From the root of the site on: `/operations/listCdrs/`
 * @returns Undefined for a page of no file, as the one for what is not there
 */
export function pageFile(address: string): string | undefined {
  const [, kind = '', name = ''] = address.split('/');
  const file = MADE_FROM[address] ?? fileOf(kind, decodeURIComponent(name), address);
  return file !== undefined && existsSync(join(root, file)) ? file : undefined;
}

function fileOf(kind: string, name: string, address: string): string | undefined {
  const { paths, webhooks } = entries();
  if (kind === 'operations') {
    const operation = loadContract().operations.find((one) => one.address === address);
    return operation && referredFile(paths, operation.path);
  }
  if (kind === 'webhooks') return referredFile(webhooks, name);
  if (kind === 'schemas') return `openapi/components/schemas/${name}.yaml`;
  if (kind === 'tags') return 'openapi/openapi.yaml';
  const path = address === '/' ? '/index' : address.replace(/\/$/, '');
  return [`${GUIDES}${path}.mdx`, `${GUIDES}${path}.md`].find((file) => existsSync(join(root, file)));
}

function referredFile(items: unknown, name: string): string | undefined {
  const item = isJsonObject(items) ? items[name] : undefined;
  const file = isJsonObject(item) ? item['$ref'] : undefined;
  return typeof file === 'string' ? `openapi/${file}` : undefined;
}

let read: { paths?: unknown; webhooks?: unknown } | undefined;

/** The root of the contract, where paths and events are references to files. */
function entries(): { paths?: unknown; webhooks?: unknown } {
  read ??= parse(readFileSync(join(contractFolder, 'openapi.yaml'), 'utf8')) as typeof read;
  return read ?? {};
}
