import { isJsonObject, type JsonObject, listOperations, locate, resolvePointer } from '@telephony/contract';
import { UserError } from '@telephony/contract/command-line';
import { astToString } from 'openapi-typescript';
import { sourceFile } from './source-file.ts';
import ts from 'typescript';
import type { LedgerEntry } from '../ledger.ts';
import { generateFields, readSchemas, type Schemas } from './event-schemas.ts';
import { binaryType, describeLedgerMarks, typeNodes } from './types.ts';
import { openEnumeration, shortReferences } from './type-nodes.ts';

export async function eventFiles(
  bundle: JsonObject,
  ledger: LedgerEntry[],
): Promise<[name: string, text: string][]> {
  return [
    ['events.ts', await generateInterfaces(bundle, ledger, readSchemas(bundle), 'events.ts')],
    ['samples.ts', await generateSamples(bundle)],
    ['fields.ts', await generateFields(bundle)],
  ];
}

export async function recordFiles(
  bundle: JsonObject,
  ledger: LedgerEntry[],
): Promise<[name: string, text: string][]> {
  const schemas = readSchemas(bundle, ['Cdr', 'Monitor'], (event) => event.startsWith('call.'));
  return [['records.ts', await generateInterfaces(bundle, ledger, schemas, 'records.ts')]];
}

async function generateInterfaces(
  bundle: JsonObject,
  ledger: LedgerEntry[],
  { byEvent, schemas }: Schemas,
  file: string,
): Promise<string> {
  const document = structuredClone({
    openapi: bundle['openapi'],
    info: bundle['info'],
    paths: {},
    components: { schemas: Object.fromEntries(schemas) },
  });
  describeLedgerMarks(document, ledger);
  const nodes = await typeNodes(document, {
    alphabetize: true,
    transform: binaryType,
    postTransform: openEnumeration,
  });
  const members = Array.from(byEvent, ([event, name]) => `${JSON.stringify(event)}: ${name};`);
  const source = `
${shortReferences(astToString(liftSchemas(nodes)))}
/** The events of the contract by their \`event_name\`. */
export interface EventByName {\n${members.join('\n')}\n}\n`;
  return sourceFile(file, source);
}

// An editor shows the names of interfaces, and the structure of other types.
function liftSchemas(nodes: ts.Node[]): ts.Node[] {
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const schemas = components && ts.isInterfaceDeclaration(components) && memberType(components, 'schemas');
  if (!schemas || !ts.isTypeLiteralNode(schemas)) return [];
  return schemas.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isIdentifier(member.name)) return [];
    const declaration = declareSchema(member.name.text, member.type);
    return [ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(member))];
  });
}

function memberType(parent: ts.InterfaceDeclaration, name: string): ts.TypeNode | undefined {
  return parent.members
    .filter((member) => ts.isPropertySignature(member))
    .find((member) => ts.isIdentifier(member.name) && member.name.text === name)?.type;
}

const EXPORT = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];

function declareSchema(name: string, type: ts.TypeNode): ts.Statement {
  if (ts.isTypeLiteralNode(type))
    return ts.factory.createInterfaceDeclaration(EXPORT, name, undefined, undefined, type.members);
  const parts: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(type) ? type.types : [];
  const bases = parts.flatMap((part) => schemaName(part) ?? []);
  const own = parts.filter((part) => ts.isTypeLiteralNode(part));
  if (bases.length === 0 || own.length > 1 || bases.length + own.length < parts.length)
    return ts.factory.createTypeAliasDeclaration(EXPORT, name, undefined, type);
  const parents = bases.map((base) =>
    ts.factory.createExpressionWithTypeArguments(ts.factory.createIdentifier(base), undefined),
  );
  return ts.factory.createInterfaceDeclaration(
    EXPORT,
    name,
    undefined,
    [ts.factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, parents)],
    own.flatMap(({ members }) => [...members]),
  );
}

// components['schemas']['Name']
function schemaName(node: ts.TypeNode): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  if (!ts.isLiteralTypeNode(node.indexType)) return undefined;
  // openapi-typescript writes a string literal as an identifier with quotes in its name.
  const { literal } = node.indexType;
  const name = ts.isStringLiteral(literal) || ts.isIdentifier(literal) ? literal.text : undefined;
  return name?.replaceAll('"', '');
}

export async function generateSamples(bundle: JsonObject): Promise<string> {
  const samples = listOperations(bundle)
    .filter(({ kind }) => kind === 'webhook')
    .map(({ path, pointer, value }) => [path, webhookExamples(bundle, pointer, value)] as const)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  const names = samples.map(([event, examples]) => {
    const union = Object.keys(examples).map((name) => JSON.stringify(name));
    return `${JSON.stringify(event)}: ${union.join(' | ')};`;
  });
  const source = `import type { EventByName } from './events.ts';\n\n/** The names of the examples of each event; the first is the one to take where none is wanted. */
export interface SampleNames {\n${names.join('\n')}\n}

/** The examples of the contract by \`event_name\` and name of the example. */
export const SAMPLES: {
  readonly [Name in keyof EventByName]: Readonly<Record<SampleNames[Name], EventByName[Name]>>;
} = ${JSON.stringify(Object.fromEntries(samples))};\n`;
  return sourceFile('samples.ts', source);
}

function webhookExamples(bundle: JsonObject, pointer: string, operation: JsonObject): JsonObject {
  const examples = resolvePointer(operation, '/requestBody/content/application~1json/examples');
  const values = Object.entries(isJsonObject(examples) ? examples : {}).map(([name, example]) => {
    const whole = locate<unknown>(bundle, example, pointer)?.element;
    const value = isJsonObject(whole) ? whole['value'] : undefined;
    if (!isJsonObject(value))
      throw new UserError(`${pointer}: the value of example ${name} is not an event. It must be an object.`);
    return [name, value] as const;
  });
  if (values.length === 0) throw new UserError(`${pointer}: the event has no example. Add one.`);
  return Object.fromEntries(values);
}
