/** `npm run ledger`: shows the ledger, compares it with the bundle (`--check`), or rewrites its places (`--write`). */
import { readFileSync } from 'node:fs';
import { readBundle } from '../files/read-bundle.ts';
import { contractFolder } from '../files/contract-folder.ts';
import { readArguments, runCli } from '@telephony/command-line';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { collectMarks } from './collect-marks.ts';
import { comparePlaces } from './compare-places.ts';
import { formatLedger } from './format-ledger.ts';
import { readLedger } from './read-ledger.ts';
import { writePlaces } from './write-places.ts';

const HELP = `Shows the ledger of what is unknown: each entry with the number of its places in the contract.

Usage: npm run ledger [-- options]

  --write            write the places of all x-ledger marks into ledger.yaml
  --check            exit 1 if the places and the marks differ
  --contract FOLDER  folder of the contract (default: openapi)
  --help             show this text

Example: npm run ledger -- --write`;

await runCli(() => {
  const values = readArguments(HELP, {
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    contract: { type: 'string' },
  });
  const folder = values.contract ?? contractFolder;
  const file = `${folder}/ledger.yaml`;
  const marks = collectMarks(readBundle(folder));
  if (values.write) {
    const source = readFileSync(file, 'utf8');
    const text = writePlaces(source, marks);
    if (text !== source) writeFileAtomically(file, text);
    console.log(text === source ? 'ledger.yaml is current.' : 'ledger.yaml: places rewritten.');
  }
  const entries = readLedger(file);
  const differences = comparePlaces(entries, marks);
  if (!values.check && !values.write) console.log(formatLedger(entries, marks));
  if (differences.length > 0) {
    console.error(
      `\nledger.yaml and the bundle differ (${differences.length}):\n  ${differences.join('\n  ')}`,
    );
  }
  return differences.length > 0 && (values.check || values.write) ? 1 : 0;
});
