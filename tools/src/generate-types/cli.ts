/** `npm run generate`: writes the types of the client from the bundle. `--check` only says whether they are current. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBundle } from '../contract/read-bundle.ts';
import { contractFolder } from '../files/contract-folder.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { runCli } from '../cli/run-cli.ts';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { generateTypes } from './generate-types.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const HELP = `Writes the types of the client from the bundle of the contract.

Usage: npm run generate [-- options]

  --check            write nothing; exit 1 when the committed types are not current
  --contract FOLDER  another contract than openapi/
  --output FILE      another file than packages/client/src/generated/schema.ts
  --help             this text

Example: npm run generate -- --check`;

await runCli(async () => {
  const values = readArguments(HELP, {
    check: { type: 'boolean' },
    contract: { type: 'string' },
    output: { type: 'string' },
  });
  const folder = values.contract ?? contractFolder;
  const output = values.output ?? `${root}packages/client/src/generated/schema.ts`;
  const name = relative(root, output);
  const text = await generateTypes(readBundle(folder), readLedger(`${folder}/ledger.yaml`));
  const current = existsSync(output) && readFileSync(output, 'utf8') === text;
  if (values.check && !current) {
    console.error(`${name} is not what the contract gives. Run \`npm run generate\` and commit the result.`);
    return 1;
  }
  if (!current) writeFileAtomically(output, text);
  console.log(`${name} is ${current ? 'current' : 'written'}.`);
  return 0;
});
