import { BAD_USAGE, readArguments, runCli, UserError } from '@telephony/contract/command-line';
import { compareFiles } from './documents.ts';

const HELP = `Shows how the change from one OpenAPI document to another affects users: the verdict, and each change in words with its
line. Compares OpenAPI 3.0 and 3.1, also with each other.

Usage: openapi-review --base FILE --contract FILE [options]

  --base FILE      the document before the change, JSON or YAML
  --contract FILE  the document after it
  --json FILE      write what was found as JSON
  --quiet          list only what breaks programs
  --help           show this text

Exit codes:
  0  the change breaks nobody
  1  it breaks somebody
  2  nothing was compared: a wrong option, an older Node, or a file that is not a whole OpenAPI document

Example: openapi-review --base old.yaml --contract new.yaml`;

await runCli(() => {
  const { base, contract, ...options } = readArguments(HELP, {
    base: { type: 'string' },
    contract: { type: 'string' },
    json: { type: 'string' },
    quiet: { type: 'boolean' },
  });
  if (base === undefined || contract === undefined)
    throw new UserError(`Name both files: --base FILE --contract FILE.\n\n${HELP}`);
  return compareFiles({ base, contract, ...options });
}, BAD_USAGE);
