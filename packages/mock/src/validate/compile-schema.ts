import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from '../contract/openapi-document.ts';
import type { FieldError } from './check.ts';

const compilers = new WeakMap<OpenApiDocument, Map<boolean, Ajv2020>>();

/**
 * Compiles a schema of the document on its first use.
 *
 * @param coerce Take the text of an address as the type that the schema wants.
 */
export function compileSchema(
  document: OpenApiDocument,
  schema: JsonSchema,
  coerce: boolean,
): () => ValidateFunction {
  let validate: ValidateFunction | undefined;
  return () => {
    if (!validate) {
      const reference = typeof schema['$ref'] === 'string' ? schema['$ref'] : undefined;
      const target = reference
        ? { $ref: `contract${reference}` }
        : { ...schema, components: document.components };
      validate = compilerOf(document, coerce).compile(target);
    }
    return validate;
  };
}

/** The errors of the last call of a validator, without those that only repeat that no alternative fits. */
export function fieldErrors(root: string, errors: ErrorObject[] | null | undefined): FieldError[] {
  return (errors ?? []).map(({ instancePath, message, params }) => {
    const where = instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.');
    const extra = 'additionalProperty' in params ? `: ${String(params['additionalProperty'])}` : '';
    const allowed = 'allowedValues' in params ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';
    return { field: root + where, message: `${message ?? 'is not valid'}${extra}${allowed}` };
  });
}

function compilerOf(document: OpenApiDocument, coerce: boolean): Ajv2020 {
  const known = compilers.get(document) ?? new Map<boolean, Ajv2020>();
  compilers.set(document, known);
  let ajv = known.get(coerce);
  if (!ajv) {
    const options: Options = { strict: false, allErrors: true, coerceTypes: coerce, allowUnionTypes: true };
    ajv = new Ajv2020(options);
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'contract', components: document.components });
    known.set(coerce, ajv);
  }
  return ajv;
}
