/** `npm run generate`: writes the types of the client from the bundle. `--check` only says whether they are current. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBundle } from '../contract/read-bundle.ts';
import { contractFolder } from '../files/contract-folder.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { runCli } from '../cli/run-cli.ts';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { generateFilters } from './generate-filters.ts';
import { generateRecords } from './generate-records.ts';
import { generateTypes } from './generate-types.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const HELP = `Writes the types of the client from the bundle of the contract.

Usage: npm run generate [-- options]

  --check            write nothing; exit 1 when the committed types are not current
  --contract FOLDER  another contract than openapi/
  --output FILE      another file than packages/client/src/generated/schema.ts; records.ts and filters.ts are written beside it
  --help             this text

Example: npm run generate -- --check`;

await runCli(async () => {
  const values = readArguments(HELP, {
    check: { type: 'boolean' },
    contract: { type: 'string' },
    output: { type: 'string' },
  });
  const folder = values.contract ?? contractFolder;
  const schema = values.output ?? `${root}packages/client/src/generated/schema.ts`;
  const bundle = readBundle(folder);
  const types = await generateTypes(bundle, readLedger(`${folder}/ledger.yaml`));
  const files: [file: string, text: string][] = [
    [schema, types],
    [join(dirname(schema), 'records.ts'), await generateRecords(types)],
    [join(dirname(schema), 'filters.ts'), await generateFilters(bundle)],
  ];
  let outdated = 0;
  for (const [file, text] of files) {
    const name = relative(root, file);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) {
      console.log(`${name} is current.`);
    } else if (values.check) {
      outdated += 1;
      console.error(
        `${name} is not what the contract gives. Run \`npm run generate\` and commit the result.`,
      );
    } else {
      writeFileAtomically(file, text);
      console.log(`${name} is written.`);
    }
  }
  return outdated > 0 ? 1 : 0;
});
