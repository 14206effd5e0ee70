import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { isJsonObject, isReference, type JsonObject, pointerSegments } from '@telephony/contract';
import { contract } from './support/contract.ts';

/** What `include` turns from ids into objects (ledger O-24), so that two answers may show it in two forms. */
const widenedByInclude = new Set(['Queue users']);

interface Told {
  example: string;
  record: JsonObject;
}

/** Every record of the examples of GET operations by schema and id: `#/components/schemas/Cdr 7301`. */
const told = new Map<string, Told[]>();
for (const { method, operationId, responses } of contract.operations) {
  const success = responses.get('200');
  if (method !== 'get' || !success?.schema) continue;
  const { properties = {} } = contract.resolve<{ properties?: JsonObject }>(success.schema);
  const { data } = properties;
  const schema = referenceOf(data) ?? referenceOf(isJsonObject(data) ? data['items'] : undefined);
  if (schema === undefined) continue;
  for (const [name, { value }] of success.examples) {
    const records = isJsonObject(value) ? value['data'] : undefined;
    for (const record of Array.isArray(records) ? records : [records]) {
      if (!isJsonObject(record) || record['id'] === undefined) continue;
      const key = `${pointerSegments(schema).at(-1)} ${JSON.stringify(record['id'])}`;
      told.set(key, [...(told.get(key) ?? []), { example: `${operationId} ${name}`, record }]);
    }
  }
}

function referenceOf(schema: unknown): string | undefined {
  return isReference(schema) ? schema.$ref : undefined;
}

test.each([...told].filter(([, list]) => list.length > 1))(
  '%s is the same wherever it is shown',
  (key, [first, ...others]) => {
    const [schema] = key.split(' ');
    const differences = others.flatMap(({ example, record }) =>
      [...new Set([...Object.keys(first?.record ?? {}), ...Object.keys(record)])]
        .filter((name) => !widenedByInclude.has(`${schema} ${name}`))
        .filter((name) => !isDeepStrictEqual(first?.record[name], record[name]))
        .map(
          (name) =>
            `${name}: ${JSON.stringify(first?.record[name])} in ${first?.example}, ${JSON.stringify(record[name])} in ${example}`,
        ),
    );
    expect(differences).toEqual([]);
  },
);

test('there are records to compare', () => {
  expect(told.size).toBeGreaterThan(0);
});
