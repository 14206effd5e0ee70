import type { JsonObject } from '@telephony/contract';
import type { Random } from './random.ts';
import { schemaNodes } from './schema-nodes.ts';

type Kind = (schema: JsonObject, random: Random, bundle: JsonObject) => boolean;

/** What was applied, and the schema before and after it. */
export interface Applied {
  name: string;
  before: JsonObject;
  after: JsonObject;
}

/** Kinds and schemas that are tried until one fits. */
const KINDS = 20;
const SCHEMAS = 25;

/** Applies an edit of one of the kinds to a schema of the bodies of a bundle; undefined where none fits. */
export function apply(
  bundle: JsonObject,
  kinds: Readonly<Record<string, Kind>>,
  random: Random,
): Applied | undefined {
  const schemas = schemaNodes(bundle);
  for (let attempt = 0; attempt < KINDS * SCHEMAS && schemas.length > 0; attempt += SCHEMAS) {
    const [name, kind] = random.pick(Object.entries(kinds)) ?? [];
    for (let one = 0; one < SCHEMAS; one += 1) {
      const schema = random.pick(schemas);
      if (!schema || name === undefined || !kind) continue;
      const before = structuredClone(schema);
      if (kind(schema, random, bundle)) return { name, before, after: schema };
      for (const key of Object.keys(schema)) delete schema[key];
      Object.assign(schema, before);
    }
  }
  return undefined;
}
