import { join } from 'node:path';
import { stringify } from 'yaml';
import { isJsonObject, type JsonObject, listOperations } from '@telephony/contract';
import { writeFilesAtomically } from '../files/write-files-atomically.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { codegenBundle } from './codegen/codegen-bundle.ts';
import { entryDeclarations, entryModule } from './entry-module.ts';
import { entryTypes } from './entry-types.ts';
import { groupByFields } from './group-by-fields.ts';
import { openapi30Bundle } from './openapi-3.0/openapi-30-bundle.ts';
import { versionBundles } from './overlays/version-bundles.ts';
import { refuseNameClashes } from './refuse-name-clashes.ts';
import { runRedoclyBundle } from './run-redocly-bundle.ts';
import { sortComponents } from './sort-components.ts';

/**
 * Bundles `openapi.yaml` of a folder into one document, and writes what the package of the contract publishes: the
 * document as `openapi.json` and `openapi.yaml`, the bundles for code generators, that of a version that differs, the
 * ledger as `ledger.json`, and the typed entry. Nothing is written when a reference, a file, a name or an entry of the ledger is wrong.
 */
export async function bundleContract(folder: string, outFolder: string) {
  refuseNameClashes(folder);
  const ledger = readLedger(join(folder, 'ledger.yaml'));
  const written = sortComponents(await runRedoclyBundle(folder));
  // Generators make a type of every enumeration: they are spared those that follow from the records.
  const codegen = codegenBundle(written);
  const bundle = groupByFields(written);
  const version = isJsonObject(bundle['info']) ? String(bundle['info']['version']) : '';
  const yaml = stringify(bundle, {
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    lineWidth: 110,
    singleQuote: true,
  });
  const texts = {
    'openapi.json': json(bundle),
    'openapi.yaml': yaml,
    'openapi.codegen.json': json(codegen),
    'openapi-3.0.json': json(openapi30Bundle(codegen)),
    ...Object.fromEntries(
      Object.entries(versionBundles(folder, bundle)).map(([name, document]) => [name, json(document)]),
    ),
    'ledger.json': json({ entries: ledger }),
    'index.js': entryModule(version),
    'index.d.ts': `${entryDeclarations()}\n${entryTypes(bundle, ledger)}`,
  };
  writeFilesAtomically(new Map(Object.entries(texts).map(([name, text]) => [join(outFolder, name), text])));
  return {
    files: Object.keys(texts),
    operations: listOperations(bundle).length,
    components: countComponents(bundle['components']),
  };
}

function json(value: JsonObject): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function countComponents(components: unknown): number {
  if (!isJsonObject(components)) return 0;
  return Object.values(components).reduce<number>(
    (sum, section) => sum + (isJsonObject(section) ? Object.keys(section).length : 0),
    0,
  );
}
