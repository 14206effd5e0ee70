import { startMock } from '@telephony/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { postmanCollection, type PostmanFolder, type PostmanItem } from '../../src/postman/collection.ts';

const contract = loadContract();
const collection = postmanCollection(contract);
const items = collection.item.flatMap(itemsIn);
let mock: Awaited<ReturnType<typeof startMock>>;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

function itemsIn(folder: PostmanFolder | PostmanItem): PostmanItem[] {
  return 'item' in folder ? folder.item.flatMap(itemsIn) : [folder];
}

test('has every operation once', () => {
  const sent = items.map(({ request: { method, url } }) => {
    const path = url.path.join('/').replaceAll(/:(\w+)/g, '{$1}');
    return `${method} /${path}`;
  });
  expect(new Set(sent).size).toBe(contract.operations.length);
  expect(items).toHaveLength(contract.operations.length);
});

test('every variable has a place, and none is unknown', () => {
  const known = new Set(collection.variable.map(({ key }) => key));
  const used = JSON.stringify(collection).match(/\{\{\w+\}\}/g) ?? [];
  expect(used.length).toBeGreaterThan(contract.operations.length);
  expect(new Set(used.map((name) => name.slice(2, -2)).filter((name) => !known.has(name)))).toEqual(
    new Set(),
  );
});

test('each request is one that the contract takes', { timeout: 60_000 }, async () => {
  const values = new Map(collection.variable.map(({ key, value }) => [key, value || 'any']));
  values.set('baseUrl', mock.url);
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? '');
  const refused: string[] = [];
  for (const { name, request } of items) {
    const { method, url, header, body, auth } = request;
    const path = url.path.map((segment) => {
      const given = url.variable?.find(({ key }) => segment === `:${key}`);
      return given ? encodeURIComponent(fill(given.value)) : segment;
    });
    const query = new URLSearchParams((url.query ?? []).map(({ key, value }) => [key, value]));
    const response = await fetch(`${mock.url}/${path.join('/')}?${query.toString()}`, {
      method,
      headers: [
        ...header.map(({ key, value }): [string, string] => [key, value]),
        ...(auth ? [] : [['X-Auth-Token', 'any'] as [string, string]]),
      ],
      ...(body && { body: fill(body.raw) }),
      redirect: 'manual',
    });
    if (response.status >= 400) refused.push(`${name}: ${response.status} ${await response.text()}`);
  }
  expect(refused).toEqual([]);
});
