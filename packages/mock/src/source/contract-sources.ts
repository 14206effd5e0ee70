import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';

/** The sources of the package's contract, which are beside its bundle in a clone of its repository, and in no installation. */
export const contractSources: { root: string; folder: string } | undefined = sourcesOf();

function sourcesOf() {
  const root = fileURLToPath(new URL('../openapi.yaml', openapiJson));
  return existsSync(root) ? { root, folder: fileURLToPath(new URL('..', openapiJson)) } : undefined;
}
