/** `npm run test:hosts`: the examples of webhooks in all hosts, and the client in all runtimes. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readArguments, runCli } from '@telephony/command-line';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { HOSTS } from '../installation/apart.ts';
import { ensureInstalled } from '../installation/ensure-installed.ts';

const HELP = `Runs the examples of webhooks in Deno, Bun, workerd (the runtime of Workers), Next.js and Nest, and sends each the same
deliveries; then the client in Node 22 and 24, Deno, Bun, workerd and Chromium, against servers that do odd things. npm test
does that with all other hosts, and with the Node of this repository. These are not part of \`npm ci\`: the first run says what it
would install in tools/hosts, and asks.

Usage: npm run test:hosts [-- --yes]

  --yes   install it without asking, as in CI
  --help  show this text

Exits 1 when a test fails.`;

await runCli(async () => {
  const { yes = false } = readArguments(HELP, { yes: { type: 'boolean' } });
  await ensureInstalled(HOSTS, yes, 'npm run test:hosts -- --yes');
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  for (const name of ['webhooks', 'client']) {
    const code = await run(vitest, join(repositoryRoot, 'packages', name));
    if (code !== 0) return code;
  }
  return 0;
});

/** Runs the tests of a package that need what is installed. Gives the exit code. */
function run(vitest: string, cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.hosts.config.ts'], {
      cwd,
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
