import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject, listOperations, targetOf } from '@telephony/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';

const SAMPLES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  7,
  2 ** 40,
  0.5,
  '',
  'RINGING',
  'a word that nobody knows',
  '7001,7002',
  '2026-11-20 09:02:11',
  [],
  ['A'],
  [7001, 7002],
  [{ id: 7001, status: true }],
  {},
  { id: 7001 },
  { anything: ['at', 'all'] },
];

interface Checked {
  document: JsonObject;
  accepts(schema: JsonObject, value: unknown): boolean;
}

function checked(document: JsonObject): Checked {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema({ $id: 'contract.json', components: document['components'] });
  const compiled = new Map<JsonObject, ValidateFunction>();
  const validator = (schema: JsonObject) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract.json#/');
    const made = ajv.compile(JSON.parse(text) as JsonObject);
    compiled.set(schema, made);
    return made;
  };
  return { document, accepts: (schema, value) => (compiled.get(schema) ?? validator(schema))(value) };
}

function fromOpenapi30(_key: string, value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const { nullable, type, exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = value;
  return {
    ...rest,
    ...(type !== undefined && { type: nullable === true ? [type, 'null'] : type }),
    ...(minimum !== undefined && { [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum !== undefined && { [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum']: maximum }),
  };
}

const read = (name: string, reviver?: (key: string, value: unknown) => unknown) =>
  checked(JSON.parse(readFileSync(join(contract.folder, 'dist', name), 'utf8'), reviver) as JsonObject);

const full = read('openapi.json');
const bundles = [
  { name: 'openapi.codegen.json', bundle: read('openapi.codegen.json') },
  { name: 'openapi-3.0.json', bundle: read('openapi-3.0.json', fromOpenapi30) },
];

function resolved({ document }: Checked, element: unknown): JsonObject {
  if (!isJsonObject(element)) return {};
  const { $ref } = element;
  return typeof $ref === 'string' ? (targetOf<JsonObject>(document, $ref)?.element ?? {}) : element;
}

function parts(of: Checked, schema: JsonObject): JsonObject[] {
  const target = resolved(of, schema);
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => target[keyword] ?? []);
  return [target, ...branches.filter(isJsonObject).flatMap((branch) => parts(of, branch))];
}

function named(of: Checked, schema: JsonObject): unknown[] {
  return [schema, ...parts(of, schema)].flatMap((part) => [
    ...(Array.isArray(part['enum']) ? part['enum'] : []),
    ...(Array.isArray(part['examples']) ? part['examples'] : []),
    ...('const' in part ? [part['const']] : []),
  ]);
}

function refusals(
  bundle: Checked,
  schema: JsonObject,
  other: JsonObject,
  place: string,
  values: readonly unknown[],
  seen: Set<string>,
): string[] {
  const refused = [...SAMPLES, ...named(full, schema), ...values]
    .filter((value) => full.accepts(schema, value) && !bundle.accepts(other, value))
    .map((value) => `${place} refuses ${JSON.stringify(value)}`);
  const pair = `${String(schema['$ref'])} ${String(other['$ref'])}`;
  if (schema['$ref'] !== undefined && seen.has(pair)) return refused;
  seen.add(pair);
  const inner = parts(bundle, other);
  const below = parts(full, schema).flatMap((part) => {
    const items = inner.find((one) => isJsonObject(one['items']))?.['items'];
    const properties = isJsonObject(part['properties']) ? part['properties'] : {};
    return [
      ...(isJsonObject(part['items']) && isJsonObject(items)
        ? refusals(bundle, part['items'], items, `${place}[]`, [], seen)
        : []),
      ...Object.entries(properties).flatMap(([name, property]) => {
        const same = inner
          .map(({ properties: all }) => (isJsonObject(all) ? all[name] : undefined))
          .find(isJsonObject);
        return isJsonObject(property) && same
          ? refusals(bundle, property, same, `${place}.${name}`, [], seen)
          : [];
      }),
    ];
  });
  return [...refused, ...below];
}

/** The schema of the content of each media type, with the values of the examples beside it. */
function bodies(of: Checked, holder: unknown) {
  const { content } = resolved(of, holder);
  return Object.entries(isJsonObject(content) ? content : {}).flatMap(([type, media]) => {
    if (!isJsonObject(media) || !isJsonObject(media['schema'])) return [];
    return [{ type, schema: media['schema'], values: exampleValues(of, media) }];
  });
}

function exampleValues(of: Checked, { examples }: JsonObject): unknown[] {
  return Object.values(isJsonObject(examples) ? examples : {}).map(
    (example) => resolved(of, example)['value'],
  );
}

function pairs(bundle: Checked, own: JsonObject, other: JsonObject, shared: unknown) {
  const ownParameters = [shared, own['parameters']].flatMap((list) => (Array.isArray(list) ? list : []));
  const otherParameters = (Array.isArray(other['parameters']) ? other['parameters'] : []).map(
    (one: unknown) => resolved(bundle, one),
  );
  const parameters = ownParameters.flatMap((one: unknown) => {
    const parameter = resolved(full, one);
    const same = otherParameters.find(
      ({ name, in: where }) => name === parameter['name'] && where === parameter['in'],
    );
    const schema = same && resolved(bundle, same)['schema'];
    // A list in a path is the text that it is on the wire.
    const isText = isJsonObject(schema) && schema['type'] === 'string' && parameter['in'] === 'path';
    if (!isJsonObject(schema) || !isJsonObject(parameter['schema'])) return [];
    const isList = isText && resolved(full, parameter['schema'])['type'] === 'array';
    const values = exampleValues(full, parameter);
    return [
      isList
        ? { place: String(parameter['name']), schema, other: schema, values: values.map(String) }
        : { place: String(parameter['name']), schema: parameter['schema'], other: schema, values },
    ];
  });
  const sent = bodies(bundle, other['requestBody']);
  const requests = bodies(full, own['requestBody']).flatMap(({ type, schema, values }) => {
    const same = sent.find((body) => body.type === type);
    return [{ place: 'request', schema, other: same?.schema ?? { not: {} }, values }];
  });
  const stated = isJsonObject(own['responses']) ? own['responses'] : {};
  const made = isJsonObject(other['responses']) ? other['responses'] : {};
  const responses = Object.entries(stated).flatMap(([status, response]) => {
    const isRange = status.endsWith('XX');
    const same = Object.keys(made).filter((one) =>
      isRange ? one.startsWith(status.slice(0, 1)) && !(one in stated) : one === status,
    );
    return bodies(full, response).flatMap(({ type, schema, values }) =>
      same.map((one) => {
        const body = bodies(bundle, made[one]).find((candidate) => candidate.type === type);
        return { place: one, schema, other: body?.schema ?? { not: {} }, values };
      }),
    );
  });
  return [...parameters, ...requests, ...responses];
}

describe.each(bundles)('$name refuses no value that the contract allows', ({ bundle }) => {
  const seen = new Set<string>();
  const found = new Map(listOperations(bundle.document).map(({ value }) => [value['operationId'], value]));
  const operations = listOperations(full.document).filter(({ kind }) => kind === 'path');

  test('in parameters, requests and responses', () => {
    const refused = operations.flatMap(({ value, path }) => {
      const other = found.get(value['operationId']) ?? {};
      const item = (full.document['paths'] as Record<string, JsonObject>)[path];
      return pairs(bundle, value, other, item?.['parameters']).flatMap(
        ({ place, schema, other: same, values }) =>
          refusals(bundle, schema, same, `${String(value['operationId'])} ${place}`, values, seen),
      );
    });
    expect(refused).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  });
});

test('a bundle that says less is found', () => {
  const codegen = structuredClone(bundles[0]!.bundle.document) as {
    components: { schemas: { Call: { properties: { state: JsonObject } } } };
  };
  codegen.components.schemas.Call.properties.state = { type: ['string', 'null'] };
  const narrowed = checked(codegen);
  const call = { $ref: '#/components/schemas/Call' };
  expect(refusals(narrowed, call, call, 'Call', [], new Set())).toContain('Call.state refuses 7');
});

test.each(bundles)('$name shows for each JSON body an example that its schema accepts', ({ bundle }) => {
  const shown = listOperations(bundle.document).flatMap(({ value }) => {
    const responses = isJsonObject(value['responses']) ? Object.entries(value['responses']) : [];
    return [['request', value['requestBody']] as const, ...responses].flatMap(([status, body]) => {
      const { content } = resolved(bundle, body);
      const media = isJsonObject(content) ? content['application/json'] : undefined;
      return isJsonObject(media) ? [{ place: `${String(value['operationId'])} ${status}`, media }] : [];
    });
  });
  const wrong = shown.filter(
    ({ media }) => !('example' in media) || !bundle.accepts(media['schema'] as JsonObject, media['example']),
  );
  expect(shown.length).toBeGreaterThan(400);
  expect(wrong.map(({ place }) => place)).toEqual([]);
});
