import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@telephony/contract/command-line';

export interface Base {
  folder: string;
  name: string;
  note?: string;
  commit?: string;
  close(): void;
}

export function openBase(contract: string, named: string | undefined): Base {
  const { revision, note } = chooseBase(contract, named);
  const commit = git(contract, 'rev-parse', `${revision}^{commit}`);
  const short = git(contract, 'rev-parse', '--short', revision);
  const name = revision.startsWith(short) ? short : `${revision} (${short})`;
  return { ...checkOut(contract, revision), name, commit, ...(note ? { note } : {}) };
}

// The whole tree would be thousands of files.
function checkOut(contract: string, revision: string): Pick<Base, 'folder' | 'close'> {
  const root = git(contract, 'rev-parse', '--show-toplevel');
  const prefix = git(contract, 'rev-parse', '--show-prefix');
  const temporary = mkdtempSync(join(tmpdir(), 'review-base-'));
  const close = () => rmSync(temporary, { recursive: true, force: true });
  try {
    if (git(root, 'ls-tree', '--name-only', revision, `${prefix}openapi.yaml`) === '') {
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

export const DEFAULT_BASES = ['origin/main', 'main', 'HEAD'];

// For a branch that is not named, the commit where the working tree has left it.
/** Chooses the revision that a change is compared with: the named one, or where the branch left main. */
export function chooseBase(folder: string, named?: string): { revision: string; note?: string } {
  if (named !== undefined) {
    if (isRevision(folder, named)) return { revision: named };
    throw new UserError(
      `--base ${named}: no such commit or branch here. In a shallow clone run \`git fetch origin main\` first.`,
    );
  }
  const revision = DEFAULT_BASES.find((name) => isRevision(folder, name));
  if (revision === undefined) {
    throw new UserError(
      `${folder} is in no git repository with a commit. Compare two files instead: --base FILE --contract FILE.`,
    );
  }
  const notes =
    revision === 'origin/main' ? [] : [`There is no origin/main here: compared with ${revision}.`];
  const left = branchPoint(folder, revision);
  if (left !== undefined) {
    notes.push(`${revision} has moved on since: what is new there is not taken for removed here.`);
  }
  const note = notes.join(' ');
  return { revision: left ?? revision, ...(note ? { note } : {}) };
}

function branchPoint(folder: string, revision: string): string | undefined {
  try {
    const common = git(folder, 'merge-base', revision, 'HEAD');
    return common === git(folder, 'rev-parse', `${revision}^{commit}`) ? undefined : common;
  } catch {
    // A shallow clone may not have the commit.
    return undefined;
  }
}

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();
}

export function headCommit(folder: string): string | undefined {
  return isRevision(folder, 'HEAD') ? git(folder, 'rev-parse', 'HEAD') : undefined;
}

function isRevision(folder: string, name: string): boolean {
  try {
    git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}
