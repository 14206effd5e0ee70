import { expect, test } from 'vitest';
import { readContract } from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

const named = {
  Named: { $anchor: 'named', type: 'integer' },
  Whole: { $id: 'https://schemas.test/whole', type: 'integer' },
};

test.each([
  ['a pointer', { $ref: '#/components/schemas/Plain' }, { Plain: { type: 'integer' } }],
  ['a pointer, where others have names', { $ref: '#/components/schemas/Named' }, named],
  ['an anchor', { $ref: '#named' }, named],
  ['an id', { $ref: 'https://schemas.test/whole' }, named],
])('a reference by %s leads to its schema', (_name, schema, others) => {
  const components = { schemas: { Outer: { properties: { inner: schema } }, ...others } };
  const { schemas } = readContract(smallDocument({ '/things': { get: { responses: {} } } }, { components }));
  const allows = (inner: unknown) => schemas.allows({ $ref: '#/components/schemas/Outer' }, { inner });
  expect([allows(1), allows('one')]).toEqual([true, false]);
});
