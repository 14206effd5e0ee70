import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from '../document/openapi-document.ts';
import { describeFaults, type Fault, faultsOf, type FieldError } from './describe-faults.ts';

/** Checks values by the schemas of a document, each compiled at its first use. */
export class Schemas {
  readonly #first: Compiler;
  readonly #all: Compiler;

  constructor(document: OpenApiDocument) {
    this.#first = createCompiler(document, false);
    this.#all = createCompiler(document, true);
  }

  allows(schema: JsonSchema, value: unknown): boolean {
    return this.#first(schema)(value);
  }

  /** Describes the mistakes in a value. @param name Such as `body`. */
  check(schema: JsonSchema, value: unknown, name: string): FieldError[] {
    return describeFaults(this.faults(schema, value, name));
  }

  /** Returns a validator's faults, of a very large value the first alone. */
  faults(schema: JsonSchema, value: unknown, name: string): Fault[] {
    const validate = this.#first(schema);
    if (validate(value)) return [];
    if (isLarge(value)) return faultsOf(name, validate.errors);
    const validateAll = this.#all(schema);
    validateAll(value);
    return faultsOf(name, validateAll.errors);
  }

  /** @throws Error for an invalid schema, and for a reference that leads nowhere. */
  compile(schema: JsonSchema): void {
    this.#first(schema);
  }
}

type Compiler = (schema: JsonSchema) => ValidateFunction;

function createCompiler(document: OpenApiDocument, allErrors: boolean): Compiler {
  let ajv: Ajv2020 | undefined;
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();
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

// Formats of OpenAPI that refuse no value (OpenAPI 3.1, section 4.4).
const OPEN_FORMATS = ['binary', 'byte', 'password', 'float', 'double', 'int32', 'int64'];

export const DOCUMENT = 'contract';
const REFERENCE = '"$ref":"#/';

export function createAjv(document: OpenApiDocument, allErrors: boolean): Ajv2020 {
  // Checking the contract's schemas here too would double the time to start. Without a logger, Ajv does not log each unknown
  // format.
  const options = { strict: false, allErrors, validateSchema: false, meta: false, logger: false } as const;
  // Verbose errors have the schema, for its words.
  // JSON writes 1e999 as a number, which is infinite here.
  const ajv = new Ajv2020({ ...options, strictNumbers: true, verbose: true, code: { regExp: patternOf } });
  addFormats.default(ajv);
  for (const format of OPEN_FORMATS) ajv.addFormat(format, true);
  ajv.addSchema(asSchema(document));
  return ajv;
}

// Names of places for references (JSON Schema Core 2020-12, section 8.2).
const ANCHORS = ['$id', '$anchor', '$dynamicAnchor'];

function asSchema(document: OpenApiDocument): JsonSchema {
  // Schemas refer to no examples.
  const { examples: _, ...components } = document.components ?? {};
  const parts = Object.entries({ ...document, components });
  const schema: JsonSchema = { $id: DOCUMENT };
  // Ajv looks for anchors in enumerable properties, which takes most of its start.
  const enumerable = parts.some(([, part]) => hasName(part));
  for (const [name, value] of parts) Object.defineProperty(schema, name, { value, enumerable });
  return schema;
}

function hasName(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (!Array.isArray(node) && ANCHORS.some((name) => Object.hasOwn(node, name))) return true;
  return Object.values(node).some(hasName);
}

// Many documents have a brace or a hyphen that the Unicode mode of JSON Schema refuses. Ajv asks for the name under which it would
// write this into a module.
export const patternOf: { (pattern: string): RegExp; code: string } = Object.assign(
  (pattern: string): RegExp => {
    try {
      return new RegExp(pattern, 'u');
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: 'patternOf' },
);

function standalone(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema);
  if (!text.includes(REFERENCE)) return schema;
  return JSON.parse(text.replaceAll(REFERENCE, `"$ref":"${DOCUMENT}#/`)) as JsonSchema;
}

// All faults of a body of megabytes could be gigabytes.
const MAX_VALUES = 10_000;

function isLarge(value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen++) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    const inner = Object.values(one);
    if (seen + waiting.length + inner.length > MAX_VALUES) return true;
    for (const each of inner) waiting.push(each);
  }
  return false;
}
