import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from '../document/openapi-document.ts';
import { describeFaults, type Fault, faultsOf, type FieldError } from './describe-faults.ts';

/** The schemas of a document, each compiled when it is first needed. */
export class Schemas {
  readonly #first: Compiler;
  readonly #all: Compiler;

  /** @param document What the references of the schemas are to. */
  constructor(document: OpenApiDocument) {
    this.#first = createCompiler(document, false);
    this.#all = createCompiler(document, true);
  }

  /** Whether a value is what a schema allows. */
  allows(schema: JsonSchema, value: unknown): boolean {
    return this.#first(schema)(value);
  }

  /**
   * What is wrong with a value, for people; empty where nothing is.
   *
   * @param name What the value is called, such as `body`.
   */
  check(schema: JsonSchema, value: unknown, name: string): FieldError[] {
    return describeFaults(this.faults(schema, value, name));
  }

  /** What a validator has found in a value, of a very large one the first fault; empty where nothing is wrong. */
  faults(schema: JsonSchema, value: unknown, name: string): Fault[] {
    const validate = this.#first(schema);
    if (validate(value)) return [];
    if (isLarge(value)) return faultsOf(name, validate.errors);
    const validateAll = this.#all(schema);
    validateAll(value);
    return faultsOf(name, validateAll.errors);
  }

  /**
   * Compiles a schema now.
   *
   * @throws Error where it is not a schema of JSON Schema 2020-12, or a reference in it leads nowhere.
   */
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
function standalone(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema);
  if (!text.includes(REFERENCE)) return schema;
  return JSON.parse(text.replaceAll(REFERENCE, `"$ref":"${DOCUMENT}#/`)) as JsonSchema;
}

/** Values within a value up to which all that is wrong is told: of a body of megabytes it could be gigabytes. */
const MOST_VALUES = 10_000;

/** Whether a value holds more than 10,000 values, those within values included. */
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
