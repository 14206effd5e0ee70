import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, isReference, type JsonObject, listOperations, locate } from '@telephony/contract';
import { type Reached, reachedFrom } from './families.ts';
import { deniedNames, formNames, oneWay, type Way } from './one-way.ts';
import { namesByPattern, type Random, valuesNear } from './random.ts';
import { sample } from './sample.ts';
import { Validator } from './validator.ts';

export interface Witnesses {
  refused?: { body: string; value: unknown } | undefined;
  unexpected?: { body: string; value: unknown } | undefined;
}

const OF_OTHERS = ['additionalProperties', 'propertyNames'];

/**
 * Looks for values that are taken by one of two bundles and refused by the other, in the direction that breaks.
 *
 * @param edited What has the values around which it is worth looking.
 * @param samples Values that are made of each body.
 */
export function witnessesOf(
  base: JsonObject,
  revision: JsonObject,
  edited: { before: JsonObject; after: JsonObject },
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
  const denied = [
    ...deniedNames(edited, base['components'], revision['components']),
    ...namesByPattern(edited),
    ...(OF_OTHERS.every((name) => isDeepStrictEqual(edited.before[name], edited.after[name]))
      ? []
      : ['unlisted']),
  ];
  const forms = [...formNames(base), ...formNames(revision)];
  const found: Witnesses = {};
  for (const way of ['request', 'response'] as const) {
    const [before, after] = [sideOf(oneWay(base, way, way === 'response')), sideOf(oneWay(revision, way))];
    for (const was of before.bodies.filter(({ direction }) => direction === way)) {
      const is = after.bodies.find(({ key }) => key === was.key);
      if (!is) {
        // Of what component a value is, nobody is told any more.
        const { of } = was;
        const whole = after.bodies.find(({ key }) => key === of?.key);
        if (way === 'request' && of && whole?.reached.names.has(of.parent))
          found.refused ??= { body: was.key, value: 'any' };
        continue;
      }
      const [one, other] = [
        { ...before, body: was },
        { ...after, body: is },
      ];
      if (way === 'request') found.refused ??= between(one, other, { edited, pool, denied, random, samples });
      else
        found.unexpected ??= between(other, one, {
          edited,
          pool,
          denied: [...denied, ...forms],
          random,
          samples,
        });
    }
  }
  return found;
}

/**
 * Whether a value of the base comes where the edit of a revision is: in surroundings that nothing satisfies, no value shows what it
 * does. The revision is not left as it is.
 */
export function isReached(
  base: JsonObject,
  revision: JsonObject,
  { before, after }: Search['edited'],
  random: Random,
  samples: number,
): boolean {
  const edited = { before, after: structuredClone(after) };
  for (const name of Object.keys(after)) delete after[name];
  after['not'] = {};
  const { refused } = witnessesOf(base, revision, edited, random, samples);
  const { unexpected } = witnessesOf(revision, base, edited, random, samples);
  return refused !== undefined || unexpected !== undefined;
}

function between(
  { bundle, validator, body }: Pick<Side, 'bundle' | 'validator'> & { body: Body },
  other: Pick<Side, 'validator'> & { body: Body },
  { edited, pool, denied, random, samples }: Search,
) {
  for (let attempt = 0; attempt < samples; attempt += 1) {
    const value = sample(bundle, body.schema, pool, random, {
      edited: [edited.before, edited.after],
      denied,
    });
    if (validator.accepts(body.schema, value) && !other.validator.accepts(other.body.schema, value))
      return { body: body.key, value };
  }
  return undefined;
}

interface Search {
  edited: { before: JsonObject; after: JsonObject };
  pool: unknown[];
  denied: string[];
  random: Random;
  samples: number;
}

interface Side {
  bundle: JsonObject;
  validator: Validator;
  bodies: Body[];
}

interface Body {
  direction: Way;
  key: string;
  schema: JsonObject;
  reached: Reached;
  of?: { key: string; parent: string };
}

export function bodiesOf(bundle: JsonObject): Body[] {
  return listOperations(bundle).flatMap(({ kind, method, value }) => {
    const [sent, received] =
      kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
    const responses = isJsonObject(value['responses']) ? value['responses'] : {};
    return [
      ...contentOf(bundle, value['requestBody']).flatMap((schema) =>
        withHeirs(bundle, sent, `${method} body`, schema),
      ),
      ...Object.entries(responses).flatMap(([status, response]) =>
        contentOf(bundle, response).flatMap((schema) =>
          withHeirs(bundle, received, `${method} ${status}`, schema),
        ),
      ),
    ];
  });
}

function withHeirs(bundle: JsonObject, direction: Way, key: string, schema: JsonObject): Body[] {
  const reached = reachedFrom(bundle, schema);
  const heirs = [...reached.heirs].map(([name, parent]): Body => ({
    direction,
    key: `${key} ${name}`,
    schema: { $ref: `#/components/schemas/${name}` },
    reached,
    of: { key, parent },
  }));
  return [{ direction, key, schema, reached }, ...heirs];
}

function contentOf(bundle: JsonObject, carrier: unknown): JsonObject[] {
  const element = isReference(carrier) ? locate<unknown>(bundle, carrier, '')?.element : carrier;
  const content = isJsonObject(element) ? element['content'] : undefined;
  const media = isJsonObject(content) ? content['application/json'] : undefined;
  const schema = isJsonObject(media) ? media['schema'] : undefined;
  return isJsonObject(schema) ? [schema] : [];
}
