import { isJsonObject, isReference, type JsonObject, listOperations, locate } from '@telephony/contract';
import { deniedNames, oneWay, type Way } from './one-way.ts';
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
  // Without marks both ways have one bundle.
  const known = new Map<JsonObject, Side>();
  const sideOf = (bundle: JsonObject): Side => {
    const side = known.get(bundle) ?? { bundle, validator: new Validator(bundle), bodies: bodiesOf(bundle) };
    known.set(bundle, side);
    return side;
  };
  const pool = valuesNear(edited);
  // What a mark keeps from going one way is not denied: without the mark it may be an unlisted property of an open object.
  const denied = deniedNames(edited, base['components'], revision['components']);
  const found: Witnesses = {};
  for (const way of ['request', 'response'] as const) {
    const [before, after] = [sideOf(oneWay(base, way)), sideOf(oneWay(revision, way))];
    for (const was of before.bodies.filter(({ direction }) => direction === way)) {
      const is = after.bodies.find(({ key }) => key === was.key);
      if (!is) continue;
      const [one, other] = [
        { ...before, body: was },
        { ...after, body: is },
      ];
      if (way === 'request') found.refused ??= between(one, other, { pool, denied, random, samples });
      else found.unexpected ??= between(other, one, { pool, denied, random, samples });
    }
  }
  return found;
}

/** A value that the first takes and the second refuses. */
function between(
  { bundle, validator, body }: Pick<Side, 'bundle' | 'validator'> & { body: Body },
  other: Pick<Side, 'validator'> & { body: Body },
  { pool, denied, random, samples }: { pool: unknown[]; denied: string[]; random: Random; samples: number },
) {
  for (let attempt = 0; attempt < samples; attempt += 1) {
    const value = sample(bundle, body.schema, pool, random, denied);
    if (validator.accepts(body.schema, value) && !other.validator.accepts(other.body.schema, value))
      return { body: body.key, value };
  }
  return undefined;
}

/** A bundle for one way, and what is needed to try its bodies. */
interface Side {
  bundle: JsonObject;
  validator: Validator;
  bodies: Body[];
}

/** A schema whose values go one way, where it is used. */
interface Body {
  /** `request` for what callers send, `response` for what they get. */
  direction: Way;
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
