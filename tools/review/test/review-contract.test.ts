import { expect, test } from 'vitest';
import { inlinePathItems } from '../src/review-contract.ts';

const get = { operationId: 'listCdrs', responses: {} };

test('a path item of components is that of its path, with what stands beside the reference', () => {
  const bundle = {
    openapi: '3.1.0',
    paths: { '/cdrs': { $ref: '#/components/pathItems/Cdrs', summary: 'Records' }, '/calls': { get } },
    webhooks: { 'call.missed': { $ref: '#/components/pathItems/Missed' } },
    components: { pathItems: { Cdrs: { get }, Missed: { post: get } }, schemas: {} },
  };
  expect(inlinePathItems(bundle)).toEqual({
    openapi: '3.1.0',
    paths: { '/cdrs': { get, summary: 'Records' }, '/calls': { get } },
    webhooks: { 'call.missed': { post: get } },
    components: { schemas: {} },
  });
});

test('what leads nowhere stays as it is', () => {
  const bundle = { paths: { '/cdrs': { $ref: '#/components/pathItems/Gone' } } };
  expect(inlinePathItems(bundle)).toEqual(bundle);
});
