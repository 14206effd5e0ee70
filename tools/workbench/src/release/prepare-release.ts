import { UserError } from '@telephony/command-line';
import { type PackedPackage, packWorkspaces, releasePackages, type Repository } from '@telephony/packaging';
import { runTurbo } from '@telephony/scripts/run-turbo';
import { signalled } from '@telephony/scripts/signalled';

/**
 * Builds the published packages and packs them into `destination`, in the order in which they are published.
 *
 * @throws UserError when the build fails, or a package is not complete
 */
export async function prepareRelease(
  root: string,
  options: { repository: Repository; destination: string },
): Promise<PackedPackage[]> {
  const workspaces = releasePackages(root);
  const filters = workspaces.map(({ manifest }) => `--filter=${manifest.name}`);
  const code = await signalled((signal) =>
    runTurbo(['run', 'build', ...filters, '--output-logs=errors-only'], { signal }),
  );
  if (code !== 0) throw new UserError('The packages are not built, so none is packed. The reason is above.');
  return packWorkspaces(root, workspaces, options);
}
