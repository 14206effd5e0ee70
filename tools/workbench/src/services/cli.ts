/** `npm run test:services`: the receiver's stores and examples of queues with a real Redis, a real Postgres and the real engines. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readArguments, runCli, UserError } from '@telephony/command-line';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { missingPrograms } from '../consumers/missing-programs.ts';
import { ENGINES } from '../installation/apart.ts';
import { ensureInstalled } from '../installation/ensure-installed.ts';

const HELP = `Tests @telephony/webhooks with a Redis and a Postgres of this machine, which it starts in temporary folders: every check of the
stores, two processes that handle the same events while the database is killed, stands still or is slow, and the examples of
queues on BullMQ, pg-boss, SQS (moto) and Cloudflare Queues (workerd), with workers that are killed at random.

Usage: npm run test:services [-- --yes]

  --yes   install the engines in tools/engines without asking, as in CI
  --help  show this text

Takes some five minutes. EVENTS=100000 sets how many events the workers get that are killed. Needs Debian's packages redis-server
and postgresql, of which no service has to run, and moto in tools/engines/.venv.`;

const VENV = 'tools/engines/.venv';
const PIP = `python3 -m venv ${VENV} && ${VENV}/bin/pip install -r tools/engines/requirements.txt`;

await runCli(async () => {
  const { yes = false } = readArguments(HELP, { yes: { type: 'boolean' } });
  // Debian keeps the programs of Postgres out of PATH.
  const folders = [process.env['PATH'], ...globSync('/usr/lib/postgresql/*/bin')];
  const missing = missingPrograms(['redis-server', 'initdb'], folders.join(delimiter));
  if (missing.length > 0)
    throw new UserError(
      `This machine has no ${missing.join(' and no ')}. Run: apt-get install redis-server postgresql`,
    );
  if (missingPrograms(['moto_server'], join(repositoryRoot, VENV, 'bin')).length > 0)
    throw new UserError(`There is no moto, which takes the place of SQS. Run: ${PIP}`);
  await ensureInstalled(ENGINES, yes, 'npm run test:services -- --yes');
  const typescript = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  const vitest = join(repositoryRoot, 'node_modules', 'vitest', 'vitest.mjs');
  return (
    (await run([typescript, '-p', 'tsconfig.engines.json'])) ||
    (await run([vitest, 'run', '--config', 'vitest.services.config.ts']))
  );
});

/** Runs a program of Node in the folder of the receiver. Gives its exit code. */
function run(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: join(repositoryRoot, 'packages', 'webhooks'),
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
