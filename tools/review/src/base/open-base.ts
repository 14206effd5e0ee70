import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UserError } from '@telephony/command-line';
import { chooseBase } from './choose-base.ts';
import { git } from './git.ts';

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
 * Opens the base: a folder that is one, or a revision of the repository that the contract is in, checked out into a folder
 * for the time being.
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

function checkOut(contract: string, revision: string): Pick<Base, 'folder' | 'close'> {
  const root = git(contract, 'rev-parse', '--show-toplevel');
  const temporary = mkdtempSync(join(tmpdir(), 'review-base-'));
  const worktree = join(temporary, 'tree');
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    try {
      git(root, 'worktree', 'remove', '--force', worktree);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  };
  try {
    git(root, 'worktree', 'add', '--detach', worktree, revision);
    const folder = join(worktree, prefixOf(contract));
    if (!existsSync(join(folder, 'openapi.yaml'))) {
      throw new UserError(`${revision} has no ${join(prefixOf(contract), 'openapi.yaml')} to compare with.`);
    }
    return { folder, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The path of a folder inside its repository. */
function prefixOf(folder: string): string {
  return git(folder, 'rev-parse', '--show-prefix');
}
