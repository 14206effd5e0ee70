/** `npm test`: runs all checks through turbo and ends with the counts. Further arguments go to turbo. */
import { runCli, stopSignal } from '@telephony/command-line';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { testAll } from './test-all.ts';

await runCli(() => testAll(repositoryRoot, process.argv.slice(2), stopSignal()));
