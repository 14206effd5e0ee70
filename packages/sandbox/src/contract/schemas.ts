import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from './openapi-document.ts';

/** What is wrong with a value, as the platform's `errors` tell it (ledger O-02). */
export interface FieldError {
  /** Such as `body.users[0].id` or `filter[1].operator`. */
  field: string;
  message: string;
}

/** The schemas of a document, compiled when they are first needed. */
export class Schemas {
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<JsonSchema, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    // The contract's schemas are valid: lint and tests see to it, and checking them again would double the time to start.
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, meta: false });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'contract', components: { schemas: document.components['schemas'] } });
  }

  /** What is wrong with a value that is called `name`; empty when nothing is. */
  check(schema: JsonSchema, value: unknown, name: string): FieldError[] {
    let validate = this.#compiled.get(schema);
    if (!validate) {
      validate = this.#ajv.compile(standalone(schema));
      this.#compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return fieldErrors(validate.errors ?? [], name);
  }
}

/** References of a schema are to the document, whose schemas Ajv knows by the name `contract`. */
function standalone(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema);
  return text.includes(REFERENCE) ? JSON.parse(text.replaceAll(REFERENCE, '"$ref":"contract#/')) : schema;
}

const REFERENCE = '"$ref":"#/';

/** One entry for a field. That an alternative does not match says less than what is wrong with the alternatives. */
function fieldErrors(errors: ErrorObject[], name: string): FieldError[] {
  const byField = new Map<string, FieldError>();
  const telling = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf');
  for (const error of telling.length > 0 ? telling : errors) {
    const one = fieldError(error, name);
    if (!byField.has(one.field)) byField.set(one.field, one);
  }
  return [...byField.values()];
}

function fieldError(
  { instancePath, keyword, params, message = 'is not valid' }: ErrorObject,
  name: string,
): FieldError {
  const segments = instancePath.split('/').slice(1).map(unescape);
  const member: unknown = params['missingProperty'] ?? params['additionalProperty'];
  if (member !== undefined) segments.push(String(member));
  const field = name + segments.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
  if (keyword === 'required') return { field, message: 'is required' };
  if (keyword === 'additionalProperties')
    return { field, message: 'is not a member that the contract knows' };
  const allowed = keyword === 'enum' ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';
  return { field, message: message + allowed };
}

/** A segment of a JSON pointer (RFC 6901). */
const unescape = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');
