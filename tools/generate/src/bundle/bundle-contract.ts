import { join } from 'node:path';
import { stringify } from 'yaml';
import {
  isJsonObject,
  isReference,
  type JsonObject,
  listOperations,
  propertiesOf,
  readContract,
  recordSchema,
} from '@telephony/contract';
import { writeFilesAtomically } from '../files.ts';
import { collectMarks, placeEntries, readLedger } from '../ledger.ts';
import { codegenBundle } from './codegen.ts';
import { entryDeclarations, entryModule, entryTypes } from './entry.ts';
import { openapi30Bundle } from './openapi-30.ts';
import { refuseNameClashes, runRedoclyBundle, sortComponents } from './redocly-bundle.ts';
import { mapOperations, referredElement, type Transformation } from './transform.ts';

// Nothing is written when a reference, a file, a name or a ledger entry is wrong.
export async function bundleContract(folder: string, outFolder: string) {
  refuseNameClashes(folder);
  const entries = readLedger(join(folder, 'ledger.yaml'));
  const written = sortComponents(await runRedoclyBundle(folder));
  // Generators would make a type of every enumeration of fields.
  const codegen = codegenBundle(written);
  const bundle = groupByFields(written);
  const ledger = placeEntries(entries, collectMarks(bundle));
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

const GROUP_BY_SCHEMA = '#/components/schemas/GroupByParameter';
const CLOSED_REASON = 'A collection is grouped by a property of its records (Endpoints/Common rules).';

// `group_by` takes the fields of the record. Where only the id is known, any name passes.
export const groupByFields: Transformation = (document) => {
  const contract = readContract(document);
  return mapOperations(document, (operation) => {
    const { parameters, operationId } = operation;
    const known = contract.operationsById.get(String(operationId));
    if (!known || !Array.isArray(parameters)) return operation;
    const fields = Object.keys(propertiesOf(contract.document, recordSchema(contract, known)));
    if (fields.length < 2) return operation;
    return {
      ...operation,
      parameters: parameters.map((parameter: unknown) => withFields(parameter, fields)),
    };
  });

  function withFields(parameter: unknown, fields: string[]): unknown {
    if (!isJsonObject(parameter)) return parameter;
    const { schema } = parameter;
    if (!isReference(schema) || schema.$ref !== GROUP_BY_SCHEMA) return parameter;
    const named: JsonObject = {
      ...referredElement(document, schema),
      'x-closed-enumeration': CLOSED_REASON,
      enum: fields.toSorted(),
    };
    return { ...parameter, schema: named };
  }
};
