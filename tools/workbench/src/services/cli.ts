/** `npm run test:services`: the stores of the receiver with a real Redis and a real Postgres. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readArguments, runCli, UserError } from '@telephony/command-line';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { missingPrograms } from '../consumers/missing-programs.ts';

const HELP = `Tests the stores of @telephony/webhooks with a Redis and a Postgres of this machine, which it starts in temporary folders: every
check of the stores, and two processes that handle the same events while the database is killed, stands still or is slow.

Usage: npm run test:services

  --help  show this text

Takes some two minutes. Needs Debian's packages redis-server and postgresql; no service of theirs has to run.`;

await runCli(async () => {
  readArguments(HELP, {});
  // Debian keeps the programs of Postgres out of PATH.
  const folders = [process.env['PATH'], ...globSync('/usr/lib/postgresql/*/bin')];
  const missing = missingPrograms(['redis-server', 'initdb'], folders.join(delimiter));
  if (missing.length > 0)
    throw new UserError(
      `This machine has no ${missing.join(' and no ')}. Run: apt-get install redis-server postgresql`,
    );
  const vitest = join(repositoryRoot, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.services.config.ts'], {
    cwd: join(repositoryRoot, 'packages', 'webhooks'),
    stdio: 'inherit',
  });
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
});
