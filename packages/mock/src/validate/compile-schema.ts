import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from '../contract/openapi-document.ts';
import type { Fault } from './readable-errors.ts';

const compilers = new WeakMap<OpenApiDocument, Ajv2020>();
/** Most operations share their parameters, and so their schemas. */
const validators = new WeakMap<JsonSchema, ValidateFunction>();

/** Compiles a schema of the document on its first use. */
export function compileSchema(document: OpenApiDocument, schema: JsonSchema): () => ValidateFunction {
  return () => {
    const known = validators.get(schema);
    if (known) return known;
    const validate = compilerOf(document).compile(target(document, schema));
    validators.set(schema, validate);
    return validate;
  };
}

/** The faults that a validator has found in its last call, in the value that is called `root`. */
export function faultsOf(root: string, errors: ErrorObject[] | null | undefined): Fault[] {
  return (errors ?? []).map(({ instancePath, keyword, message = 'is not valid', params }) => {
    const allowed = 'allowedValues' in params ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';
    const member: unknown = params['missingProperty'] ?? params['additionalProperty'];
    return {
      field: [root, ...instancePath.split('/').slice(1).map(unescape)],
      keyword,
      message: message + allowed,
      member: typeof member === 'string' ? member : undefined,
    };
  });
}

/** References of a schema are to the document, so it is compiled beside the document's components. */
function target({ components }: OpenApiDocument, schema: JsonSchema): JsonSchema {
  if (typeof schema['$ref'] === 'string') return { $ref: `contract${schema['$ref']}` };
  return JSON.stringify(schema).includes('"$ref"') ? { ...schema, components } : schema;
}

function compilerOf(document: OpenApiDocument): Ajv2020 {
  let ajv = compilers.get(document);
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'contract', components: document.components });
    compilers.set(document, ajv);
  }
  return ajv;
}

/** A segment of a JSON pointer (RFC 6901). */
const unescape = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');
