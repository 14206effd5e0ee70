import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Collection } from '../../src/infrastructure/collection.ts';

interface Row {
  id: number;
  owner: number | null;
  date: string | null;
}

const row = fc.record({
  id: fc.integer({ min: 1, max: 20 }),
  owner: fc.option(fc.integer({ min: 1, max: 4 })),
  date: fc.option(fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03')),
});
const step = fc.oneof(
  row.map((value) => ({ put: value })),
  fc.integer({ min: 1, max: 20 }).map((id) => ({ delete: id })),
  fc.constant({ clear: true }),
);

test('indexes give what a walk over all records gives, after any changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const collection = new Collection<Row>('rows', { hash: ['owner'], sorted: 'date' }, () => {});
      const model = new Map<number, Row>();
      const answers: [boolean, boolean][] = [];
      for (const one of steps) {
        if ('put' in one) {
          collection.put(one.put);
          model.set(one.put.id, one.put);
        } else if ('delete' in one) {
          answers.push([collection.delete(one.delete), model.delete(one.delete)]);
        } else {
          collection.clear();
          model.clear();
        }
      }
      expect(answers.every(([found, wanted]) => found === wanted)).toBe(true);
      const all = [...model.values()];
      const inOrder = all.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.id - b.id);
      expect(collection.list()).toEqual(inOrder);
      for (const owner of [1, 2, 3, 4]) {
        const found = collection.hash
          .get('owner')!
          .find(owner)
          .map(({ id }) => id);
        const owned = all.filter((one) => one.owner === owner).map(({ id }) => id);
        expect(found.toSorted(ascending)).toEqual(owned.toSorted(ascending));
      }
    }),
  );
});

test('an id is not used twice, nor is that of a record that is gone', () => {
  const collection = new Collection<Row>('rows', {}, () => {});
  collection.put({ id: 7, owner: null, date: null });
  collection.delete(7);
  expect(collection.nextId()).toBe(8);
});

test('tells of every change', () => {
  const changes: unknown[] = [];
  const collection = new Collection<Row>('rows', {}, (table, id, record) =>
    changes.push([table, id, record?.id]),
  );
  collection.put({ id: 1, owner: null, date: null });
  collection.patch(1, { owner: 2 });
  collection.clear();
  expect(changes).toEqual([
    ['rows', 1, 1],
    ['rows', 1, 1],
    ['rows', 1, undefined],
  ]);
});

const ascending = (one: number, other: number) => one - other;
