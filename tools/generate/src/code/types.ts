import openapiTS, {
  astToString,
  type OpenAPI3,
  type OpenAPITSOptions,
  type SchemaObject,
} from 'openapi-typescript';
import { sourceFile } from './source-file.ts';
import {
  isJsonObject,
  isReference,
  type JsonObject,
  locate,
  referencesIn,
  valueSchemaOf,
  walkContract,
} from '@telephony/contract';
import ts from 'typescript';
import { parse } from 'yaml';
import { UserError } from '@telephony/contract/command-line';
import { bigintType } from './bigints.ts';
import type { LedgerEntry } from '../ledger.ts';
import {
  nameOperations,
  nameSchemas,
  openEnumeration,
  pruneAbsentMembers,
  shortReferences,
} from './type-nodes.ts';
import { mapSchemas } from '../bundle/transform.ts';
import { LISTED_SCHEMAS } from '../schema-keywords.ts';

// TypeScript holds an index signature against the declared fields as well, and openapi-typescript takes no boolean
// schema in a list.
function typableSchemas(document: JsonObject): JsonObject {
  const references = [...referencesIn(document)];
  const isUsed = references.some((reference) => reference.includes('/$defs/'));
  return mapSchemas(document, ({ $defs, ...schema }) => {
    const listed = LISTED_SCHEMAS.flatMap((keyword): [string, unknown][] => {
      const { [keyword]: list } = schema;
      return Array.isArray(list) ? [[keyword, list.map(objectSchema)]] : [];
    });
    return {
      ...withoutIndexSignature(schema),
      ...Object.fromEntries(listed),
      ...(isUsed && $defs !== undefined && { $defs }),
    };
  });
}

function objectSchema(schema: unknown): unknown {
  if (schema === true) return {};
  return schema === false ? { not: {} } : schema;
}

function withoutIndexSignature(schema: JsonObject): JsonObject {
  const { patternProperties, ...rest } = schema;
  const hasFields = isJsonObject(schema['properties']) && Object.keys(schema['properties']).length > 0;
  const hasOthers = isJsonObject(schema['additionalProperties']) || isJsonObject(patternProperties);
  return hasFields && hasOthers ? { ...rest, additionalProperties: true } : schema;
}

export function describeLedgerMarks(document: JsonObject, ledger: LedgerEntry[]): void {
  const entries = new Map(ledger.map((entry) => [entry.id, entry]));
  walkContract(document, (element) => {
    const mark = element['x-ledger'];
    if (mark === undefined) return;
    const ids = Array.isArray(mark) ? mark : [mark];
    const description = typeof element['description'] === 'string' ? [element['description'].trim()] : [];
    const notes = ids.map((id) => ledgerNote(String(id), entries.get(String(id))));
    element['description'] = [...description, notes.join('\n')].join('\n\n');
  });
}

function ledgerNote(id: string, entry: LedgerEntry | undefined): string {
  return entry ? `Ledger ${id}: ${oneLine(entry.title)}. ${oneLine(entry.treatment)}` : `Ledger ${id}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

// The doc comment of a parameter has nothing but its own description.
function describeParameters(document: JsonObject): void {
  walkContract(document, (element) => {
    const { in: place, schema } = element;
    if (typeof place !== 'string' || !isReference(schema)) return;
    const named = locate<unknown>(document, schema, '')?.element;
    const descriptions = [element, isJsonObject(named) ? named : {}].map((one) => one['description']);
    element['description'] = descriptions.filter((text) => typeof text === 'string').join('\n\n');
  });
}

function typeParameters(document: JsonObject): void {
  walkContract(document, (element) => {
    if (element['in'] !== 'query' || !isJsonObject(element['schema'])) return;
    const { schema, isJson } = valueSchemaOf(document, element);
    element['schema'] = isJson
      ? schema
      : (knownValues(locate<JsonObject>(document, schema, '')?.element) ?? schema);
  });
}

// Records may get new values. In a parameter, another value than the known ones is a slip.
function knownValues({ anyOf }: JsonObject = {}): JsonObject | undefined {
  const [known, plain, ...more] = Array.isArray(anyOf) ? (anyOf as unknown[]) : [];
  const isOpen = isJsonObject(known) && Array.isArray(known['enum']) && isJsonObject(plain);
  return isOpen && more.length === 0 && Object.keys(plain).join() === 'type' ? known : undefined;
}

export function binaryType(schema: SchemaObject): ts.TypeNode | undefined {
  return schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

const ROOT_TYPES: OpenAPITSOptions = { rootTypes: true, rootTypesNoSchemaPrefix: true };

export function typeNodes(document: JsonObject, options: OpenAPITSOptions): Promise<ts.Node[]> {
  return openapiTS(document as unknown as OpenAPI3, {
    // Else a property with a default is required in requests.
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    silent: true,
    ...options,
  });
}

export function plainTypes(types: string): Promise<string> {
  const plain = types.replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '').replaceAll('number | bigint', 'number');
  return sourceFile('schema.ts', `\n${plain.trimStart()}`);
}

const CONTROL_HEADER = `/**
 * Generated from control/openapi.yaml by \`npm run generate\`. Do not edit.
 */

`;

// The document as JSON saves the package a reader of YAML.
export async function generateControl(
  source: string,
  shared?: string,
): Promise<[name: string, text: string][]> {
  const document =
    shared === undefined ? parseControl(source) : joinControls(parseControl(source), parseControl(shared));
  const nodes = await typeNodes(document, ROOT_TYPES);
  return [
    ['control.ts', await sourceFile('control.ts', astToString(pruneAbsentMembers(nodes)), CONTROL_HEADER)],
    ['control.json', `${JSON.stringify(document, undefined, 2)}\n`],
  ];
}

function parseControl(source: string): JsonObject {
  try {
    return parse(source) as JsonObject;
  } catch (cause) {
    throw new UserError(`control/openapi.yaml is not valid YAML: ${(cause as Error).message}`, { cause });
  }
}

function joinControls(own: JsonObject, shared: JsonObject): JsonObject {
  const components = { ...(own['components'] as Record<string, object>) };
  for (const [kind, named] of Object.entries(shared['components'] as Record<string, object>))
    components[kind] = { ...components[kind], ...named };
  return {
    ...own,
    tags: [...(own['tags'] as unknown[]), ...(shared['tags'] as unknown[])],
    paths: { ...(own['paths'] as object), ...(shared['paths'] as object) },
    components,
  };
}

export async function generateTypes(bundle: JsonObject, ledger: LedgerEntry[]): Promise<string> {
  const document = typableSchemas(structuredClone(bundle));
  describeLedgerMarks(document, ledger);
  describeParameters(document);
  typeParameters(document);
  const nodes = await typeNodes(document, {
    ...ROOT_TYPES,
    alphabetize: true,
    transform: (schema) => binaryType(schema) ?? bigintType(schema),
    postTransform: openEnumeration,
  });
  const types = shortReferences(astToString(nameSchemas(nameOperations(pruneAbsentMembers(nodes)))));
  return sourceFile('schema.ts', `\n${types}`);
}
