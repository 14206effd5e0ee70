import { join } from 'node:path';
import { publishedPackages, type PublishedPackage } from './published-packages.ts';
import { outputOf } from './run-program.ts';

/** A package as it would be published. */
export interface PackedPackage extends PublishedPackage {
  /** The tarball. */
  file: string;
  /** The paths of what is in it. */
  files: string[];
  /** Bytes of the tarball, and of what is in it. */
  size: number;
  unpackedSize: number;
}

/** What `npm pack --json` tells of a package. */
interface NpmPack {
  filename: string;
  files: { path: string }[];
  size: number;
  unpackedSize: number;
}

/** Packs all that is published into a folder. */
export function packPackages(destination: string): Promise<PackedPackage[]> {
  return Promise.all(
    publishedPackages().map(async (one) => {
      const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
      const told = JSON.parse(await outputOf('npm', args, { folder: one.folder })) as Record<string, NpmPack>;
      const [{ filename, files, size, unpackedSize }] = Object.values(told) as [NpmPack];
      return {
        ...one,
        file: join(destination, filename),
        files: files.map(({ path }) => path),
        size,
        unpackedSize,
      };
    }),
  );
}
