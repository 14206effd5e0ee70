import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../document/json.ts';
import type { OpenApiDocument } from '../document/openapi-document.ts';
import { createAjv, standalone } from './document-ajv.ts';
import { describeFaults } from './describe-faults.ts';
import { type Fault, faultsOf } from './fault.ts';
import type { FieldError } from './field-error.ts';
import { isLarge } from './is-large.ts';

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
