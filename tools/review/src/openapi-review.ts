import { BAD_USAGE } from '@telephony/contract/command-line';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { compareFiles } from './documents.ts';

const command = createCommand({
  name: 'openapi-review',
  description: `Shows how the change from one OpenAPI document to another affects users: the verdict, and each change in words with its
line. Compares OpenAPI 3.0, 3.1 and 3.2, also with each other.`,
  notes: `Exit codes:
  0  the change breaks nobody
  1  it breaks somebody
  2  nothing was compared: a wrong option, an older Node, or a file that is not a whole OpenAPI document`,
  example: 'openapi-review --base old.yaml --contract new.yaml',
})
  .requiredOption('--base <file>', 'the document before the change, JSON or YAML')
  .requiredOption('--contract <file>', 'the document after it')
  .option('--json <file>', 'write what was found as JSON')
  .option('--quiet', 'list only what breaks programs');

await runCommand(command, compareFiles, { failureCode: BAD_USAGE });
