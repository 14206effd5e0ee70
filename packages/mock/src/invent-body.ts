import { randomUUID } from 'node:crypto';
import { type JsonSchema, type OpenApiDocument, reachedComponents } from '@telephony/contract';

/** How often to invent another body when one breaks the contract. */
const ATTEMPTS = 5;

/**
 * Invents a body that a schema allows, with the generator of Prism.
 *
 * @param options.seed The same seed gives the same body in any process. Undefined: another body each time.
 * @returns The first valid body, else the last attempt.
 * @throws Error where the generator cannot make one.
 */
export async function inventBody(
  document: OpenApiDocument,
  schema: JsonSchema,
  { seed = randomUUID(), isValid }: { seed?: string | undefined; isValid: (body: unknown) => boolean },
): Promise<unknown> {
  const { generate } = await loadGenerator();
  const components = reachedComponents(document, schema);
  for (let attempt = 1; ; attempt++) {
    const made = generate({}, undefined, { ...schema, components }, `${seed} ${attempt}`);
    if ('left' in made) {
      if (attempt === ATTEMPTS) throw made.left;
      continue;
    }
    // As a client reads it: the generator makes objects of some times.
    const body: unknown = JSON.parse(JSON.stringify(made.right));
    if (attempt === ATTEMPTS || isValid(body)) return body;
  }
}

interface Generator {
  generate: (
    resource: object,
    bundle: undefined,
    schema: JsonSchema,
    seed: string,
  ) => { left: Error } | { right: unknown };
}

/** Loaded for the first invented body only: it takes most of a second. */
async function loadGenerator(): Promise<Generator> {
  const loaded: unknown = await import('@stoplight/prism-http/dist/mocker/generator/JSONSchema.js');
  return loaded as Generator;
}
