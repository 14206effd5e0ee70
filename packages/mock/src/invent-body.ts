import { createHash, randomUUID } from 'node:crypto';
import { isJsonObject, type JsonSchema, type OpenApiDocument, reachedComponents } from '@telephony/contract';

/** Schemas as the generator takes them, with the components that they refer to. */
const prepared = new WeakMap<JsonSchema, JsonSchema>();

/**
 * Invents a body that a schema allows, with every field.
 *
 * @param seed The same seed gives the same body in any process. Undefined: another body each time.
 * @throws Error where the generator cannot make one.
 */
export async function inventBody(
  document: OpenApiDocument,
  schema: JsonSchema,
  seed: string = randomUUID(),
): Promise<unknown> {
  // Loaded for the first invented body only: most mocks send examples.
  const { generateSync } = await import('json-schema-faker');
  const source =
    prepared.get(schema) ?? prepare({ ...schema, components: reachedComponents(document, schema) });
  prepared.set(schema, source);
  const number = createHash('sha256').update(seed).digest().readUInt32BE();
  return generateSync(source, { seed: number, alwaysFakeOptionals: true });
}

/**
 * Without extensions, which the generator takes for fields of an object that declares none. A text with a pattern is one of
 * its examples: made from the pattern, a time would be on the 83rd of a month.
 */
function prepare(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key.startsWith('x-')) return undefined;
    if (!isJsonObject(value) || typeof value['pattern'] !== 'string' || !Array.isArray(value['examples']))
      return value;
    return { ...value, enum: value['examples'] };
  }) as JsonSchema;
}
