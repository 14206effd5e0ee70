import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { readEntries } from '@telephony/review';

/** What of the built contract a GitHub release has. */
export const CONTRACT_FILES = [
  'openapi.json',
  'openapi.yaml',
  'openapi.codegen.json',
  'openapi-3.0.json',
  'ledger.json',
];

/**
 * Puts what a GitHub release of the contract is made of into `destination`: the built files, and `notes.md` with the entry of
 * the changelog.
 *
 * @throws UserError when a file is missing or empty, or the changelog has no entry for the version
 */
export function collectContract(contract: string, destination: string): void {
  mkdirSync(destination, { recursive: true });
  for (const name of CONTRACT_FILES) {
    const file = join(contract, 'dist', name);
    if (!existsSync(file) || statSync(file).size === 0) {
      throw new UserError(`${file} is ${existsSync(file) ? 'empty' : 'missing'}. Run \`npm run build\`.`);
    }
    copyFileSync(file, join(destination, name));
  }
  writeFileSync(join(destination, 'notes.md'), notesOf(contract));
}

function notesOf(contract: string): string {
  const { info } = JSON.parse(readFileSync(join(contract, 'dist', 'openapi.json'), 'utf8')) as {
    info: { version: string };
  };
  const changelog = join(contract, 'CHANGELOG.md');
  const entry = readEntries(readFileSync(changelog, 'utf8')).find(({ version }) => version === info.version);
  if (!entry) {
    throw new UserError(
      `${changelog} has no entry for ${info.version}, the info.version of the contract. ` +
        '`npm run release:version` writes it.',
    );
  }
  return `${entry.text.trim()}\n`;
}
