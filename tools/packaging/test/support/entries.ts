import type { TriedPackage } from '../../src/pack-packages.ts';

/** What a package offers for import. */
export interface Entry {
  /** As it is imported: `@telephony/client/node`. */
  specifier: string;
  kind: 'module' | 'types' | 'file';
}

/** All entries of packages by their `exports`; a pattern stands for the files that are in the package. */
export function entriesOf(packages: readonly TriedPackage[]): Entry[] {
  return packages.flatMap(({ manifest, files }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([path, target]): Entry[] => {
      const specifier = `${manifest.name}${path.slice(1)}`;
      // Modules of a page are for browsers, and are read by the build of another page.
      if (typeof target !== 'string' && path.includes('*')) return [];
      if (typeof target !== 'string') return [{ specifier, kind: 'default' in target ? 'module' : 'types' }];
      if (!path.includes('*')) return [{ specifier, kind: 'file' }];
      const [before = ''] = target.slice(2).split('*');
      return files
        .filter((file) => file.startsWith(before))
        .map((file) => ({ specifier: specifier.replace('*', file.slice(before.length)), kind: 'file' }));
    }),
  );
}
