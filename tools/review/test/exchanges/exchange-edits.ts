import { isJsonObject, type JsonObject } from '@telephony/contract';
import { edits } from '../oracle/edits.ts';
import type { Random } from '../oracle/random.ts';
import { type Called, parametersOf, resolved } from './exchange.ts';

/** Changes an operation in place; false where there is nothing of the kind to change. */
export type EditCall = (called: Called, random: Random) => boolean;

export const exchangeEdits: Readonly<Record<string, EditCall>> = {
  'a new parameter': (called, random) => {
    const place = random.pick(['query', 'header', 'cookie']);
    const required = random.chance(0.3);
    if ([...parametersOf(called).keys()].some((key) => key.endsWith(' fresh'))) return false;
    return ownParameters(called).push({ name: 'fresh', in: place, required, schema: { type: 'string' } }) > 0;
  },
  'a parameter fewer': (called, random) => {
    const list = ownParameters(called);
    const index = random.below(list.length);
    if (list.length === 0 || isOfPath(called, list[index])) return false;
    return list.splice(index, 1).length > 0;
  },
  'a parameter with another name': (called, random) =>
    onParameter(
      called,
      random,
      (one) => one['in'] !== 'path' && set(one, 'name', `${String(one['name'])}_x`),
    ),
  'a parameter in another place': (called, random) =>
    onParameter(called, random, (one) => one['in'] === 'query' && set(one, 'in', 'header')),
  'a parameter that must be there, or need not': (called, random) =>
    onParameter(
      called,
      random,
      (one) => one['in'] !== 'path' && set(one, 'required', one['required'] !== true),
    ),
  'another way of writing': (called, random) =>
    onParameter(called, random, (one) =>
      one['in'] === 'query' && random.chance(0.5)
        ? set(one, 'style', random.pick(['form', 'pipeDelimited', 'spaceDelimited']))
        : set(one, 'explode', random.chance(0.5)),
    ),
  'another schema': (called, random) =>
    onParameter(called, random, (one) => {
      const schema = random.pick([
        { type: 'string' },
        { type: 'integer' },
        { type: ['integer', 'string'] },
        { type: 'array', items: { type: 'string' } },
        { type: 'array', items: { type: 'integer' }, minItems: 1 },
        { type: 'string', enum: ['id', '1', 'a'] },
        { type: 'integer', enum: [1, 2, 5] },
        { type: 'boolean' },
      ]);
      return 'schema' in one && one['style'] !== 'deepObject' && set(one, 'schema', schema);
    }),
  'an edit of the schema': (called, random) =>
    onParameter(called, random, (one) => {
      const schema = structuredClone(resolved(called.bundle, one['schema']));
      const [, edit] = random.pick(Object.entries(edits)) ?? [];
      return 'schema' in one && edit?.(schema, random) === true && set(one, 'schema', schema);
    }),
  'other credentials': ({ operation }, random) => set(operation, 'security', credentials(random)),
  'the credentials of the contract': ({ operation }) =>
    'security' in operation && delete operation['security'],
  'other credentials for all': ({ bundle }, random) => set(bundle, 'security', credentials(random)),
  'another address': ({ bundle, item, operation }, random) => {
    const own = [
      { url: 'https://other.example' },
      ...(Array.isArray(bundle['servers']) ? bundle['servers'] : []),
    ];
    return set(random.pick([item, operation]) ?? item, 'servers', own.slice(0, 1 + random.below(2)));
  },
  'a status more': (called, random) =>
    onResponses(called, (responses) => {
      const like = random.pick([...Object.values(responses), { description: 'Done.' }]);
      const status = random.pick(['200', '202', '204', '302', '404', '2XX', '4XX', 'default']) ?? '';
      return !(status in responses) && set(responses, status, structuredClone(like));
    }),
  'a status fewer': (called, random) =>
    onResponses(called, (responses) => {
      const status = random.pick(Object.keys(responses)) ?? '';
      return Object.keys(responses).length > 1 && delete responses[status];
    }),
  'another status, or a range or the default for it': (called, random) =>
    onResponses(called, (responses) => {
      const status = random.pick(Object.keys(responses)) ?? '';
      const all = ['200', '201', '404', '2XX', '4XX', '5XX', 'default'];
      const other = random.pick(all.filter((one) => one !== status)) ?? '';
      if (other in responses) return false;
      responses[other] = responses[status];
      return delete responses[status];
    }),
};

export function ownParameters({ bundle, item, operation }: Called): unknown[] {
  const owner =
    Array.isArray(operation['parameters']) || !Array.isArray(item['parameters']) ? operation : item;
  const list = Array.isArray(owner['parameters']) ? owner['parameters'] : [];
  owner['parameters'] = list.map((one: unknown) => structuredClone(resolved(bundle, one)));
  return Array.isArray(owner['parameters']) ? owner['parameters'] : list;
}

function isOfPath({ bundle }: Called, parameter: unknown): boolean {
  return resolved(bundle, parameter)['in'] === 'path';
}

function onParameter(called: Called, random: Random, edit: (parameter: JsonObject) => boolean): boolean {
  if (parametersOf(called).size === 0) return false;
  const one = random.pick(ownParameters(called));
  return isJsonObject(one) && edit(one);
}

function onResponses({ operation }: Called, edit: (responses: JsonObject) => boolean): boolean {
  return isJsonObject(operation['responses']) && edit(operation['responses']);
}

function credentials(random: Random): unknown {
  const [token, basic] = [{ token: [] }, { basic: [] }];
  return random.pick([[], [{}], [token], [basic], [token, basic], [{ ...token, ...basic }], [token, {}]]);
}

function set(element: JsonObject, name: string, value: unknown): boolean {
  element[name] = value;
  return true;
}
