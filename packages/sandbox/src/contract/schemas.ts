import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from './openapi-document.ts';

/** What is wrong with a value, as the platform's `errors` tell it (ledger O-02). */
export interface FieldError {
  /** Such as `body.users[0].id` or `filter[1].operator`. */
  field: string;
  message: string;
}

/** Values within a value up to which all that is wrong is told: of a body of megabytes it could be gigabytes. */
const MOST_VALUES = 10_000;

/** The schemas of a document, compiled when they are first needed. */
export class Schemas {
  readonly #first: Compiler;
  readonly #all: Compiler;

  constructor(document: OpenApiDocument) {
    this.#first = createCompiler(document, false);
    this.#all = createCompiler(document, true);
  }

  /** What is wrong with a value that is called `name`, of a very large one the first; empty when nothing is. */
  check(schema: JsonSchema, value: unknown, name: string): FieldError[] {
    const validate = this.#first(schema);
    if (validate(value)) return [];
    if (isLarge(value)) return fieldErrors(validate.errors ?? [], name);
    const validateAll = this.#all(schema);
    validateAll(value);
    return fieldErrors(validateAll.errors ?? [], name);
  }
}

type Compiler = (schema: JsonSchema) => ValidateFunction;

function createCompiler(document: OpenApiDocument, allErrors: boolean): Compiler {
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<JsonSchema, ValidateFunction>();
  return (schema) => {
    let validate = compiled.get(schema);
    if (!validate) {
      ajv ??= createAjv(document, allErrors);
      validate = ajv.compile(standalone(schema));
      compiled.set(schema, validate);
    }
    return validate;
  };
}

function createAjv(document: OpenApiDocument, allErrors: boolean): Ajv2020 {
  // The contract's schemas are valid: lint and tests see to it, and checking them again would double the time to start.
  const ajv = new Ajv2020({ strict: false, allErrors, validateSchema: false, meta: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas: document.components['schemas'] } });
  return ajv;
}

function isLarge(value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen++) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    const inner = Object.values(one);
    if (seen + waiting.length + inner.length > MOST_VALUES) return true;
    for (const each of inner) waiting.push(each);
  }
  return false;
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
  const member: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
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
