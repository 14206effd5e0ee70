import { UserError } from '@telephony/command-line';
import { type PackedPackage, runNpm } from '@telephony/packaging';

/** What a release does with a package. */
export type Step =
  /** Its version is not in the registry. */
  | 'publish'
  /** This tarball is there already. */
  | 'skip'
  /** The version is there with other content: what has changed since needs a new version. */
  | 'changed';

/** A package, and what a release does with it. */
export interface PlannedPackage {
  packed: PackedPackage;
  step: Step;
}

/**
 * Compares packages with the registry that npm uses in a folder.
 *
 * @throws UserError when the registry cannot be asked
 */
export async function planPublication(
  packages: readonly PackedPackage[],
  folder: string,
): Promise<PlannedPackage[]> {
  const planned: PlannedPackage[] = [];
  for (const packed of packages) {
    const integrity = await publishedIntegrity(packed, folder);
    const there = integrity === packed.integrity ? 'skip' : 'changed';
    planned.push({ packed, step: integrity === undefined ? 'publish' : there });
  }
  return planned;
}

/**
 * Publishes what is planned, in the order given, so that nobody can install a package before what it depends on. In GitHub
 * Actions npm signs where each comes from. A run that was interrupted is repeated: what is there already is skipped.
 *
 * @throws UserError with what npm says, at the first package that is refused
 */
export async function publishPackages(
  planned: readonly PlannedPackage[],
  folder: string,
  published: (packed: PackedPackage) => void,
): Promise<void> {
  for (const { packed, step } of planned) {
    if (step !== 'publish') continue;
    const { code, stderr } = await runNpm(
      ['publish', packed.file, ...publishOptions(packed.version)],
      folder,
    );
    if (code !== 0) {
      throw new UserError(
        `${packed.name}@${packed.version} was not published. npm says:\n${stderr}\n` +
          'Correct the reason and run the same command again: it goes on with this package.',
      );
    }
    published(packed);
  }
}

function publishOptions(version: string): string[] {
  // Not for everybody who asks for the newest.
  const [, prerelease] = /-([a-z]+)/i.exec(version) ?? [];
  return [
    '--access=public',
    ...(prerelease ? [`--tag=${prerelease}`] : []),
    ...(process.env['GITHUB_ACTIONS'] === 'true' ? ['--provenance'] : []),
  ];
}

/** The integrity of a version in the registry; undefined when it is not there. */
async function publishedIntegrity(
  { name, version }: PackedPackage,
  folder: string,
): Promise<string | undefined> {
  const { code, stdout, stderr } = await runNpm(
    ['view', `${name}@${version}`, 'dist.integrity', '--json'],
    folder,
  );
  const told: unknown = stdout.trim() === '' ? undefined : JSON.parse(stdout);
  if (code === 0) return typeof told === 'string' ? told : undefined;
  const { error } = (told ?? {}) as { error?: { code?: string } };
  if (error?.code === 'E404') return undefined;
  throw new UserError(`The registry cannot be asked for ${name}@${version}. npm says:\n${stderr}`);
}
