import type { Contract, MediaType, Webhook } from '@telephony/contract';

/** The body of an event: its media type, its schema, and its examples by key. */
export interface EventMedia {
  type: string;
  schema: MediaType['schema'];
  examples: ReadonlyMap<string, unknown>;
}

/** What the single example of a schema is called, as the contract calls that of a body. */
const ONLY = 'default';

/** The body that is sent for an event: JSON where it can be JSON. Undefined where the event has none. */
export function eventMedia(contract: Contract, { body }: Webhook): EventMedia | undefined {
  if (!body) return undefined;
  const all = [...body.content];
  const [type, media] = all.find(([name]) => /\bjson\b/.test(name)) ?? all[0] ?? [];
  if (type === undefined || media === undefined) return undefined;
  return { type, schema: media.schema, examples: examplesOf(contract, media) };
}

/** Those of the body; else those of its schema. */
function examplesOf({ resolve }: Contract, { examples, schema }: MediaType): Map<string, unknown> {
  if (examples.size > 0) return new Map([...examples].map(([key, { value }]) => [key, value]));
  const { examples: listed, example } = schema === undefined ? {} : resolve(schema);
  if (Array.isArray(listed)) return new Map(listed.map((one, index) => [String(index + 1), one]));
  return new Map(example === undefined ? [] : [[ONLY, example]]);
}
