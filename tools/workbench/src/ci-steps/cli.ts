/** `npm run ci-steps`: the steps of a review, on GitHub and on this machine. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { readArguments, runCli, UserError } from '@telephony/command-line';
import { contractFolder } from '@telephony/lint/files';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { chooseBase, ciBase } from '@telephony/review';
import { ciSteps } from './ci-steps.ts';
import { runStep } from './run-step.ts';

const HELP = `Runs the steps of a review, one after the other: lint, build, review of the contract, tests. The workflow Review on GitHub
calls this command, for a pull request, the merge queue and main. The other steps still run when one fails.

Usage: npm run ci-steps [-- options]

  --list           list the steps without running them
  --only STEP      run only the step with this name
  --base REVISION  what the review compares with (default on GitHub: the first parent of the merge commit; elsewhere:
                   where the branch left origin/main, else main, else HEAD)
  --help           show this text

Leaves the report in review.md and review.json. Exits 1 when a step fails.

Example: npm run ci-steps -- --only 'Review the contract'`;

/** What a run leaves; an older one must not stand for it. */
const REPORTS = ['review.md', 'review.json'];

await runCli(async () => {
  const { list, only, base } = readArguments(HELP, {
    list: { type: 'boolean' },
    only: { type: 'string' },
    base: { type: 'string' },
  });
  const { env } = process;
  const steps = ciSteps({
    base: base ?? ciBase(contractFolder, env) ?? chooseBase(contractFolder, undefined).revision,
    summary: env['GITHUB_STEP_SUMMARY'],
    repository: env['GITHUB_REPOSITORY'] && `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}`,
  });
  if (list) {
    for (const { name, command } of steps) console.log(`${name}: ${command}`);
    return 0;
  }
  const chosen = steps.filter(({ name }) => only === undefined || name === only);
  if (chosen.length === 0) {
    throw new UserError(
      `There is no step "${only}". The steps are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  }
  for (const file of REPORTS) rmSync(join(repositoryRoot, file), { force: true });
  const isGitHub = env['GITHUB_ACTIONS'] === 'true';
  const failed: string[] = [];
  for (const { name, command } of chosen) {
    const title = `${name}: ${command}`;
    console.log(isGitHub ? `::group::${title}` : styleText('bold', `\n${title}`, { stream: process.stdout }));
    const code = await runStep(command);
    if (isGitHub) console.log('::endgroup::');
    if (code === 130) return code;
    if (code !== 0) failed.push(name);
  }
  console.log(failed.length === 0 ? '\nAll steps passed.' : `\nFailed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
