import { expect, test } from 'vitest';
import { pointerOf, walkContract } from '@telephony/contract';
import { compileAt } from './support/compile-at.ts';
import { contract } from './support/contract.ts';
import { problemsOf } from './support/problems-of.ts';

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
