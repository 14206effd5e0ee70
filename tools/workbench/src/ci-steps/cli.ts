/** `npm run ci-steps`: the steps of the pull request's workflow on this machine. */
import { join } from 'node:path';
import { styleText } from 'node:util';
import { readArguments, runCli, UserError } from '@telephony/command-line';
import { contractFolder } from '@telephony/authoring/files';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { chooseBase } from '@telephony/review';
import { readSteps } from './read-steps.ts';
import { runStep } from './run-step.ts';

const HELP = `Runs what GitHub runs for a pull request: the commands of .github/workflows/review.yml, one after the other.
As on GitHub, the other steps still run when one fails.

Usage: npm run ci-steps [-- options]

  --list           list the steps without running them
  --only STEP      run only the step with this name
  --base REVISION  what the review compares with (default: origin/main, else main, else HEAD)
  --install        reinstall the packages first (npm ci)
  --help           show this text

Exits 1 when a step fails.

Example: npm run ci-steps -- --only 'Review the contract'`;

const WORKFLOW = join(repositoryRoot, '.github', 'workflows', 'review.yml');
/** The step that makes what is here already. */
const INSTALL = 'Install';

await runCli(async () => {
  const { list, only, base, install } = readArguments(HELP, {
    list: { type: 'boolean' },
    only: { type: 'string' },
    base: { type: 'string' },
    install: { type: 'boolean' },
  });
  const steps = readSteps(WORKFLOW);
  if (list) {
    for (const { name, command } of steps) console.log(`${name}: ${command}`);
    return 0;
  }
  const chosen = steps.filter(({ name }) =>
    only === undefined ? install || name !== INSTALL : name === only,
  );
  if (chosen.length === 0) {
    throw new UserError(
      `There is no step "${only}". The steps are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  const environment = { REVIEW_BASE: chooseBase(contractFolder, base).revision };
  const failed: string[] = [];
  for (const { name, command } of chosen) {
    console.log(styleText('bold', `\n${name}: ${command}`, { stream: process.stdout }));
    const code = await runStep(command, environment);
    if (code === 130) return code;
    if (code !== 0) failed.push(name);
  }
  console.log(failed.length === 0 ? '\nAll steps passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
