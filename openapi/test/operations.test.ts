import { join } from 'node:path';
import { collectMarks, comparePlaces, readLedger } from '@telephony/generate/ledger';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isJsonObject, isReference, type JsonObject, pointerSegments, type RequestBody, type Response } from '@telephony/contract';
import { contract } from './contract.ts';

const named = contract.operations.map((operation) => ({
  name: `${operation.method.toUpperCase()} ${operation.path}`,
  operation,
}));
const WITHOUT_BODY = new Set(['202', '204', '2XX']);
const FILE = /\.(trace|pcap|mp3|csv)$/;

function withoutExample(body: RequestBody | Response | undefined): string[] {
  return [...(body?.content ?? [])].flatMap(([type, { examples }]) => (examples.size > 0 ? [] : [type]));
}

describe.each(named)('$name', ({ operation }) => {
  const responses = [...operation.responses];
  const successes = responses.filter(([status]) => /^(2..|301)$/.test(status));

  test('has an example for every body', () => {
    const missing = responses.flatMap(([status, response]) =>
      withoutExample(response).map((type) => `${status} ${type}`),
    );
    expect(missing).toEqual([]);
    expect(withoutExample(operation.body)).toEqual([]);
  });

  test('has a body in every response but 202, 204 and a success of unknown status', () => {
    const empty = responses.filter(
      ([status, { object }]) => !WITHOUT_BODY.has(status) && object.content === undefined,
    );
    expect(empty.map(([status]) => status)).toEqual([]);
    expect(operation.responses.get('204')?.object.content).toBeUndefined();
  });

  test('is a download exactly where its address is that of a file', () => {
    const types = successes.flatMap(([, { content }]) => [...content.keys()]);
    const isFile = FILE.test(operation.path);
    expect(/^download[A-Z]/.test(operation.operationId)).toBe(isFile);
    expect(isFile && types.includes('application/json')).toBe(false);
  });
});

test('the marks of the contract are the places of the ledger', () => {
  const entries = readLedger(join(contract.folder, 'ledger.yaml'));
  expect(comparePlaces(entries, collectMarks(contract.bundle))).toEqual([]);
});

test('operation ids are unique, also where upper and lower case are the same', () => {
  const objects = [...contract.operations, ...contract.webhooks.values()].map(({ object }) => object);
  const ids = objects.map(({ operationId }) => operationId?.toLowerCase());
  expect(ids).not.toContain(undefined);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** What `include` turns from ids into objects (ledger O-24), so that two answers may show it in two forms. */
const widenedByInclude = new Set(['Queue users']);

interface ShownRecord {
  example: string;
  record: JsonObject;
}

const records = new Map<string, ShownRecord[]>();
for (const { method, operationId, responses } of contract.operations) {
  const success = responses.get('200');
  if (method !== 'get' || !success?.schema) continue;
  const { properties = {} } = contract.resolve<{ properties?: JsonObject }>(success.schema);
  const { data } = properties;
  const schema = referenceOf(data) ?? referenceOf(isJsonObject(data) ? data['items'] : undefined);
  if (schema === undefined) continue;
  for (const [name, { value }] of success.examples) {
    const shown = isJsonObject(value) ? value['data'] : undefined;
    for (const record of Array.isArray(shown) ? shown : [shown]) {
      if (!isJsonObject(record) || record['id'] === undefined) continue;
      const key = `${pointerSegments(schema).at(-1)} ${JSON.stringify(record['id'])}`;
      records.set(key, [...(records.get(key) ?? []), { example: `${operationId} ${name}`, record }]);
    }
  }
}

function referenceOf(schema: unknown): string | undefined {
  return isReference(schema) ? schema.$ref : undefined;
}

test.each([...records].filter(([, list]) => list.length > 1))(
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
  expect(records.size).toBeGreaterThan(0);
});
