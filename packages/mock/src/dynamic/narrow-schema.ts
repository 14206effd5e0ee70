import { type JsonSchema, type OpenApiDocument, Schemas } from '@telephony/contract';
import { ExampleValues } from './example-values.ts';
import { narrowAlternatives, openAlternatives } from './narrow-alternatives.ts';
import { narrowList } from './narrow-list.ts';
import { narrowObject } from './narrow-object.ts';
import { narrowFixed, narrowOpen, narrowScalar } from './narrow-value.ts';
import { NOTHING, partsOf, typesOf } from './parts-of.ts';
import { allows, type Narrowing, type Node, type Place } from './place.ts';
import { ReadableValues } from './readable-values.ts';

/** Narrows the schemas of one document. */
export interface Narrower {
  /** Checks values by the schemas of the document. */
  schemas: Schemas;
  /**
   * A schema that allows part of what a schema of the document allows: declared properties, known and believable values, null
   * only where nothing else is possible, and so much that a body has at most about a thousand values. It is written in the
   * few keywords that the generator inside of Prism follows to the letter: `enum`, `pattern`, `properties`, `items`, `anyOf`.
   *
   * @param name What the value is called, for values that its name suggests.
   * @returns Undefined where no value of a bounded size is possible.
   */
  narrow: (schema: JsonSchema, name?: string) => JsonSchema | undefined;
}

/** Values of a body up to which optional objects are filled in as deep as this. */
const MOST_VALUES = 1000;
const DEEPEST = 4;

class TooLarge extends Error {}

/** @param document What the schemas belong to. */
export async function createNarrower(document: OpenApiDocument): Promise<Narrower> {
  const known = {
    document,
    schemas: new Schemas(document),
    examples: new ExampleValues(document),
    readable: await ReadableValues.load(),
  };
  const narrow: Narrower['narrow'] = (schema, name = '') => {
    for (let deepest = DEEPEST; deepest >= 0; deepest--) {
      try {
        return narrowTo({ schema, name }, deepest, deepest > 0 ? MOST_VALUES : Infinity, known);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
      }
    }
    return undefined;
  };
  // Many responses are of the same component.
  const components = new Map<string, JsonSchema | undefined>();
  return {
    schemas: known.schemas,
    narrow: (schema, name) => {
      const { $ref } = schema;
      if (typeof $ref !== 'string' || Object.keys(schema).length > 1) return narrow(schema, name);
      if (!components.has($ref)) components.set($ref, narrow(schema, name));
      return components.get($ref);
    },
  };
}

function narrowTo(
  { schema, name }: { schema: JsonSchema; name: string },
  deepest: number,
  most: number,
  known: Omit<Narrowing, 'narrow' | 'deepest'>,
): JsonSchema | undefined {
  let values = 0;
  const narrowing: Narrowing = {
    ...known,
    deepest,
    narrow: (schemas, property, place, chosen = []) => {
      values += place.times;
      if (values > most) throw new TooLarge();
      return narrowNode(
        { schemas, name: property, place, chosen, ...partsOf(known.document, schemas) },
        narrowing,
      );
    },
  };
  return narrowing.narrow([schema], name, ROOT);
}

const ROOT: Place = { depth: 0, lists: 0, times: 1, optional: false, alternative: false, within: [] };

function narrowNode(node: Node, narrowing: Narrowing): JsonSchema | undefined {
  if (node.parts.includes(NOTHING)) return undefined;
  const fixed = narrowFixed(node, narrowing);
  if (fixed) return fixed.length > 0 ? { enum: fixed } : undefined;
  const alternatives = openAlternatives(node);
  if (alternatives) return narrowAlternatives(node, alternatives, narrowing);

  const types = typesOf(node.parts);
  const present = types?.filter((type) => type !== 'null');
  const narrowed = present?.length === 1 ? undefined : narrowOpen(node, narrowing);
  if (narrowed) return narrowed;
  for (const type of present ?? ['string']) {
    const one = narrowType(node, type, narrowing);
    if (one) return one;
  }
  // What is optional is rather left out than null.
  if (node.place.optional && present?.length !== 0) return undefined;
  return allows(narrowing, node.schemas, null) ? { enum: [null] } : undefined;
}

function narrowType(node: Node, type: string, narrowing: Narrowing): JsonSchema | undefined {
  if (type === 'object') return narrowObject(node, narrowing);
  return type === 'array' ? narrowList(node, narrowing) : narrowScalar(node, type, narrowing);
}
