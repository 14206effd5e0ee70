import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from '../document/openapi-document.ts';
import { describeFaults, type Fault, faultsOf, type FieldError } from './describe-faults.ts';

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

  check(schema: JsonSchema, value: unknown, name: string): FieldError[] {
    return describeFaults(this.faults(schema, value, name));
  }

  faults(schema: JsonSchema, value: unknown, name: string): Fault[] {
    const validate = this.#first(schema);
    if (validate(value)) return [];
    if (isLarge(value)) return faultsOf(name, validate.errors);
    const validateAll = this.#all(schema);
    validateAll(value);
    return faultsOf(name, validateAll.errors);
  }

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

const FORMATS = ['binary', 'byte', 'password', 'float', 'double', 'int32', 'int64'];

export const DOCUMENT = 'contract';
const REFERENCE = '"$ref":"#/';

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

const NAMES = ['$id', '$anchor', '$dynamicAnchor'];

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

// Ajv asks for a name under which it would write the engine into a module.
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

/** Values within a value up to which all that is wrong is told: of a body of megabytes it could be gigabytes. */
const MOST_VALUES = 10_000;

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
