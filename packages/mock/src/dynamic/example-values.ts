import {
  isJsonObject,
  type JsonSchema,
  type OpenApiDocument,
  resolve,
  walkContract,
} from '@telephony/contract';
import { partsOf, schemaOf, schemasIn } from './parts-of.ts';

/** The values that the examples of a document have, by the schema and by the name of the property that has them. */
export class ExampleValues {
  readonly #document: OpenApiDocument;
  readonly #bySchema = new Map<JsonSchema, Map<string, unknown>>();
  readonly #byName = new Map<string, Map<string, unknown>>();
  readonly #null = new Set<JsonSchema>();
  readonly #keys = new Map<JsonSchema, Set<string>>();
  readonly #spokenFor = new Map<JsonSchema, JsonSchema[]>();

  /** Walks all examples of a document beside their schemas. */
  constructor(document: OpenApiDocument) {
    this.#document = document;
    walkContract(document, (element) => {
      if (isJsonObject(element['properties'])) this.#readOwn(element['properties']);
      const { schema, examples, example, name = '' } = element;
      if (!isJsonObject(schema)) return;
      if (example !== undefined) this.#read(example, schema, String(name));
      if (!isJsonObject(examples)) return;
      for (const one of Object.values(examples)) {
        const { value } = resolve<{ value?: unknown }>(document, one as { $ref: string });
        if (value !== undefined) this.#read(value, schema, String(name));
      }
    });
  }

  /** Values at these very schemas, and those that the schemas state themselves. */
  at(schemas: readonly JsonSchema[]): unknown[] {
    return schemas.flatMap((schema) => [
      ...(this.#bySchema.get(schema)?.values() ?? []),
      ...ownExamples(schema),
    ]);
  }

  /** Values of properties of this name, wherever they are. */
  named(name: string): unknown[] {
    return [...(this.#byName.get(name)?.values() ?? [])];
  }

  /** Whether examples have null at these schemas, and no value at them or under the same name. */
  haveOnlyNull(schemas: readonly JsonSchema[], name: string): boolean {
    const isNull = schemas.some((schema) => this.#null.has(schema));
    return isNull && this.at(schemas).length === 0 && this.named(name).length === 0;
  }

  /** The keys that maps have that are described by one of these schemas. */
  keysOf(schemas: readonly JsonSchema[]): string[] {
    return [...new Set(schemas.flatMap((schema) => [...(this.#keys.get(schema) ?? [])]))];
  }

  #readOwn(properties: object): void {
    for (const [name, schema] of Object.entries(properties))
      for (const value of ownExamples(schemaOf(schema))) this.#note(this.#byName, name, value);
  }

  #read(value: unknown, schema: JsonSchema, name: string): void {
    const parts = this.#partsThatSpeakOf(schema);
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => ('items' in part ? [schemaOf(part['items'])] : []));
      for (const item of value) for (const one of items) this.#read(item, one, name);
      if (items.length === 0) this.#note(this.#bySchema, schema, value);
    } else if (isJsonObject(value)) {
      for (const [key, member] of Object.entries(value)) this.#readMember(key, member, parts);
      if (!parts.some((part) => 'properties' in part)) this.#note(this.#bySchema, schema, value);
    } else if (value === null) {
      this.#null.add(schema);
    } else {
      this.#note(this.#bySchema, schema, value);
      this.#note(this.#byName, name, value);
    }
  }

  #readMember(key: string, value: unknown, parts: readonly JsonSchema[]): void {
    for (const part of parts) {
      const { properties, additionalProperties } = part;
      if (isJsonObject(properties) && Object.hasOwn(properties, key)) {
        this.#read(value, schemaOf(properties[key]), key);
      } else if (isJsonObject(additionalProperties)) {
        this.#keys.set(part, (this.#keys.get(part) ?? new Set()).add(key));
        this.#read(value, additionalProperties, '');
      }
    }
  }

  /** A schema's parts, with those of its alternatives: which of them a value is read by is not decided here. */
  #partsThatSpeakOf(schema: JsonSchema): JsonSchema[] {
    let known = this.#spokenFor.get(schema);
    if (!known) {
      const found = new Set<JsonSchema>([schema]);
      for (const one of found)
        for (const part of partsOf(this.#document, [one]).parts)
          for (const each of [part, ...schemasIn(part['anyOf']), ...schemasIn(part['oneOf'])])
            found.add(each);
      known = [...found];
      this.#spokenFor.set(schema, known);
    }
    return known;
  }

  #note<Key>(values: Map<Key, Map<string, unknown>>, key: Key, value: unknown): void {
    const known = values.get(key) ?? new Map<string, unknown>();
    values.set(key, known.set(JSON.stringify(value), value));
  }
}

function ownExamples({ examples, example, default: fallback }: JsonSchema): unknown[] {
  const own = [...(Array.isArray(examples) ? (examples as unknown[]) : []), example, fallback];
  return own.filter((value) => value !== undefined && value !== null);
}
