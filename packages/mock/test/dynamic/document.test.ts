import { fileURLToPath } from 'node:url';
import { type Contract, readContract } from '@telephony/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDocument } from '../../src/source/load-document.ts';
import { ask, type Reply } from '../support/ask.ts';
import { countBody, noFigures } from '../support/body-figures.ts';
import { useMock } from '../support/use-mock.ts';

const SEEDS = Array.from({ length: 25 }, (_, index) => `seed ${index}`);

/** The bodies of an operation by a foreign document, after they were checked by its schemas. */
function useDocument(name: string) {
  const path = fileURLToPath(new URL(`documents/${name}`, import.meta.url));
  const mock = useMock({ document: path, dynamic: true });
  let contract: Contract;
  beforeAll(async () => {
    contract = readContract((await loadDocument({ kind: 'file', path })).document);
  });
  const bodiesOf = async (line: string, status = '200'): Promise<any[]> => {
    const [method = '', address = ''] = line.split(' ');
    const operation = contract.operations.find(
      (one) => one.method === method.toLowerCase() && one.path === address,
    );
    const { schema = {} } = operation?.responses.get(status) ?? {};
    const bodies: unknown[] = [];
    for (const seed of SEEDS) {
      const reply: Reply = await ask(mock.url, line, { headers: { prefer: `seed=${seed}` } });
      const figures = noFigures();
      countBody(contract, figures, reply.json, schema);
      expect({
        seed,
        text: reply.text,
        undeclared: figures.undeclared,
        errors: contract.schemas.check(schema, reply.json, 'body'),
      }).toEqual({ seed, text: reply.text, undeclared: [], errors: [] });
      expect(reply.text.length).toBeLessThan(50_000);
      bodies.push(reply.json);
    }
    return bodies;
  };
  return Object.assign(bodiesOf, { mock });
}

describe('a document without examples', () => {
  const bodiesOf = useDocument('pets.yaml');

  test('has lists of one to five records', async () => {
    const lengths = new Set((await bodiesOf('GET /pets')).map((pets) => pets.length));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(5);
    expect(lengths.size).toBeGreaterThan(2);
  });

  test('has readable values by format, name and x-faker, and no null', async () => {
    const pages = await bodiesOf('GET /owners');
    expect(JSON.stringify(pages)).not.toContain('null');
    const owners = pages.flatMap(({ data }) => data);
    for (const owner of owners) {
      expect(owner.email).toMatch(/^[^@\s]+@example\.com$/);
      expect(owner.createdAt ?? '2025-').toMatch(/^2025-/);
      expect(owner.phone ?? '+1').toMatch(/^\+\d+$/);
      expect(owner.floor ?? 700).toSatisfy((floor: number) => floor >= 700 && floor <= 705);
      expect(owner.firstName ?? 'A').toMatch(/^\p{Lu}/u);
      expect(owner).not.toHaveProperty('password');
    }
    expect(JSON.stringify(pages)).not.toMatch(/lorem|ipsum|dolor/i);
  });

  test('has headers', async () => {
    const { headers } = await ask(bodiesOf.mock.url, 'GET /pets');
    expect(headers.get('x-next')).toMatch(/^x next \d+$/);
  });

  test('has a body for another status too', async () => {
    for (const pet of await bodiesOf('POST /pets', '201')) expect(pet.name).toMatch(/^\p{Lu}/u);
  });
});

describe('schemas of every shape', () => {
  const bodiesOf = useDocument('shapes.json');

  test('recursion ends', async () => {
    const [folder] = await bodiesOf('GET /tree');
    expect(folder.folders.length).toBeGreaterThan(0);
    const [link] = await bodiesOf('GET /chain');
    expect(link.next.next).toBeNull();
    for (const list of await bodiesOf('GET /wide')) expect(list.length).toBeGreaterThan(0);
    for (const list of await bodiesOf('GET /lists')) expect(list[0]).toBeInstanceOf(Array);
  });

  test('a discriminator names the alternative', async () => {
    const animals = (await bodiesOf('GET /animals')).flat();
    for (const { kind, lives, barks } of animals) {
      expect({ kind, lives: typeof lives, barks: typeof barks }).toEqual({
        kind,
        lives: kind === 'cat' ? 'number' : 'undefined',
        barks: kind === 'dog' ? 'boolean' : 'undefined',
      });
    }
    expect(new Set(animals.map(({ kind }) => kind))).toEqual(new Set(['cat', 'dog', 'fish']));
    for (const { kind } of await bodiesOf('GET /vehicle')) expect(kind).toBe('Car');
  });

  test('maps, formats, bounds, tuples and patterns', async () => {
    for (const { when, size, labels, secret, ratio } of await bodiesOf('GET /settings')) {
      expect(new Date(when).getFullYear()).toBe(2025);
      expect(['small', 'large']).toContain(size);
      expect(Object.keys(labels).length).toBeGreaterThan(0);
      expect(secret).toBeUndefined();
      expect([0.25, 0.75]).toContain(ratio);
    }
  });

  test('a content without a schema is empty', async () => {
    const { status, text } = await ask(bodiesOf.mock.url, 'GET /bytes');
    expect({ status, text }).toEqual({ status: 200, text: '' });
  });

  test('properties that are called like keywords', async () => {
    for (const body of await bodiesOf('GET /names'))
      expect(body).toMatchObject({
        type: expect.stringMatching(/^type \d+$/),
        not: expect.any(String),
        jsonPath: expect.any(String),
      });
  });
});
