import { expect, test } from 'vitest';
import { childPointer, isJsonObject, walkContract } from '@telephony/contract';
import { compileAt } from './support/compile-at.ts';
import { contract } from './support/contract.ts';
import { problemsOf } from './support/problems-of.ts';

const schemas = Object.keys(contract.deref(contract.bundle['components'])['schemas'] ?? {});

test.each(schemas)('%s compiles, and its examples validate', (name) => {
  const pointer = childPointer('/components/schemas', name);
  compileAt(pointer);
  const schema = contract.deref({ $ref: `#${pointer}` });
  const wrong: string[] = [];
  walkContract(
    schema,
    (element, at) => {
      if (!Array.isArray(element['examples'])) return;
      const validate = compileAt(at);
      for (const example of element['examples']) {
        wrong.push(
          ...problemsOf(validate, example).map((problem) => `${at}: ${JSON.stringify(example)}: ${problem}`),
        );
      }
    },
    pointer,
  );
  expect(wrong).toEqual([]);
});

test('the dialect is named at the root', () => {
  expect(contract.bundle['jsonSchemaDialect']).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(schemas.length).toBeGreaterThan(0);
  expect(isJsonObject(contract.bundle['paths'])).toBe(true);
});
