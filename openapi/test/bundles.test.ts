import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject, listOperations, targetOf, walkContract } from '@telephony/contract';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(contract.folder, 'dist', name), 'utf8')) as JsonObject;
const bundles = ['openapi.codegen.json', 'openapi-3.0.json'].map((name) => ({ name, document: read(name) }));

function operationsOf(document: JsonObject): string[] {
  return listOperations(document)
    .filter(({ kind }) => kind === 'path')
    .map(({ method, path, value }) => `${method} ${path} ${String(value['operationId'])}`);
}

function placesWhere(document: JsonObject, holds: (element: JsonObject) => boolean): string[] {
  const places: string[] = [];
  walkContract(document, (element, pointer) => {
    if (holds(element)) places.push(pointer);
  });
  return places;
}

describe.each(bundles)('$name', ({ document }) => {
  test('has every operation of the contract and no webhook', () => {
    expect(operationsOf(document)).toEqual(operationsOf(contract.bundle));
    expect(document).not.toHaveProperty('webhooks');
  });

  test('has no union, and one type for a value', () => {
    expect(placesWhere(document, (element) => 'anyOf' in element || 'oneOf' in element)).toEqual([]);
    const several = placesWhere(
      document,
      ({ type }) => Array.isArray(type) && type.filter((one) => one !== 'null').length !== 1,
    );
    expect(several).toEqual([]);
  });

  test('has no type for a state that is a word or a number, and names the words', () => {
    const { components } = document as {
      components: { schemas: { Call: { properties: { state: JsonObject } } } };
    };
    const { state } = components.schemas.Call.properties;
    expect(state).not.toHaveProperty('type');
    expect(state['x-extensible-enum']).toContain('RINGING');
    expect(state['description']).toContain('`RINGING`');
  });

  test('has a body for the changed call where generators look for it, and no range of statuses', () => {
    const update = listOperations(document).find(({ value }) => value['operationId'] === 'updateCall');
    const responses = isJsonObject(update?.value['responses']) ? update.value['responses'] : {};
    expect(responses).toHaveProperty('200.content');
    expect(responses).toHaveProperty('301.content', (responses['200'] as JsonObject)['content']);
    const ranges = placesWhere(
      document,
      (element) =>
        isJsonObject(element['responses']) && Object.keys(element['responses']).some((s) => s.endsWith('XX')),
    );
    expect(ranges).toEqual([]);
  });

  test('has parameters of plain types', () => {
    const odd = placesWhere(
      document,
      (element) =>
        typeof element['in'] === 'string' && ('content' in element || element['style'] === 'deepObject'),
    );
    expect(odd).toEqual([]);
    expect(placesWhere(document, (element) => 'contentSchema' in element)).toEqual([]);
  });

  test('has each parameter of an operation once, with an example; a list in a path is text', () => {
    const parametersOf = (operation: JsonObject) =>
      [operation['parameters'] ?? []].flat().map((one) => resolveIn(document, one));
    const operations = listOperations(document).map(({ value }) => value);
    const twice = operations.filter((operation) => {
      const names = parametersOf(operation).map(({ name, in: place }) => `${String(place)} ${String(name)}`);
      return new Set(names).size < names.length;
    });
    expect(twice).toEqual([]);
    expect(
      placesWhere(document, ({ get, parameters }) => get !== undefined && parameters !== undefined),
    ).toEqual([]);
    const all = operations.flatMap(parametersOf);
    const lists = all.filter(
      ({ in: place, schema }) => place === 'path' && resolveIn(document, schema)['type'] === 'array',
    );
    expect(lists).toEqual([]);
    const unshown = all.filter(
      (one) => !('example' in one) && !hasExample(resolveIn(document, one['schema'])),
    );
    expect(unshown).toEqual([]);
  });

  test('has fields[users] where include puts users into queues', () => {
    const list = listOperations(document).find(({ value }) => value['operationId'] === 'listQueues')?.value;
    expect(list?.['parameters']).toContainEqual(
      expect.objectContaining({ name: 'fields[users]', in: 'query' }),
    );
  });
});

function hasExample(schema: JsonObject): boolean {
  return 'example' in schema || 'examples' in schema;
}

function resolveIn(document: JsonObject, element: unknown): JsonObject {
  const { $ref } = element as { $ref?: string };
  return ($ref === undefined ? element : targetOf(document, $ref)?.element) as JsonObject;
}
