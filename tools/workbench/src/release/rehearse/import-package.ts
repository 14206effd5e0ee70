import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { UserError } from '@telephony/command-line';

/** Runs in the folder of the consumer: imports each entry of a package but YAML and Markdown, which must be there. */
const SCRIPT = `
import { existsSync, readFileSync } from 'node:fs';
const [name] = process.argv.slice(1);
const manifest = JSON.parse(readFileSync('node_modules/' + name + '/package.json', 'utf8'));
for (const [entry, target] of Object.entries(manifest.exports).filter(([key]) => !key.includes('*'))) {
  // An entry of types alone is for the compiler.
  if (typeof target === 'object' && !('default' in target)) continue;
  const specifier = name + entry.slice(1);
  const url = new URL(import.meta.resolve(specifier));
  if (!existsSync(url)) throw new Error(specifier + ' is not in the package');
  if (url.pathname.endsWith('.json')) await import(specifier, { with: { type: 'json' } });
  else if (!/\\.(yaml|md)$/.test(url.pathname)) await import(specifier);
}
`;

/**
 * Imports all entries of an installed package, as a program in that folder would.
 *
 * @throws UserError with what Node says
 */
export async function importPackage(name: string, folder: string): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT, name], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stderr, code] = await Promise.all([text(child.stderr), exit]);
  if (code !== 0) throw new UserError(`${name} is installed, but cannot be imported:\n${stderr}`);
}
