import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { contract } from './support/contract.ts';

const deref = (value: unknown) => contract.deref(value);

/** What `include` turns from ids into objects (ledger O-24), so that two answers may show it in two forms. */
const widenedByInclude = new Set(['Queue users']);

interface Told {
  example: string;
  record: JsonObject;
}

/** Every record of the examples of GET operations by schema and id: `#/components/schemas/Cdr 7301`. */
const told = new Map<string, Told[]>();
for (const { kind, method, value } of contract.operations) {
  if (kind === 'path' && method === 'get') collect(value);
}

function collect(operation: JsonObject): void {
  const media = deref(deref(deref(deref(operation['responses'])['200'])['content'])['application/json']);
  const data = deref(deref(media['schema'])['properties'])['data'];
  const schema = referenceOf(data) ?? referenceOf(deref(data)['items']);
  if (schema === undefined) return;
  for (const [name, example] of Object.entries(deref(media['examples']))) {
    const records = deref(deref(example)['value'])['data'];
    for (const record of Array.isArray(records) ? records : [records]) {
      if (!isJsonObject(record) || record['id'] === undefined) continue;
      const key = `${schema.split('/').at(-1)} ${JSON.stringify(record['id'])}`;
      told.set(key, [
        ...(told.get(key) ?? []),
        { example: `${String(operation['operationId'])} ${name}`, record },
      ]);
    }
  }
}

function referenceOf(schema: unknown): string | undefined {
  return isJsonObject(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'] : undefined;
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
