import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject, valueSchemaOf, walkContract } from '@telephony/contract';
import { compileAt } from './support/compile-at.ts';
import { contract } from './support/contract.ts';
import { problemsOf } from './support/problems-of.ts';

/** Media types, parameters and headers: what has a schema and examples beside it. */
const places: [pointer: string, element: JsonObject & { schema: JsonObject }][] = [];
walkContract(contract.bundle, (element, pointer) => {
  const { schema } = element;
  if (isJsonObject(schema)) places.push([pointer, { ...element, schema }]);
});

/** The examples of what holds JSON in a string. */
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
