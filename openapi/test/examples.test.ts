import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject, walkContract } from '@telephony/contract';
import { compileAt } from './support/compile-at.ts';
import { contract } from './support/contract.ts';
import { problemsOf } from './support/problems-of.ts';

/** Media types, parameters and headers: what has a schema and examples beside it. */
const places: [pointer: string, element: JsonObject][] = [];
walkContract(contract.bundle, (element, pointer) => {
  if (element['schema'] !== undefined) places.push([pointer, element]);
});

test.each(places)('%s', (pointer, element) => {
  const validate = compileAt(`${pointer}/schema`);
  const examples = isJsonObject(element['examples']) ? Object.entries(element['examples']) : [];
  const wrong = examples.flatMap(([name, example]) =>
    problemsOf(validate, contract.deref(example)['value']).map((problem) => `${name}: ${problem}`),
  );
  if (isJsonObject(element['schema']) && Array.isArray(element['schema']['examples'])) {
    for (const value of element['schema']['examples']) wrong.push(...problemsOf(validate, value));
  }
  expect(wrong).toEqual([]);
});
