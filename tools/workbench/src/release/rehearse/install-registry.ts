import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { runNpm } from '@telephony/packaging';

/**
 * Installs the local registry into its own folder, unless it is there in the version asked for.
 *
 * @throws UserError when npm cannot install it
 */
export async function installRegistry(folder: string): Promise<void> {
  const { verdaccio } = readJson(join(folder, 'package.json'))['dependencies'] as { verdaccio: string };
  const installed = join(folder, 'node_modules', 'verdaccio', 'package.json');
  if (existsSync(installed) && readJson(installed)['version'] === verdaccio) return;
  const count = Object.keys(readJson(join(folder, 'package-lock.json'))['packages'] as object).length - 1;
  console.log(`Installing verdaccio ${verdaccio} with ${count} packages into ${folder}, this once ...`);
  const { code, stderr } = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  if (code !== 0) throw new UserError(`npm cannot install the local registry into ${folder}:\n${stderr}`);
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}
