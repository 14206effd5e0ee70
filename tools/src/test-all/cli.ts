/** `npm test`: runs all checks through turbo and ends with the counts. Further arguments go to turbo. */
import { repositoryRoot } from '../files/repository-root.ts';
import { runCli } from '../cli/run-cli.ts';
import { testAll } from './test-all.ts';

await runCli(() => testAll(repositoryRoot, process.argv.slice(2)));
