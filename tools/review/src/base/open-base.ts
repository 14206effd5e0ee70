import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UserError } from '@telephony/command-line';
import { chooseBase, git } from './choose-base.ts';

/** The contract to compare with. */
export interface Base {
  /** The folder of its `openapi.yaml`. */
  folder: string;
  /** How it is called in the report. */
  name: string;
  /** What the reader should know of the choice. */
  note?: string;
  /** The commit that it is, if it is one. */
  commit?: string;
  /** Removes what was made to have it. Calling it again does nothing. */
  close(): void;
}

/**
 * Opens the base: a folder that is one, or a revision of the repository that the contract is in, written into a
 * folder for the time being.
 *
 * @param named A folder or a revision; by default origin/main, main or HEAD, whichever there is.
 * @throws UserError where there is no such revision or it has no contract
 */
export function openBase(contract: string, named: string | undefined): Base {
  const folder = named === undefined ? undefined : folderOf(resolve(named));
  if (named !== undefined && folder) return { folder, name: named, close: () => {} };
  const { revision, note } = chooseBase(contract, named);
  const commit = git(contract, 'rev-parse', `${revision}^{commit}`);
  const short = git(contract, 'rev-parse', '--short', revision);
  const name = revision.startsWith(short) ? short : `${revision} (${short})`;
  return { ...checkOut(contract, revision), name, commit, ...(note ? { note } : {}) };
}

function folderOf(path: string): string | undefined {
  return [path, join(path, 'openapi')].find((folder) => existsSync(join(folder, 'openapi.yaml')));
}

/** The contract of a revision in a folder of its own. Only that is taken: the whole tree would be thousands of files. */
function checkOut(contract: string, revision: string): Pick<Base, 'folder' | 'close'> {
  const root = git(contract, 'rev-parse', '--show-toplevel');
  const prefix = prefixOf(contract);
  const temporary = mkdtempSync(join(tmpdir(), 'review-base-'));
  const close = () => rmSync(temporary, { recursive: true, force: true });
  try {
    if (!hasFile(root, revision, `${prefix}openapi.yaml`)) {
      throw new UserError(`${revision} has no ${prefix}openapi.yaml to compare with.`);
    }
    const archive = join(temporary, 'base.tar');
    git(root, 'archive', '--format=tar', `--output=${archive}`, revision, ...(prefix === '' ? [] : [prefix]));
    execFileSync('tar', ['-xf', 'base.tar'], { cwd: temporary });
    rmSync(archive);
    return { folder: join(temporary, prefix), close };
  } catch (error) {
    close();
    throw error;
  }
}

function hasFile(root: string, revision: string, path: string): boolean {
  return git(root, 'ls-tree', '--name-only', revision, path) !== '';
}

/** The path of a folder inside its repository: nothing, or with a slash at its end. */
function prefixOf(folder: string): string {
  return git(folder, 'rev-parse', '--show-prefix');
}
