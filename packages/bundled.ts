/** What a bundle brings in of others: their licenses, and a bill of materials. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

interface Bundled {
  name: string;
  version: string;
  license: string;
  text: string;
}

/** The packages of `node_modules` that modules come from, by their paths. */
function bundledPackages(modules: Iterable<string>): Bundled[] {
  const folders = new Set(
    [...modules].flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
  );
  return [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Bundled;
    const [file] = globSync('{LICENSE,LICENCE,license,License}{,.md,.txt}', { cwd: folder });
    if (file === undefined && typeof license !== 'string')
      throw new Error(`${folder} names no license, so it cannot be brought into a bundle.`);
    return {
      name,
      version,
      license,
      text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8'),
    };
  });
}

/** Their licenses as one text. */
const licenseTexts = (packages: readonly Bundled[]): string =>
  packages
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`)
    .join(`\n${'-'.repeat(80)}\n\n`);

/** A CycloneDX document of them. */
const billOfMaterials = (packages: readonly Bundled[]): string =>
  `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      components: packages.map(({ name, version, license }) => ({
        'bom-ref': `${name}@${version}`,
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        licenses: [/^[\w.-]+$/.test(license) ? { license: { id: license } } : { expression: license }],
      })),
    },
    undefined,
    2,
  )}\n`;

/** Writes both beside the bundle. Binaries and what else is brought in without an import are named by their paths. */
export const tellBundled = (folder = '', others: readonly string[] = []): Plugin => ({
  name: 'bundled',
  writeBundle({ dir = '' }, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const packages = bundledPackages([...modules, ...others]);
    if (packages.length === 0) return;
    writeFileSync(join(dir, folder, 'LICENSES.txt'), licenseTexts(packages));
    writeFileSync(join(dir, folder, 'bundled.cdx.json'), billOfMaterials(packages));
  },
});
