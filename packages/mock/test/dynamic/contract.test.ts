import { readFileSync } from 'node:fs';
import { readContract, walkContract } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import { describe, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { countBody, noFigures } from '../support/body-figures.ts';
import { requestsOf } from '../support/request-of.ts';
import { useMock } from '../support/use-mock.ts';

const document: unknown = JSON.parse(readFileSync(openapiJson, 'utf8'));
const contract = readContract(document);
const mock = useMock();

/** All strings that the contract's examples and known values have. */
const told = new Set<string>();
walkContract(document, ({ value, examples, example, enum: known, const: one, default: fallback }) => {
  for (const data of [value, examples, example, known, one, fallback])
    JSON.stringify(data ?? null, (_, part: unknown) => {
      if (typeof part === 'string') told.add(part);
      return part;
    });
});

test('every status of every operation has valid bodies of declared members with values from the examples', async () => {
  const figures = noFigures();
  const invalid: unknown[] = [];
  let bodies = 0;
  for (const [index, { method, path, body, name }] of requestsOf(document).entries()) {
    const { responses } = contract.operations[index]!;
    for (const [status, { schema }] of responses) {
      if (!schema) continue;
      for (const seed of ['one', 'two', 'three']) {
        const prefer = `code=${status.replace('XX', '00')}, dynamic=true, seed=${seed}`;
        const { json } = await ask(mock.url, `${method} ${path}`, { body, headers: { prefer } });
        // A file is sent as it is.
        if (json === undefined) continue;
        bodies++;
        countBody(contract, figures, json, schema);
        const errors = contract.schemas.check(schema, json, 'body');
        if (errors.length > 0) invalid.push({ name, prefer, errors });
      }
    }
  }
  const { members, nulls, lists, emptyLists, strings, undeclared } = figures;
  expect({ invalid, undeclared }).toEqual({ invalid: [], undeclared: [] });
  expect(bodies).toBeGreaterThan(1500);
  expect(members).toBeGreaterThan(10_000);
  expect(nulls / members).toBeLessThan(0.02);
  expect(emptyLists / lists).toBeLessThan(0.02);
  expect(strings.filter((text) => told.has(text)).length / strings.length).toBeGreaterThan(0.98);
}, 120_000);

describe('a record', () => {
  const get = async (line: string, seed: string) =>
    (await ask(mock.url, line, { headers: { prefer: `dynamic=true, seed=${seed}` } })).json;
  const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);

  test('has values that its own properties have in the examples, in new combinations', async () => {
    const users = await Promise.all(seeds.map(async (seed) => (await get('GET /users/410003', seed)).data));
    expect(['Mei', 'Jonas', 'Nadia', 'Tom', 'Priya']).toEqual(
      expect.arrayContaining([...new Set(users.map((user) => user.first_name).filter(Boolean))]),
    );
    expect(new Set(users.map((user) => JSON.stringify(user))).size).toBe(seeds.length);
    for (const { cli = '440000000000' } of users) expect(cli).toMatch(/^44\d{10}$/);
  });

  test('lacks few of its optional fields, and never the same', async () => {
    const cdrs = await Promise.all(seeds.map(async (seed) => (await get('GET /cdrs/5', seed)).data));
    const names = new Set(cdrs.flatMap(Object.keys));
    for (const cdr of cdrs) {
      expect(Object.keys(cdr).length).toBeGreaterThan(0.8 * names.size);
      expect(Object.keys(cdr).length).toBeLessThan(names.size);
    }
  });

  test('has known values where an enumeration is open', async () => {
    for (const seed of seeds) {
      const { disposition = 'VM' } = (await get('GET /cdrs/5', seed)).data;
      expect(['INITIAL', 'RINGING', 'CONNECTED', 'ON_HOLD', 'VM']).toContain(disposition);
    }
  });

  test('is in a page once, and the total counts them', async () => {
    const pages = await Promise.all(seeds.map((seed) => get('GET /cdrs', seed)));
    for (const { data, total } of pages) {
      expect(total).toBe(data.length);
      expect(new Set(data.map(({ id }: { id: number }) => id)).size).toBe(data.length);
      expect(data.length).toBeGreaterThanOrEqual(1);
      expect(data.length).toBeLessThanOrEqual(5);
    }
    expect(new Set(pages.map(({ total }) => total)).size).toBeGreaterThan(1);
  });
});
