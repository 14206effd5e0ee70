import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { missingPrograms } from '../consumers/missing-programs.ts';
import { runCommand } from '../consumers/run-command.ts';
import { WINDOWS } from '../signal-group.ts';

/** Where the configuration, the hooks and the version of Schemathesis are. */
export const PROOF_FOLDER: string = join(repositoryRoot, 'tools', 'proof');

const PROGRAM = WINDOWS ? 'schemathesis.exe' : 'schemathesis';

/** The program, or what to do to have it. */
export type Found = { program: string } | { problem: string };

/** Where to look. */
export interface Places {
  /** Folders, as `PATH` has them. Default: those of this process. */
  path?: string;
  /** The folder that is looked at first. Default: the programs of `tools/proof/.venv`. */
  own?: string;
}

/** Looks for Schemathesis in the version of `requirements.txt`: in `tools/proof/.venv` first, then in the folders of `PATH`. */
export async function findSchemathesis(
  signal: AbortSignal,
  {
    path = process.env['PATH'] ?? '',
    own = join(PROOF_FOLDER, '.venv', WINDOWS ? 'Scripts' : 'bin'),
  }: Places = {},
): Promise<Found> {
  const wanted = wantedVersion();
  const seen = new Set<string>();
  for (const folder of [own, ...path.split(delimiter)]) {
    if (missingPrograms([PROGRAM], folder).length > 0) continue;
    const program = join(folder, PROGRAM);
    const { stdout } = await runCommand([program, '--version'], { folder: PROOF_FOLDER, signal });
    const [version = 'unknown'] = /\d+\.\d+\.\d+/.exec(stdout) ?? [];
    if (version === wanted) return { program };
    seen.add(version);
  }
  const state = seen.size > 0 ? `here in version ${[...seen].join(', ')}` : 'not on this machine';
  return {
    problem: [
      `Schemathesis ${wanted} is needed and is ${state}. Install it once, with Python 3.10 or newer:`,
      '',
      '  python3 -m venv tools/proof/.venv',
      '  tools/proof/.venv/bin/pip install -r tools/proof/requirements.txt',
    ].join('\n'),
  };
}

/** The version that `requirements.txt` pins. */
export function wantedVersion(): string {
  const text = readFileSync(join(PROOF_FOLDER, 'requirements.txt'), 'utf8');
  const version = /^schemathesis==(\d+\.\d+\.\d+)$/m.exec(text)?.[1];
  if (version === undefined)
    throw new Error('tools/proof/requirements.txt does not pin schemathesis==VERSION.');
  return version;
}
