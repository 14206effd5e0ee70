/** `npm run check`: what is left to do before a change is ready, on one page. */
import { readArguments, runCli, stopSignal } from '@telephony/command-line';
import { exitCodeOf } from '../exit-code-of.ts';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { createSteps } from '../steps.ts';
import { runTests } from '../test-all/run-tests.ts';
import { check } from './check.ts';
import { contractSteps, reviewStep } from './contract-steps.ts';

/** Turbo runs only what a change has affected: the rest has passed with the same files. */
const TESTS = ['test', 'build', 'lint:code', 'format:check', 'words', 'knip'];

const HELP = `Says what is left to do before a change is ready: lint, ledger, sources, generated files, types, review, and
the tests of what the change affects. Each thing has its file and the command that does it.

Usage: npm run check [-- --without-tests]

  --without-tests   leave out the tests: half a minute in place of up to ten, and CI runs them
  --help            this text

Example: npm run check -- --without-tests

Exits 1 when something is left.`;

await runCli(async () => {
  const options = readArguments(HELP, { 'without-tests': { type: 'boolean' } });
  const signal = stopSignal();
  try {
    const plan = {
      contract: contractSteps(repositoryRoot),
      review: reviewStep(repositoryRoot),
      ...(!options['without-tests'] && { tests: () => runTests(repositoryRoot, TESTS, signal) }),
    };
    return await check(repositoryRoot, plan, { steps: createSteps(process.stdout), signal });
  } catch (error) {
    if (signal.aborted) {
      console.error(`Stopped by ${signal.reason}. What was done has been said above; the rest is not known.`);
      return exitCodeOf(signal);
    }
    throw error;
  }
});
