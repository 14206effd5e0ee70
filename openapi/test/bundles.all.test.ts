import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validators } from '@telephony/lint/validate';
import type { JsonObject } from '@telephony/contract';
import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';

const bundles = ['openapi.json', 'openapi.codegen.json', 'openapi-3.0.json'].map((name) => ({
  name,
  document: JSON.parse(readFileSync(join(contract.folder, 'dist', name), 'utf8')) as JsonObject,
}));

describe.each(Object.entries(validators))('%s', (_, validate) => {
  test.each(bundles)(
    '$name is valid',
    { timeout: 60_000 },
    async ({ document }) => {
      expect(await validate(document)).toEqual([]);
    },
  );

  test('sees a fault', { timeout: 60_000 }, async () => {
    expect(await validate({ openapi: '3.1.1', info: { title: 'No version' }, paths: {} })).not.toEqual([]);
  });
});

