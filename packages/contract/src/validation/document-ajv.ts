import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../document/json.ts';
import type { OpenApiDocument } from '../document/openapi-document.ts';

/** Formats of OpenAPI that say how a value is written and refuse none (OpenAPI 3.1, section 4.4, Data Types). */
const FORMATS = ['binary', 'byte', 'password', 'float', 'double', 'int32', 'int64'];

/** What Ajv knows the document by. */
export const DOCUMENT = 'contract';
const REFERENCE = '"$ref":"#/';

/** Ajv with the references of a document in reach. */
export function createAjv(document: OpenApiDocument, allErrors: boolean): Ajv2020 {
  // The contract's schemas are valid: lint and tests see to it, and checking them again would double the time to start.
  // A format that Ajv does not know refuses nothing. It would be logged for each schema.
  const options = { strict: false, allErrors, validateSchema: false, meta: false, logger: false } as const;
  // Verbose errors have the schema, whose words they are told in.
  const ajv = new Ajv2020({ ...options, verbose: true, code: { regExp: patternOf } });
  addFormats.default(ajv);
  for (const format of FORMATS) ajv.addFormat(format, true);
  ajv.addSchema(asSchema(document));
  return ajv;
}

/** Keywords that name a place for references (JSON Schema Core 2020-12, section 8.2). */
const NAMES = ['$id', '$anchor', '$dynamicAnchor'];

/** A document as Ajv takes it: it looks for names in what it can list, and follows pointers into all of it. */
function asSchema(document: OpenApiDocument): JsonSchema {
  // No schema refers to an example.
  const { examples: _, ...components } = document.components ?? {};
  const parts = Object.entries({ ...document, components });
  const schema: JsonSchema = { $id: DOCUMENT };
  // Most documents have no names, and looking for them takes Ajv longer than all else it does at first.
  const enumerable = parts.some(([, part]) => hasName(part));
  for (const [name, value] of parts) Object.defineProperty(schema, name, { value, enumerable });
  return schema;
}

function hasName(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (!Array.isArray(node) && NAMES.some((name) => Object.hasOwn(node, name))) return true;
  return Object.values(node).some(hasName);
}

/**
 * The pattern of a schema. It is read as Unicode, as JSON Schema wants it, and where that fails, as older engines do: many
 * documents have a brace or a hyphen that is not escaped.
 *
 * @throws SyntaxError where it is neither.
 */
export function patternOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
// What Ajv would write into a module of its own.
patternOf.code = 'patternOf';

/** A schema whose references are to the document, which Ajv knows by a name, wherever the schema itself stands. */
export function standalone(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema);
  if (!text.includes(REFERENCE)) return schema;
  return JSON.parse(text.replaceAll(REFERENCE, `"$ref":"${DOCUMENT}#/`)) as JsonSchema;
}
