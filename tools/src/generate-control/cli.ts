/** Writes what the sandbox has of the document of its control plane. `--check` only says whether it is current. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../cli/read-arguments.ts';
import { runCli } from '../cli/run-cli.ts';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { generateControl } from './generate-control.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const HELP = `Writes types and JSON of the control plane's document: packages/sandbox/control/openapi.yaml.

Usage: node tools/src/generate-control/cli.ts [options]

  --check          write nothing; exit 1 when a committed file is not current
  --document FILE  another document
  --help           this text

Example: node tools/src/generate-control/cli.ts --check`;

await runCli(async () => {
  const values = readArguments(HELP, { check: { type: 'boolean' }, document: { type: 'string' } });
  const document = values.document ?? join(root, 'packages/sandbox/control/openapi.yaml');
  let outdated = 0;
  for (const [name, text] of await generateControl(readFileSync(document, 'utf8'))) {
    const file = join(root, 'packages/sandbox/src/generated', name);
    const shown = relative(root, file);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) {
      console.log(`${shown} is current.`);
    } else if (values.check) {
      outdated += 1;
      console.error(
        `${shown} is not what ${relative(root, document)} gives. Run node tools/src/generate-control/cli.ts and commit the result.`,
      );
    } else {
      writeFileAtomically(file, text);
      console.log(`${shown} is written.`);
    }
  }
  return outdated > 0 ? 1 : 0;
});
