/** `npm test`: runs all checks through turbo and ends with the counts. Further arguments go to turbo. */
import { HelpWanted, runCli, stopSignal } from '@telephony/command-line';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { testAll } from './test-all.ts';

const HELP = `Runs every check: lint, types, tests, formatting, unused code. Ends with the failures and \`N passed, N failed\`.

Usage: npm test -- [options of turbo]
Example: npm test -- --filter=@telephony/client
         npm test -w packages/client -- test/core/errors.test.ts

  --filter=WORKSPACE  this workspace only; ...WORKSPACE: with all that depends on it
  --force             also what has passed before with the same files
  --help              this text

Exits 1 when something fails.`;

const args = process.argv.slice(2);

await runCli(() => {
  if (args.includes('--help') || args.includes('-h')) throw new HelpWanted(HELP);
  return testAll(repositoryRoot, args, stopSignal());
});
