import { UserError } from '../../cli/user-error.ts';
import { isRevision } from './git.ts';

/** What is compared with when nothing is named, in this order. */
const DEFAULTS = ['origin/main', 'main', 'HEAD'];

/**
 * The revision to compare with.
 *
 * @throws UserError for a name that is no commit
 */
export function chooseBase(folder: string, named: string | undefined): { revision: string; note?: string } {
  if (named !== undefined) {
    if (isRevision(folder, named)) return { revision: named };
    throw new UserError(
      `--base ${named}: no such commit or branch here, and no folder with an openapi.yaml. In a shallow clone run \`git fetch origin main\` first.`,
    );
  }
  const revision = DEFAULTS.find((name) => isRevision(folder, name));
  if (revision === undefined) {
    throw new UserError('There is no commit to compare with. Name a revision or a folder with --base.');
  }
  return revision === 'origin/main'
    ? { revision }
    : { revision, note: `There is no origin/main here: compared with ${revision}.` };
}
