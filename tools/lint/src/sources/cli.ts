/** `npm run sources`: the sentences of descriptions and guides that carry no source. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readArguments, runCli } from '@telephony/command-line';
import { repositoryRoot } from '../files/repository-root.ts';
import { contractFolder } from '../files/contract-folder.ts';
import { listFiles } from '../files/list-files.ts';
import { readBundle } from '../files/read-bundle.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { findUnsourced } from './find-unsourced.ts';
import { formatUnsourced } from './format-unsourced.ts';
import { readSources } from './read-sources.ts';

const HELP = `Lists the sentences of fact in descriptions and guides that carry no source: no section of the platform's
documents (x-source) and no entry of the ledger (x-ledger). Advice ("Use ...") needs none.

Usage: npm run sources [-- options]

  --contract FOLDER  folder of the contract (default: openapi)
  --guides FOLDER    folder of the guides (default: docs/src/content/docs)
  --help             show this text

Exits 1 when the list is not empty.
Example: npm run sources`;

await runCli(() => {
  const values = readArguments(HELP, { contract: { type: 'string' }, guides: { type: 'string' } });
  const folder = values.contract ?? contractFolder;
  const guides = values.guides ?? join(repositoryRoot, 'docs/src/content/docs');
  const named = relative(repositoryRoot, guides);
  const report = findUnsourced({
    bundle: readBundle(folder),
    guides: new Map(
      listFiles(guides)
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => [`${named}/${file}`, readFileSync(join(guides, file), 'utf8')]),
    ),
    ledger: new Set(readLedger(join(folder, 'ledger.yaml')).map(({ id }) => id)),
    sources: readSources(join(folder, 'sources.yaml')),
  });
  console.log(formatUnsourced(report));
  return report.unsourced.length + report.faults.length > 0 ? 1 : 0;
});
