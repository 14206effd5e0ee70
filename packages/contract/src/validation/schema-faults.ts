import { setImmediate as nextTurn } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  isJsonObject,
  type JsonObject,
  type JsonSchema,
  type OpenApiDocument,
} from '../document/openapi-document.ts';
import { childPointer, pointerSegments, type Role, roleOf } from '../document/references.ts';
import { walkContract } from '../document/walk-contract.ts';
import { createAjv, DOCUMENT, patternOf } from './schemas.ts';

export interface SchemaFault {
  pointer: string;
  message: string;
}

/** Finds invalid schemas, such as `type: strin`. Yields to other work. */
export async function schemaFaults(document: OpenApiDocument): Promise<SchemaFault[]> {
  const roots = rootSchemas(document);
  const malformed = await inTurns(roots, malformedPart);
  if (malformed.length > 0) return malformed;
  const ajv = createAjv(document, false);
  return inTurns(roots, ({ pointer }) => {
    try {
      // Ajv compiles the target of a reference once.
      ajv.getSchema(`${DOCUMENT}#${pointer}`);
      return [];
    } catch (error) {
      return [{ pointer, message: error instanceof Error ? error.message : String(error) }];
    }
  });
}

// A server that loads a document goes on responding.
const TURN_MS = 10;

async function inTurns<T, R>(items: readonly T[], make: (item: T) => R[]): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(...make(item));
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return results;
}

interface RootSchema {
  schema: JsonSchema;
  pointer: string;
}

let meta: Ajv2020 | undefined;

function malformedPart({ schema, pointer }: RootSchema): SchemaFault[] {
  meta ??= createMeta();
  // Every dialect is read as JSON Schema 2020-12.
  const { $schema: _, ...own } = schema;
  if (meta.validateSchema(own)) return [];
  const [deepest] = (meta.errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
  return [{ pointer: `${pointer}${deepest?.instancePath ?? ''}`, message: deepest?.message ?? 'is invalid' }];
}

function createMeta(): Ajv2020 {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  return ajv.addFormat('regex', (pattern: string) => {
    try {
      return Boolean(patternOf(pattern));
    } catch {
      return false;
    }
  });
}

function rootSchemas(document: OpenApiDocument): RootSchema[] {
  const found: RootSchema[] = [];
  const add = (schema: unknown, pointer: string) => {
    // A reference alone cannot be wrong.
    if (isJsonObject(schema) && Object.keys(schema).join() !== '$ref') found.push({ schema, pointer });
  };
  const { schemas = {}, ...sections } = document.components ?? {};
  for (const [name, schema] of Object.entries(schemas))
    add(schema, childPointer('/components/schemas', name));
  const elsewhere: JsonObject = { ...document, components: sections };
  walkContract(elsewhere, (element, pointer) => {
    if (!isInExtension(pointer)) add(element['schema'], childPointer(pointer, 'schema'));
  });
  return found;
}

// `x-history`, but not a header called `x-total`.
function isInExtension(pointer: string): boolean {
  let role: Role | undefined = 'element';
  return pointerSegments(pointer).some((segment) => {
    if (role === 'element' && segment.startsWith('x-')) return true;
    role = role && roleOf(role, segment, {});
    return false;
  });
}
