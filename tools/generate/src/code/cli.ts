import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { contractFolder, readBundle, repositoryRoot, writeFileAtomically } from '../files.ts';
import { collectMarks, comparePlaces, readLedger } from '../ledger.ts';
import { generateControl, generateTypes, plainTypes } from './types.ts';
import { markBigints } from './bigints.ts';
import { eventFiles, recordFiles } from './events.ts';
import { clientFiles } from './client.ts';

const command = createCommand({
  name: 'npm run generate --',
  description: `Writes what the bundle of the contract gives: the types of the client and of the sandbox, the
types, checks and samples of the events, the types of the records of calls, and the control planes of the HTTP front and of the
sandbox.`,
  example: 'npm run generate -- --check',
})
  .option('--check', 'write nothing; exit 1 if a committed file is out of date')
  .option('--contract <folder>', 'folder of the contract (default: openapi)')
  .option('--into <folder>', 'write packages/*/src/generated into this folder');

const controlDocument = (name: string): string =>
  readFileSync(join(repositoryRoot, `packages/${name}/control/openapi.yaml`), 'utf8');

// The program ends before optimized code pays.
setFlagsFromString('--no-opt');
await runCommand(command, async (options) => {
  const folder = options.contract ?? contractFolder;
  const bundle = readBundle(folder);
  let problems = 0;
  const write = (file: string, text: string) => {
    const path = relative(repositoryRoot, file);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) {
      if (!options.check) console.log(`${path} is current.`);
    } else if (options.check) {
      problems += 1;
      console.error(
        `${path} is not what the contract gives. Run \`npm run generate\` and commit the result.`,
      );
    } else {
      writeFileAtomically(file, text);
      console.log(`${path} is written.`);
    }
  };
  const ledger = readLedger(join(folder, 'ledger.yaml'));
  for (const difference of options.into === undefined ? comparePlaces(ledger, collectMarks(bundle)) : []) {
    problems += 1;
    console.error(`ledger.yaml: ${difference}`);
  }
  const types = await generateTypes(markBigints(bundle), ledger);
  const packages = {
    calls: await recordFiles(bundle, ledger),
    client: await clientFiles(bundle, ledger, types),
    webhooks: await eventFiles(bundle, ledger),
    http: await generateControl(controlDocument('http')),
    sandbox: [
      ['schema.ts', await plainTypes(types)] as const,
      ...(await generateControl(controlDocument('sandbox'), controlDocument('http'))),
    ],
  };
  for (const [name, files] of Object.entries(packages)) {
    const output = join(options.into ?? repositoryRoot, 'packages', name, 'src/generated');
    for (const [file, text] of files) write(join(output, file), text);
  }
  return problems > 0 ? 1 : 0;
});
