import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject, pointerOf, valueSchemaOf, walkContract } from '@telephony/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract, problemsOf } from './contract.ts';

/** Media types, parameters and headers: what has a schema and examples beside it. */
const places: [pointer: string, element: JsonObject & { schema: JsonObject }][] = [];
walkContract(contract.bundle, (element, pointer) => {
  const { schema } = element;
  if (isJsonObject(schema)) places.push([pointer, { ...element, schema }]);
});

const jsonExamples = places.flatMap(([pointer, element]) => {
  const { schema, isJson } = valueSchemaOf(contract.bundle, element);
  if (!isJson) return [];
  return Object.entries((element['examples'] ?? {}) as JsonObject).map(([name, example]) => ({
    place: `${pointer} ${name}`,
    schema,
    text: contract.resolve<{ value?: unknown }>(example as { value?: unknown }).value,
  }));
});

test('there are parameters that hold JSON', () => expect(jsonExamples.length).toBeGreaterThan(0));

test.each(jsonExamples)('the JSON in $place', ({ schema, text }) => {
  expect(problemsOf(schema, JSON.parse(String(text)))).toEqual([]);
});

test.each(places)('%s', (pointer, { schema, examples = {} }) => {
  compileAt(`${pointer}/schema`);
  const wrong = Object.entries(examples as JsonObject).flatMap(([name, example]) => {
    const { value } = contract.resolve<{ value?: unknown }>(example as { value?: unknown });
    return problemsOf(schema, value).map((problem) => `${name}: ${problem}`);
  });
  for (const value of Array.isArray(schema['examples']) ? schema['examples'] : []) {
    wrong.push(...problemsOf(schema, value));
  }
  expect(wrong).toEqual([]);
});

// What checks values is `contract.schemas`. This one refuses schemas: a keyword or a format that is misspelt.
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
formats.default(ajv);
for (const format of ['binary', 'password', 'float', 'double']) ajv.addFormat(format, true);
// The document is the schema that all references are resolved in, so its own members are known words too.
const extensions = new Set([
  'example',
  'discriminator',
  'xml',
  'externalDocs',
  ...Object.keys(contract.bundle),
]);
walkContract(contract.bundle, (element) => {
  for (const key of Object.keys(element)) if (key.startsWith('x-')) extensions.add(key);
});
ajv.addVocabulary([...extensions]);
ajv.addSchema(contract.bundle, 'contract.json');

/** Compiles the schema at a pointer of the bundle in strict mode. Throws where it does not compile. */
function compileAt(pointer: string): void {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  ajv.compile({ $ref: `contract.json#${fragment}` });
}

const schemas = Object.entries(contract.document.components?.['schemas'] ?? {});

test.each(schemas)('%s compiles, and its examples validate', (name, schema) => {
  const pointer = pointerOf(['components', 'schemas', name]);
  compileAt(pointer);
  const wrong: string[] = [];
  walkContract(
    schema,
    (element, at) => {
      if (!Array.isArray(element['examples'])) return;
      for (const example of element['examples']) {
        wrong.push(
          ...problemsOf(element, example).map((problem) => `${at}: ${JSON.stringify(example)}: ${problem}`),
        );
      }
    },
    pointer,
  );
  expect(wrong).toEqual([]);
});

test('the dialect is named at the root', () => {
  expect(contract.document.jsonSchemaDialect).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(schemas.length).toBeGreaterThan(0);
});

const SECRET = /(?:^|_)(?:password|secret|token|pin|nonce|api_key)(?:_|$)/;
const SECRET_CODE = 'SecondFactorRequest.code';

test('every column of a table is a field of its record', () => {
  let columns = 0;
  walkContract(contract.bundle, (element, pointer) => {
    const { 'x-columns': names, properties } = element;
    if (!Array.isArray(names)) return;
    columns += names.length;
    const unknown = names.filter((name) => !Object.hasOwn(properties as object, String(name)));
    expect({ pointer, unknown }).toEqual({ pointer, unknown: [] });
  });
  expect(columns).toBeGreaterThan(100);
});

test('every field that opens something is marked as secret, and no other', () => {
  const { schemas: all } = contract.bundle['components'] as { schemas: Record<string, JsonObject> };
  const fields = Object.entries(all).flatMap(([schema, { properties }]) =>
    Object.entries((properties ?? {}) as Record<string, JsonObject>).map(([name, field]) => ({
      place: `${schema}.${name}`,
      isSecret: SECRET.test(name) && !name.startsWith('has_'),
      isMarked: field['x-secret'] === true,
    })),
  );
  const marked = fields.filter(({ isMarked }) => isMarked).map(({ place }) => place);
  const secret = fields.filter(({ isSecret, place }) => isSecret || place === SECRET_CODE);
  expect(marked).toEqual(secret.map(({ place }) => place));
});
