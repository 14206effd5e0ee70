import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@telephony/contract';
import { repositoryRoot } from '../files/repository-root.ts';
import { generateControl } from '../generate-control/generate-control.ts';
import { eventFiles } from '../generate-events/event-files.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { clientFiles } from './client-files.ts';
import { generateTypes } from './generate-types.ts';
import { withoutProse } from './without-prose.ts';

/** What is generated for one package. */
export interface Output {
  /** Name of the option that chooses it, and the folder it is written to. */
  name: 'client' | 'events' | 'http' | 'sandbox';
  /** Its path in the repository. */
  folder: string;
  /** The files by name, with their texts. */
  files(bundle: JsonObject, ledger: LedgerEntry[]): Promise<[name: string, text: string][]>;
}

/** The document of a package's own control plane. */
const controlDocument = (name: string): string =>
  readFileSync(join(repositoryRoot, `packages/${name}/control/openapi.yaml`), 'utf8');

/** Everything that is generated from the bundle and committed. */
export const outputs: Output[] = [
  {
    name: 'client',
    folder: join(repositoryRoot, 'packages/client/src/generated'),
    files: clientFiles,
  },
  { name: 'events', folder: join(repositoryRoot, 'packages/webhooks/src/generated'), files: eventFiles },
  {
    name: 'http',
    folder: join(repositoryRoot, 'packages/http/src/generated'),
    files: () => generateControl(controlDocument('http')),
  },
  {
    name: 'sandbox',
    folder: join(repositoryRoot, 'packages/sandbox/src/generated'),
    files: async (bundle) => [
      ['schema.ts', await generateTypes(withoutProse(bundle), [])],
      ...(await generateControl(controlDocument('sandbox'), controlDocument('http'))),
    ],
  },
];
