import { isJsonObject, isReference, type JsonObject, listOperations, locate } from '@telephony/contract';
import { type Random, valuesNear } from './random.ts';
import { sample } from './sample.ts';
import { Validator } from './validator.ts';

/** Values that show a break, if any was found. */
export interface Witnesses {
  /** Was taken in a request, and is refused now. */
  refused?: { body: string; value: unknown } | undefined;
  /** Comes in a response, and could not come before. */
  unexpected?: { body: string; value: unknown } | undefined;
}

/**
 * Looks for values that are taken by one of two bundles and refused by the other, in the direction that breaks.
 *
 * @param edited What has the values around which it is worth looking.
 * @param samples Values that are made of each body.
 */
export function witnessesOf(
  base: JsonObject,
  revision: JsonObject,
  edited: unknown,
  random: Random,
  samples: number,
): Witnesses {
  const [before, after] = [new Validator(base), new Validator(revision)];
  const pool = valuesNear(edited);
  const found: Witnesses = {};
  const partners = new Map(bodiesOf(revision).map((body) => [body.key, body]));
  for (const was of bodiesOf(base)) {
    const is = partners.get(was.key);
    if (!is) continue;
    if (was.direction === 'request') {
      found.refused ??= between([base, before, was], [after, is], pool, random, samples);
    } else {
      found.unexpected ??= between([revision, after, is], [before, was], pool, random, samples);
    }
  }
  return found;
}

/** A value that the first takes and the second refuses. */
function between(
  [bundle, first, one]: [JsonObject, Validator, Body],
  [second, other]: [Validator, Body],
  pool: unknown[],
  random: Random,
  samples: number,
) {
  for (let attempt = 0; attempt < samples; attempt += 1) {
    const value = sample(bundle, one.schema, pool, random);
    if (first.accepts(one.schema, value) && !second.accepts(other.schema, value))
      return { body: one.key, value };
  }
  return undefined;
}

/** A schema whose values go one way, where it is used. */
interface Body {
  /** `request` for what callers send, `response` for what they get. */
  direction: 'request' | 'response';
  /** The same in both bundles. */
  key: string;
  schema: JsonObject;
}

/** The schemas of the JSON bodies of the operations of a bundle. */
export function bodiesOf(bundle: JsonObject): Body[] {
  return listOperations(bundle).flatMap(({ kind, method, value }) => {
    const [sent, received] =
      kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
    const responses = isJsonObject(value['responses']) ? value['responses'] : {};
    return [
      ...contentOf(bundle, value['requestBody']).map((schema): Body => ({
        direction: sent,
        key: `${method} body`,
        schema,
      })),
      ...Object.entries(responses).flatMap(([status, response]) =>
        contentOf(bundle, response).map((schema): Body => ({
          direction: received,
          key: `${method} ${status}`,
          schema,
        })),
      ),
    ];
  });
}

function contentOf(bundle: JsonObject, carrier: unknown): JsonObject[] {
  const element = isReference(carrier) ? locate<unknown>(bundle, carrier, '')?.element : carrier;
  const content = isJsonObject(element) ? element['content'] : undefined;
  const media = isJsonObject(content) ? content['application/json'] : undefined;
  const schema = isJsonObject(media) ? media['schema'] : undefined;
  return isJsonObject(schema) ? [schema] : [];
}
