import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

export function contractRepository(contract: string) {
  const root = temporaryFolder();
  const folder = join(root, 'openapi');
  cpSync(contract, folder, { recursive: true, filter: (path) => !/[\\/]dist$/.test(path) });
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  commit('Base');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    folder,
    git,
    commit,
    read,
    /** Replaces a text in a file; it must be there, or the test would plant nothing. */
    plant: (file: string, text: string, replacement: string) => {
      const source = read(file);
      if (!source.includes(text)) throw new Error(`${file} has no "${text}"`);
      writeFileSync(
        join(folder, file),
        source.replace(text, () => replacement),
      );
    },
  };
}
