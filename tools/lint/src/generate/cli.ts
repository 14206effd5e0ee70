/**
 * `npm run generate`: writes the places of the ledger, and what is made from the bundle for the packages. `--check` says what
 * is out of date.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readArguments, runCli } from '@telephony/command-line';
import type { JsonObject } from '@telephony/contract';
import { contractFolder, readBundle, repositoryRoot, writeFileAtomically } from '../files.ts';
import { collectMarks, comparePlaces, type LedgerEntry, readLedger, writePlaces } from '../ledger.ts';
import { generateControl, generateTypes, plainTypes } from './types.ts';
import { markBigints } from './bigints.ts';
import { eventFiles, recordFiles } from './events.ts';
import { clientFiles } from './client.ts';

interface Output {
  name: 'calls' | 'client' | 'events' | 'http' | 'sandbox';
  folder: string;
  files(
    bundle: JsonObject,
    ledger: LedgerEntry[],
    types: () => Promise<string>,
  ): Promise<[name: string, text: string][]>;
}

const controlDocument = (name: string): string =>
  readFileSync(join(repositoryRoot, `packages/${name}/control/openapi.yaml`), 'utf8');

const outputs: Output[] = [
  { name: 'calls', folder: join(repositoryRoot, 'packages/calls/src/generated'), files: recordFiles },
  {
    name: 'client',
    folder: join(repositoryRoot, 'packages/client/src/generated'),
    files: async (bundle, ledger, types) => clientFiles(bundle, ledger, await types()),
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
    files: async (_bundle, _ledger, types) => [
      ['schema.ts', await plainTypes(await types())],
      ...(await generateControl(controlDocument('sandbox'), controlDocument('http'))),
    ],
  },
];

const HELP = `Writes what the bundle of the contract gives: the places of the ledger, the types of the client and of the sandbox, the
types, checks and samples of the events, the types of the records of calls, and the control planes of the HTTP front and of the sandbox.

Usage: npm run generate [-- options]

  --check            write nothing; exit 1 if a committed file is out of date
  --contract FOLDER  folder of the contract (default: openapi)
  --calls FOLDER     output folder of the calls (default: packages/calls/src/generated)
  --client FOLDER    output folder of the client (default: packages/client/src/generated)
  --events FOLDER    output folder of the events (default: packages/webhooks/src/generated)
  --http FOLDER      output folder of the HTTP front (default: packages/http/src/generated)
  --sandbox FOLDER   output folder of the sandbox (default: packages/sandbox/src/generated)
  --help             show this text

With an output folder, only the files for that folder are made.

Example: npm run generate -- --check`;

// It ends before optimized code pays.
setFlagsFromString('--no-opt');
await runCli(async () => {
  const values = readArguments(HELP, {
    check: { type: 'boolean' },
    contract: { type: 'string' },
    calls: { type: 'string' },
    client: { type: 'string' },
    events: { type: 'string' },
    http: { type: 'string' },
    sandbox: { type: 'string' },
  });
  const folder = values.contract ?? contractFolder;
  const bundle = readBundle(folder);
  const named = outputs.filter(({ name }) => values[name] !== undefined);
  let problems = 0;
  const put = (file: string, text: string) => {
    const shown = relative(repositoryRoot, file);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) {
      // Of what is checked, only what is wrong is of interest.
      if (!values.check) console.log(`${shown} is current.`);
    } else if (values.check) {
      problems += 1;
      console.error(
        `${shown} is not what the contract gives. Run \`npm run generate\` and commit the result.`,
      );
    } else {
      writeFileAtomically(file, text);
      console.log(`${shown} is written.`);
    }
  };
  const ledgerFile = join(folder, 'ledger.yaml');
  const marks = collectMarks(bundle);
  if (named.length === 0) put(ledgerFile, writePlaces(readFileSync(ledgerFile, 'utf8'), marks));
  const ledger = readLedger(ledgerFile);
  if (named.length === 0) {
    const differences = comparePlaces(ledger, marks);
    for (const difference of differences) console.error(`ledger.yaml: ${difference}`);
    problems += differences.length;
  }
  let made: Promise<string> | undefined;
  const types = () => (made ??= generateTypes(markBigints(bundle), ledger));
  for (const output of named.length > 0 ? named : outputs) {
    for (const [name, text] of await output.files(bundle, ledger, types)) {
      put(join(values[output.name] ?? output.folder, name), text);
    }
  }
  return problems > 0 ? 1 : 0;
});
