import { join } from 'node:path';
import { stringify } from 'yaml';
import { isJsonObject, listOperations } from '@telephony/contract';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { refuseNameClashes } from './refuse-name-clashes.ts';
import { runRedoclyBundle } from './run-redocly-bundle.ts';
import { sortComponents } from './sort-components.ts';

/**
 * Bundles `openapi.yaml` of a folder into one document and writes it as `openapi.json` and
 * `openapi.yaml`. Nothing is written when a reference, a file or a name is wrong.
 */
export async function bundleContract(folder: string, outFolder: string) {
  refuseNameClashes(folder);
  const bundle = sortComponents(await runRedoclyBundle(folder));
  // Both texts first: an error in the second must not leave the two files of different age.
  const json = `${JSON.stringify(bundle, null, 2)}\n`;
  const yaml = stringify(bundle, {
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    lineWidth: 110,
    singleQuote: true,
  });
  writeFileAtomically(join(outFolder, 'openapi.json'), json);
  writeFileAtomically(join(outFolder, 'openapi.yaml'), yaml);
  return { operations: listOperations(bundle).length, components: countComponents(bundle['components']) };
}

function countComponents(components: unknown): number {
  if (!isJsonObject(components)) return 0;
  return Object.values(components).reduce<number>(
    (sum, section) => sum + (isJsonObject(section) ? Object.keys(section).length : 0),
    0,
  );
}
