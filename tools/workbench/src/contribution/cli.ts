/** `npm run contribution:rehearse`: what CONTRIBUTING says, done in a clone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { readArguments, runCli } from '@telephony/command-line';
import { rehearseContribution } from './rehearse-contribution.ts';

const HELP = `Rehearses a contribution: clones the last commit into a temporary folder, plants an operation, a field, an event, a
ledger entry and a lint rule, and runs the commands of CONTRIBUTING.md, section by section, in their order.

Usage: npm run contribution:rehearse [-- --keep]

  --keep   keep the clone, to look at it
  --help   show this text

It installs the packages and runs the tests, which takes several minutes. Exits 1 when a command fails, with its output.`;

await runCli(async () => {
  const { keep } = readArguments(HELP, { keep: { type: 'boolean' } });
  const folder = mkdtempSync(join(tmpdir(), 'contribution-'));
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => abort.abort());
  try {
    await rehearseContribution({
      root: repositoryRoot,
      folder,
      signal: abort.signal,
      onProgress: (line) => console.log(line),
    });
    console.log('CONTRIBUTING.md leads to a green end.');
    return 0;
  } finally {
    if (keep) console.log(`The clone is in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
});
