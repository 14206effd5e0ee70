/** `npm run release:rehearse`: a release to a registry on this machine, and its use from there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { readArguments, runCli } from '@telephony/command-line';
import { rehearse } from './rehearse.ts';

const HELP = `Rehearses a release without consequences: publishes all packages to a registry on this machine, twice, installs them from
there into an empty folder, imports each entry, and sends requests to the mock and the sandbox by npx.

Usage: npm run release:rehearse

The registry (verdaccio) is installed into tools/rehearsal the first time. Nothing is published anywhere else; the packages
that ours depend on come from the registry that npm uses. Exits 1 with the reason when something does not work.`;

await runCli(async () => {
  readArguments(HELP, {});
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const start = Date.now();
  // Also when a signal ends it; what was started ends in the same way.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => setImmediate(() => process.exit(code)));
  await rehearse(repositoryRoot, folder, (done) => console.log(`${seconds(start)}  ${done}`));
  console.log(`${seconds(start)}  The release works.`);
  return 0;
});

function seconds(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1).padStart(5)} s`;
}
