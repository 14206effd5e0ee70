/**
 * `npm run generate`: writes what is made from the bundle for the packages. `--check` only says whether it is current.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readBundle } from '../files/read-bundle.ts';
import { contractFolder } from '../files/contract-folder.ts';
import { repositoryRoot } from '../files/repository-root.ts';
import { readArguments, runCli } from '@telephony/command-line';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { outputs } from './outputs.ts';

const HELP = `Writes what is made from the bundle of the contract: the types of the client and of the sandbox, and the types,
checks and samples of the events, and the control planes of the HTTP front and of the sandbox from their own documents.

Usage: npm run generate [-- options]

  --check            write nothing; exit 1 if a committed file is out of date
  --contract FOLDER  folder of the contract (default: openapi)
  --client FOLDER    output folder of the client (default: packages/client/src/generated)
  --events FOLDER    output folder of the events (default: packages/webhooks/src/generated)
  --http FOLDER      output folder of the HTTP front (default: packages/http/src/generated)
  --sandbox FOLDER   output folder of the sandbox (default: packages/sandbox/src/generated)
  --help             show this text

With one of the last three, only those that are named are made.

Example: npm run generate -- --check`;

await runCli(async () => {
  const values = readArguments(HELP, {
    check: { type: 'boolean' },
    contract: { type: 'string' },
    client: { type: 'string' },
    events: { type: 'string' },
    http: { type: 'string' },
    sandbox: { type: 'string' },
  });
  const folder = values.contract ?? contractFolder;
  const bundle = readBundle(folder);
  const ledger = readLedger(`${folder}/ledger.yaml`);
  const named = outputs.filter(({ name }) => values[name] !== undefined);
  let outdated = 0;
  for (const output of named.length > 0 ? named : outputs) {
    for (const [name, text] of await output.files(bundle, ledger)) {
      const file = join(values[output.name] ?? output.folder, name);
      const shown = relative(repositoryRoot, file);
      if (existsSync(file) && readFileSync(file, 'utf8') === text) {
        console.log(`${shown} is current.`);
      } else if (values.check) {
        outdated += 1;
        console.error(
          `${shown} is not what the contract gives. Run \`npm run generate\` and commit the result.`,
        );
      } else {
        writeFileAtomically(file, text);
        console.log(`${shown} is written.`);
      }
    }
  }
  return outdated > 0 ? 1 : 0;
});
