import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { UserError } from '@telephony/command-line';
import { applyEdit } from './edit.ts';
import { plants } from './plants.ts';
import { readCommands } from './read-commands.ts';

const folderOfPlants = fileURLToPath(new URL('plants/', import.meta.url));

/** Lines of a command's output that are shown when it fails. */
const LAST_LINES = 60;

/** Options of `rehearseContribution`. */
export interface RehearsalOptions {
  /** The repository whose last commit is rehearsed. */
  root: string;
  /** An empty folder for the clone. */
  folder: string;
  /** Ends the command that is running. */
  signal: AbortSignal;
  /** Called before and after each command. */
  onProgress: (line: string) => void;
}

/**
 * Does in a clone what CONTRIBUTING says: for each section with commands, plants a change of its kind, then runs its commands
 * in their order.
 *
 * @throws UserError where a command fails, with the section, the command and the end of its output.
 */
export async function rehearseContribution({
  root,
  folder,
  signal,
  onProgress,
}: RehearsalOptions): Promise<void> {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  // As on a contributor's branch: the base of the review is the main branch that was cloned.
  execFileSync('git', ['-C', folder, 'switch', '--quiet', '--create', 'contribution']);
  for (const { title, commands } of readCommands(readFileSync(join(folder, 'CONTRIBUTING.md'), 'utf8'))) {
    onProgress(title);
    for (const plant of plants.filter((one) => one.title === title)) {
      for (const [to, from] of Object.entries(plant.files))
        cpSync(join(folderOfPlants, from), join(folder, to));
      for (const edit of plant.edits) applyEdit(folder, edit);
    }
    for (const command of commands) {
      const started = Date.now();
      const { code, output } = await run(command, folder, signal);
      signal.throwIfAborted();
      onProgress(`  ${command}  ${((Date.now() - started) / 1000).toFixed(0)} s`);
      if (code === 0) continue;
      const end = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      throw new UserError(`CONTRIBUTING.md, "${title}": \`${command}\` ends with ${code}.\n\n${end}`);
    }
  }
}

async function run(
  command: string,
  folder: string,
  signal: AbortSignal,
): Promise<{ code: number; output: string }> {
  const child = spawn(command, {
    cwd: folder,
    env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGTERM',
  });
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: stdout + stderr };
}
